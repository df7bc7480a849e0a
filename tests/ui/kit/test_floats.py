"""Who is seen of all that floats over a table: one at a time, what matters most first."""

from functools import partial

import pytest

from vivaroi_gui.ui.kit.floats import Float, Floats


class Heard:
    """Tells what everybody is told."""

    def __init__(self) -> None:
        self.floats = Floats()
        self.told: list[tuple[Float, bool]] = []
        for kind in Float:
            self.floats.add(kind, partial(self._hear, kind))

    def _hear(self, kind: Float, is_seen: bool) -> None:
        self.told.append((kind, is_seen))


@pytest.mark.parametrize("greater", list(Float))
@pytest.mark.parametrize("lesser", list(Float))
def test_the_greater_one_is_seen_whoever_came_first(greater: Float, lesser: Float) -> None:
    if greater >= lesser:
        return
    for order in ((greater, lesser), (lesser, greater)):
        heard = Heard()
        for kind in order:
            heard.floats.claim(kind)
        assert heard.floats.seen is greater
        assert not heard.floats.may_show(lesser)


def test_what_waits_comes_back_and_what_is_of_the_moment_does_not() -> None:
    for kind in Float:
        heard = Heard()
        heard.floats.claim(kind)
        heard.floats.set_open(is_open=False)
        heard.floats.set_open(is_open=True)
        is_of_the_moment = kind in (Float.REFUSAL, Float.TIP, Float.VOICE)
        assert heard.floats.seen is (None if is_of_the_moment else kind)
        back = [] if is_of_the_moment else [(kind, True)]
        assert heard.told == [(kind, True), (kind, False), *back]


def test_who_has_nothing_to_show_any_more_makes_room() -> None:
    heard = Heard()
    heard.floats.claim(Float.RECAP)
    heard.floats.claim(Float.HINT)
    assert not heard.floats.claim(Float.VOICE)
    heard.floats.leave(Float.HINT)
    assert heard.floats.seen is Float.RECAP
    heard.floats.leave(Float.RECAP)
    assert heard.floats.seen is None


def test_people_put_away_what_they_see_but_not_the_cat() -> None:
    heard = Heard()
    heard.floats.claim(Float.RECAP)
    heard.floats.claim(Float.NOTICE)
    assert heard.floats.dismiss()
    assert not heard.floats.claims(Float.NOTICE)
    heard.floats.claim(Float.COACH)
    assert not heard.floats.dismiss()
    assert heard.floats.claims(Float.COACH)


def test_who_is_told_may_claim_and_leave_at_once() -> None:
    floats, told = Floats(), []

    def hint(is_seen: bool) -> None:
        told.append(("hint", is_seen))
        if is_seen:
            floats.leave(Float.HINT)

    floats.add(Float.HINT, hint)
    floats.add(Float.RECAP, lambda is_seen: told.append(("recap", is_seen)))
    floats.claim(Float.RECAP)
    assert not floats.claim(Float.HINT)
    assert floats.seen is Float.RECAP
    assert told == [
        ("recap", True),
        ("recap", False),
        ("hint", True),
        ("hint", False),
        ("recap", True),
    ]
