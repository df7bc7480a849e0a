"""Codes of deals: told on by voice, typed by hand."""

import pytest

from vivaroi_gui.rules.vienna import Options as ViennaOptions
from vivaroi_gui.rules.vivaroi import Options, Placement
from vivaroi_gui.table import deal_codes
from vivaroi_gui.table.deal_codes import UnknownForm, WrongCode, deal_code, read_code

OPTIONS = (
    Options(4),
    Options(3, 1, Placement.RANDOM),
    Options(5, edition="2024"),
    ViennaOptions(3),
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", [0, 123_456_789_012, (1 << 40) - 1])
def test_a_code_comes_back_and_fits_its_own_table_alone(
    options: Options | ViennaOptions, seed: int
) -> None:
    code = deal_code(seed, options)
    again = read_code(code.text)
    assert again == code
    assert [one for one in OPTIONS if again.fits(one)] == [options]


def test_a_code_is_read_as_people_write() -> None:
    code = deal_code(7, Options(4))
    sloppy = f" {code.text.lower().replace('-', ' ').replace('0', 'o').replace('1', 'l')} "
    assert read_code(sloppy) == code


@pytest.mark.parametrize("mark", ["\u2013", "\u2010", "\u00a0", "\u200b", "\ufeff", "\r\n"])
def test_dashes_blanks_and_unseen_marks_of_a_message_are_left_out(mark: str) -> None:
    code = deal_code(7, Options(4))
    assert read_code(mark + code.text.replace("-", mark) + mark) == code


def test_a_letter_that_was_read_otherwise_is_found_out() -> None:
    text = deal_code(123_456_789, Options(4)).text
    found = 0
    for place, letter in enumerate(text):
        for other in set("07KZ") - {letter, "-"}:
            wrong = text[:place] + other + text[place + 1 :]
            try:
                read_code(wrong)
            except (WrongCode, UnknownForm):
                found += 1
            else:
                found -= 1
    assert found > 40


@pytest.mark.parametrize("text", ["", "ABCDE", "ÀÀÀÀÀ-ÀÀÀÀÀ-ÀÀÀÀÀ", "A" * 15, "U" * 15])
def test_what_is_no_code_is_none(text: str) -> None:
    with pytest.raises(WrongCode):
        read_code(text)


def test_an_edition_that_is_not_known_is_of_a_newer_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = deal_code(7, Options(4, edition="2024")).text
    monkeypatch.setattr(deal_codes, "editions", lambda: ("2003", "vienna"))
    with pytest.raises(UnknownForm):
        read_code(text)
