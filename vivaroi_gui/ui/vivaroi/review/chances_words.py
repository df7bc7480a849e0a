"""The words of who was likely to win, and when that changed."""

from collections.abc import Sequence

from vivaroi_gui.ai.review import Chances
from vivaroi_gui.ai.vivaroi.review.parts import Flip
from vivaroi_gui.rules.vivaroi.moves import Card
from vivaroi_gui.table.players import Player
from vivaroi_gui.ui.kit.grammar import labelled
from vivaroi_gui.ui.kit.people import people
from vivaroi_gui.ui.kit.told import plain
from vivaroi_gui.ui.session.chances import TwoCurves, chances_words, whole_percent
from vivaroi_gui.ui.vivaroi.review.findings import Findings
from vivaroi_gui.ui.vivaroi.words.chronicle import chronicle_words
from vivaroi_gui.ui.vivaroi.words.editions import PageWords, lore


class CastleChances(PageWords):
    """Of one game, in the language that is spoken now."""

    def __init__(self, findings: Findings, players: Sequence[Player]) -> None:
        super().__init__()
        self._findings = findings
        self._players = players
        self.options = findings.sights[0].view.options
        self.lore = lore(self.options.edition)

    # --- the curve -----------------------------------------------------------------------------

    def title(self, *, is_public: bool) -> str:
        if is_public:
            return self.tr("Chance to win, as everybody saw it")
        return self.tr("Chance to win, all cards open")

    def switch(self) -> TwoCurves:
        answers = self.tr("Cards open"), self.tr("Seen by all")
        return TwoCurves(self.tr("What the curve is based on"), answers)

    def note(self, *, is_public: bool) -> str:
        """How well the curve is known; nothing before there is one."""
        playouts = self._findings.playouts(is_public=is_public)
        if not playouts:
            return ""
        margin = chances_words().margin(self._findings.margin(is_public=is_public))
        return f"{self.lore.how_estimated().format(count=playouts)} {margin}"

    def name(self, rival: int) -> str:
        """Of a seat, or of the Emissary, who comes last."""
        if rival == self.options.seats:
            return self.lore.emissary_in_brief()
        return people().seat(self._players[rival])

    def line(self, rival: int, points: Sequence[tuple[int, Chances]]) -> str:
        """A line in a sentence: at the start, after each round, and at each turning point."""
        turns = {one.at for one in self._findings.turning_points}
        told = []
        for at, chances in points:
            came = self._findings.happenings[at]
            is_told = at == 0 or at in turns or came.counted is not None
            if is_told:
                where = self.came(at).rstrip(".") if at else self.tr("at the start")
                told.append(labelled(where, chances_words().percent(chances.means[rival])))
        return labelled(self.name(rival), "; ".join(told))

    def at(self, at: int, *, is_public: bool) -> str:
        """What came at a place, and how likely everybody was to win then."""
        chances = self._findings.chances_at(at, is_public=is_public)
        means = () if chances is None else chances.means
        shares = (
            labelled(self.name(rival), chances_words().percent(mean))
            for rival, mean in enumerate(means)
        )
        return " ".join(filter(None, (self.came(at), ", ".join(shares))))

    # --- what came -----------------------------------------------------------------------------

    def came(self, at: int) -> str:
        """What came at a place, as the chronicle tells it."""
        came = self._findings.happenings[at]
        if came.is_deal:
            return self.lore.new_cards(came.round)
        for event in self._findings.sights[at].events:
            line = chronicle_words().line(event, self._players, self.lore)
            if line:
                return plain(line)
        return ""

    # --- single votes --------------------------------------------------------------------------

    def flips(self) -> str:
        return self.tr("One vote decided")

    def flip(self, flip: Flip) -> str:
        """What would have come of another card."""
        election = self._findings.happenings[flip.at].election
        assert election is not None, "a vote without an election"
        text = self._by_one(flip) if len(flip.voters) == 1 else self._by_any(flip.card)
        character = self.lore.named(election.character)
        return text.format(name=self.name(flip.voters[0]), character=character)

    def _by_one(self, flip: Flip) -> str:
        if self._players[flip.voters[0]].is_team:
            return {
                Card.YES: self.tr(
                    "Had {name} voted Yes, {character} would have been crowned.", "a team"
                ),
                Card.NO: self.tr("Had {name} voted No: no crown for {character}.", "a team"),
                Card.STOMACH_ACHE: self.tr(
                    "Had {name} played the Stomach-ache: no crown for {character}.", "a team"
                ),
            }[flip.card]
        return {
            Card.YES: self.tr("Had {name} voted Yes, {character} would have been crowned."),
            Card.NO: self.tr("Had {name} voted No: no crown for {character}."),
            Card.STOMACH_ACHE: self.tr(
                "Had {name} played the Stomach-ache: no crown for {character}."
            ),
        }[flip.card]

    def _by_any(self, card: Card) -> str:
        return {
            Card.YES: self.tr("With a Yes instead, {character} would have been crowned."),
            Card.NO: self.tr("One more No, and no crown for {character}."),
            Card.STOMACH_ACHE: self.tr("One Stomach-ache, and no crown for {character}."),
        }[card]

    def otherwise(self, rival: int, here: float, there: float) -> str:
        return self.tr("{name}: {here}% in the game, {there}% otherwise").format(
            name=self.name(rival), here=whole_percent(here), there=whole_percent(there)
        )

    def flip_note(self) -> str:
        """What the figures of single votes are, and what they are told from."""
        return self.tr(
            "Chance to win in the game, and with the other vote. All other votes and cards are "
            "unchanged; the rest was played many times."
        )

    # --- luck ----------------------------------------------------------------------------------

    def luck(self) -> str:
        return self.tr("Luck of the cards")

    def luck_note(self) -> str:
        return self.tr("How much the cards dealt changed the chance to win, all rounds together.")
