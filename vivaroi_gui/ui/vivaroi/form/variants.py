"""The options and variants of 2024, each explained; what the rules settle says why."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vivaroi_gui.rules.core import Sides
from vivaroi_gui.ui.kit.access_faces import SilentLabel
from vivaroi_gui.ui.kit.controls import Switch
from vivaroi_gui.ui.kit.fonts import body
from vivaroi_gui.ui.kit.kept_sizes import keep_font
from vivaroi_gui.ui.kit.paper_dialog import PaperDialog
from vivaroi_gui.ui.kit.reasons import allow
from vivaroi_gui.ui.kit.styles import keep_styled, styled
from vivaroi_gui.ui.kit.tips import set_description
from vivaroi_gui.ui.vivaroi.form.form import Form, Wish
from vivaroi_gui.ui.vivaroi.form.words import FormWords

_INDENT = 64


class Variants(PaperDialog):
    """Switches for the wishes of a form; ``wished`` brings the form as it is then."""

    wished = Signal(object)

    def __init__(self, form: Form, sides: Sides, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = FormWords(self)
        self._form = form
        self._sides = sides
        self.switches: dict[Wish, Switch] = {}
        self._told: dict[Wish, SilentLabel] = {}
        self.body.setSpacing(0)
        for wish in Wish:
            self._add(wish)
        self.body.addStretch(1)
        self._show()
        self.finish(820, 580)

    def _add(self, wish: Wish) -> None:
        switch, told = Switch(self, breaks=True), SilentLabel(self)
        switch.set_unit(1.1)
        switch.clicked.connect(lambda is_on: self._wish(wish, is_on))
        keep_font(told, body, 16.5)
        told.setWordWrap(True)
        told.setIndent(_INDENT)
        keep_styled(told, lambda: styled("color: $soft_ink"))
        self.switches[wish], self._told[wish] = switch, told
        self.body.addWidget(switch)
        self.body.addSpacing(3)  # below the frame of the focus
        self.body.addWidget(told)
        self.body.addSpacing(6)

    def _wish(self, wish: Wish, is_on: bool) -> None:
        self._form = self._form.wished(wish, is_on=is_on)
        self._show()
        self.wished.emit(self._form)

    def _show(self) -> None:
        """Shows what is wished and what the rules settle."""
        played = self._form.options(self._sides)
        for wish, switch in self.switches.items():
            switch.setChecked(getattr(played, wish))
            settled = self._form.settled(wish, self._sides)
            reason = "" if settled is None else self._words.settled(wish, is_on=settled)
            allow(switch, reason)

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(self.tr("Options and variants"))
        for wish, switch in self.switches.items():
            settled = self._form.settled(wish, self._sides)
            told = self._words.wish_told(wish)
            if settled is not None:
                told = f"{told} {self._words.settled(wish, is_on=settled)}"
            switch.setText(self._words.wish(wish))
            switch.setAccessibleName(switch.words)
            set_description(switch, told)
            self._told[wish].setText(told)
