"""Every command of the window, once: menus, top bar and the shortcut list are made of these."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from vivaroi_gui.languages import LANGUAGES
from vivaroi_gui.ui.app.page_parts import PageParts
from vivaroi_gui.ui.kit import styles
from vivaroi_gui.ui.kit.chosen_keys import ChosenKeys
from vivaroi_gui.ui.kit.key_names import tell_keys
from vivaroi_gui.ui.kit.key_places import LetterKeys
from vivaroi_gui.ui.kit.mnemonics import mark_actions, plain
from vivaroi_gui.ui.kit.telling import ask_by_keys
from vivaroi_gui.ui.kit.tones import CONTRAST
from vivaroi_gui.ui.setting import Preference
from vivaroi_gui.ui.settings import Settings, Speed, Theme

Key = QKeySequence.StandardKey
Role = QAction.MenuRole
T = TypeVar("T")
_MUTE = "Meta+M" if sys.platform == "darwin" else "Ctrl+M"
"""On macOS, where Qt calls the Command key Ctrl, that key puts windows away."""


class _Keys(NamedTuple):
    """A standard key where the system has one, else the fallback; others do it as well."""

    standard: QKeySequence.StandardKey | None
    fallback: str
    others: tuple[str, ...] = ()


class Actions(QObject):
    """The QActions; the window connects them and switches them on and off.

    Their keys work as long as ``centre``, what a window is all about, is not covered; those of
    ``passing`` work all the same.  Whatever covers it may use any of the other keys.
    """

    def __init__(self, window: QWidget, centre: QWidget) -> None:
        super().__init__(window)
        self._window, self._centre = window, centre
        self._has_letters = LetterKeys.are_heard
        self.all: list[QAction] = []
        self._make_game()
        self._make_move()
        self._make_view()
        self._make_help()
        self._make_choices()
        parts = self.next_part, self.part_before
        self.passing = self.quit, self.full_screen, self.rules, self.tell, *parts
        window.addActions(self.passing)
        centre.addActions([one for one in self.all if one not in self.passing])
        named = {name: one for name, one in vars(self).items() if isinstance(one, QAction)}
        self.keys = ChosenKeys({name: one for name, one in named.items() if one.shortcuts()})
        """Those that have keys at first: people may give them others."""
        PageParts(window, self.next_part, self.part_before)
        self.tell.triggered.connect(lambda: ask_by_keys(QApplication.activeWindow() or window))
        self.retranslate()

    def _make_game(self) -> None:
        self.new_game = self._make(_Keys(Key.New, "Ctrl+N"))
        self.load = self._make(_Keys(Key.Open, "Ctrl+O"))
        self.save = self._make(_Keys(Key.Save, "Ctrl+S"))
        self.save_as = self._make(_Keys(Key.SaveAs, "Ctrl+Shift+S"))
        self.export = self._make(None)
        self.import_ = self._make(None)
        self.resume = self._make(_Keys(None, "Ctrl+R"))
        self.replay = self._make(None)
        self.explain = self._make(None)
        self.share_deal = self._make(None)
        self.deal_again = self._make(None)
        self.memories = self._make(None)
        self.settings = self._make(_Keys(Key.Preferences, "Ctrl+,"), Role.PreferencesRole)
        self.quit = self._make(_Keys(Key.Quit, "Ctrl+Q"), Role.QuitRole)

    def _make_move(self) -> None:
        self.undo = self._make(_Keys(Key.Undo, "Ctrl+Z"))
        self.redo = self._make(_Keys(Key.Redo, "Ctrl+Shift+Z", ("Ctrl+Shift+Z", "Ctrl+Y")))
        self.hint = self._make(_Keys(None, "H"))
        self.skip = self._make(_Keys(None, "Ctrl+Space"))
        self.cover = self._make(_Keys(None, "S"))
        self.happened = self._make(_Keys(None, "F2"))
        self.moves = self._make(_Keys(None, "F4"))
        self.notes = self._make(_Keys(None, "F3"))
        self.tell = self._make(_Keys(None, "Ctrl+I"))
        self.seats = self._make(None)
        self.seats_menu = QMenu(self._window)
        """Filled by the session each time it is about to show."""
        styles.keep_styled(self.seats_menu, lambda: styles.styled(styles.MENU))
        self.seats.setMenu(self.seats_menu)

    def _make_view(self) -> None:
        self.full_screen = self._make(_Keys(Key.FullScreen, "F11"), is_checkable=True)
        self.afar = self._make(_Keys(None, "Ctrl+L"), is_checkable=True)
        self.contrast = self._make(None, is_checkable=True)
        self.calm = self._make(None, is_checkable=True)
        self.marks = self._make(None, is_checkable=True)
        self.mute = self._make(_Keys(None, _MUTE), is_checkable=True)
        self.next_part = self._make(_Keys(None, "F6"))
        self.part_before = self._make(_Keys(None, "Shift+F6"))

    def _make_help(self) -> None:
        self.rules = self._make(_Keys(Key.HelpContents, "F1"))
        self.learn = self._make(None)
        self.shortcuts = self._make(_Keys(None, "Ctrl+?"))
        self.accessibility = self._make(None)
        self.about = self._make(None, Role.AboutRole)
        self.about_qt = self._make(None, Role.AboutQtRole)

    def _make_choices(self) -> None:
        """The commands that are settings too."""
        self.languages = self._choice(LANGUAGES)
        self.themes = self._choice(Theme)
        self.speeds = self._choice(Speed)
        self._switches = {
            Settings.is_full_screen.key: self.full_screen,
            Settings.is_afar.key: self.afar,
            Settings.marks_favourites.key: self.marks,
            Settings.is_muted.key: self.mute,
        }
        self._wishes = {self.calm: Settings.calm.key, self.contrast: Settings.contrast.key}
        self._choices: dict[str, Mapping[Any, QAction]] = {
            Settings.language.key: self.languages,
            Settings.theme.key: self.themes,
            Settings.speed.key: self.speeds,
        }

    @property
    def heard(self) -> Sequence[QAction]:
        """Those whose keys work now."""
        return self.all if self._centre.isEnabled() else self.passing

    def with_keys(self) -> list[QAction]:
        """Every command that has a key and is offered, in the order of the menus."""
        return [one for one in self.all if one.shortcuts() and one.isVisible()]

    def leave_out(self, settings: frozenset[str]) -> None:
        """Hides what means nothing in the game of now, by the keys of the settings."""
        for action in (self.cover, self.notes):
            action.setVisible(Settings.curtain.key not in settings)
        self.marks.setVisible(Settings.marks_favourites.key not in settings)

    def retranslate(self) -> None:
        """Names the commands in the language that is spoken now."""
        for action, text in (
            (self.new_game, self.tr("&New game…")),
            (self.resume, self.tr("&Continue the game")),
            (self.load, self.tr("&Load…")),
            (self.save, self.tr("&Save")),
            (self.save_as, self.tr("Save &as…")),
            (self.export, self.tr("E&xport…")),
            (self.import_, self.tr("&Import…")),
            (self.replay, self.tr("Re&play")),
            (self.explain, self.tr("Explain the &game")),
            (self.share_deal, self.tr("S&hare this deal…")),
            (self.deal_again, self.tr("Play a shared &deal…")),
            (self.memories, self.tr("&Memories")),
            (self.settings, self.tr("S&ettings…")),
            (self.quit, self.tr("&Quit")),
            (self.undo, self.tr("&Undo")),
            (self.redo, self.tr("R&edo")),
            (self.hint, self.tr("&Hint")),
            (self.skip, self.tr("S&kip the animation")),
            (self.cover, self.tr("&Cover my favourites")),
            (self.happened, self.tr("What ha&ppened?")),
            (self.moves, self.tr("&List of moves")),
            (self.notes, self.tr("My secret &notes")),
            (self.seats, self.tr("&Who plays")),
            (self.full_screen, self.tr("&Full screen")),
            (self.afar, self.tr("&Read from afar")),
            (self.contrast, self.tr("High &contrast")),
            (self.calm, self.tr("&Reduce motion")),
            (self.marks, self.tr("&Mark my favourites with a heart")),
            (self.mute, self.tr("M&ute the sound")),
            (self.next_part, self.tr("Ne&xt part of the page")),
            (self.part_before, self.tr("Part of the page &before")),
            *self._help(),
        ):
            action.setText(text)
            action.setIconText(plain(text))  # a step may be named behind it
        self._tell_mute(is_muted=self.mute.isChecked())
        self._name_choices()

    def _help(self) -> Sequence[tuple[QAction, str]]:
        return (
            (self.rules, self.tr("&Rules of the game")),
            (self.learn, self.tr("&Learn to play…")),
            (self.tell, self.tr("What &is this?")),
            (self.shortcuts, self.tr("&Keyboard")),
            (self.accessibility, self.tr("A&ccessibility")),
            (self.about, self.tr("&About Viva il Re!")),
            (self.about_qt, self.tr("About &Qt")),
        )

    def _name_choices(self) -> None:
        """A language by its own name, whatever is spoken."""
        for code, action in self.languages.items():
            action.setText(LANGUAGES[code])
        for action, text in (
            (self.themes[Theme.DUSK], self.tr("&Dusk")),
            (self.themes[Theme.DAY], self.tr("D&ay")),
            (self.themes[Theme.SYSTEM], self.tr("Same as the s&ystem")),
            (self.speeds[Speed.OFF], self.tr("&No animation")),
            (self.speeds[Speed.SLOW], self.tr("&Slow")),
            (self.speeds[Speed.NORMAL], self.tr("N&ormal")),
            (self.speeds[Speed.FAST], self.tr("&Fast")),
        ):
            action.setText(text)

    def follow(self, settings: Settings) -> None:
        """Keeps those that are settings too alike with them, both ways."""
        for key, action in self._switches.items():
            action.toggled.connect(partial(_choose, settings, key))
        for key, group in self._choices.items():
            for value, action in group.items():
                action.triggered.connect(partial(_choose, settings, key, value))
        for action, key in self._wishes.items():
            action.triggered.connect(partial(_prefer, settings, key, action))
        self._followed = settings  # a partial with them in it would keep both for ever
        settings.changed.connect(self._tick)
        self._tick()

    def _tick(self) -> None:
        settings = self._followed
        self.keys.take(settings.keys, has_letters=settings.has_letter_keys)
        LetterKeys.are_heard = settings.has_letter_keys
        self._name_keys()
        self._tell_mute(is_muted=settings.is_muted)
        self.calm.setChecked(settings.is_calm)
        self.contrast.setChecked(settings.look == CONTRAST.name)
        for key, action in self._switches.items():
            action.setChecked(settings.chosen[key])
        for key, group in self._choices.items():
            group[settings.chosen[key]].setChecked(True)

    def _name_keys(self) -> None:
        """All that names a key is said anew where it is another one now."""
        keys = {name: one.shortcut() for name, one in self.keys.actions.items()}
        is_new = tell_keys({name: key for name, key in keys.items() if not key.isEmpty()})
        if self._has_letters is not LetterKeys.are_heard or is_new:
            self._has_letters = LetterKeys.are_heard
            QApplication.postEvent(self._window, QEvent(QEvent.Type.LanguageChange))

    def _tell_mute(self, *, is_muted: bool) -> None:
        self.mute.setStatusTip(self.tr("The sound is off.") if is_muted else "")

    def menus(self, parent: QWidget) -> list[QMenu]:
        """Game, Move, View and Help, made anew in the language that is spoken now."""
        game = _menu(parent, self.tr("&Game"), self.new_game, self.resume, self.load)
        game.addSeparator()
        game.addActions([self.save, self.save_as])
        game.addSeparator()
        game.addActions([self.export, self.import_])
        game.addActions([self.replay, self.explain, self.memories])
        game.addActions([self.share_deal, self.deal_again])
        game.addSeparator()
        game.addActions([self.settings, self.quit])
        move = _menu(parent, self.tr("&Move"), self.undo, self.redo, self.hint, self.skip)
        move.addActions([self.cover, self.happened, self.moves, self.notes])
        move.addSeparator()
        move.addAction(self.seats)
        move.aboutToShow.connect(lambda: mark_actions(move.actions()))  # steps have names
        view = _menu(parent, self.tr("&View"), self.full_screen, self.afar)
        for title, group in (
            (self.tr("&Language"), self.languages),
            (self.tr("&Theme"), self.themes),
            (self.tr("&Animation"), self.speeds),
        ):
            view.addMenu(_menu(view, title, *group.values()))
        view.addActions([self.contrast, self.calm, self.marks, self.mute])
        view.addSeparator()
        view.addActions([self.next_part, self.part_before])
        help_ = _menu(parent, self.tr("&Help"), self.learn, self.rules)
        help_.addActions([self.tell, self.shortcuts, self.accessibility])
        help_.addSeparator()
        help_.addActions([self.about, self.about_qt])
        mark_actions([menu.menuAction() for menu in (game, move, view, help_)])
        for menu in (game, move, view, help_, *view.findChildren(QMenu)):
            mark_actions(menu.actions())
        return [game, move, view, help_]

    def _make(
        self,
        keys: _Keys | None,
        role: QAction.MenuRole = Role.NoRole,
        is_checkable: bool = False,
    ) -> QAction:
        action = QAction(self)
        action.setMenuRole(role)
        action.setCheckable(is_checkable)
        if keys:
            action.setShortcuts(_shortcuts(keys))
        self.all.append(action)
        return action

    def _choice(self, values: Iterable[T]) -> dict[T, QAction]:
        group = QActionGroup(self)
        return {value: group.addAction(self._make(None, is_checkable=True)) for value in values}


def _prefer(settings: Settings, name: str, action: QAction, *_: bool) -> None:
    """Chosen by hand, it no longer goes with the system."""
    settings.update(**{name: Preference.ON if action.isChecked() else Preference.OFF})


def _choose(settings: Settings, name: str, value: object, *_: bool) -> None:
    settings.update(**{name: value})


def _shortcuts(keys: _Keys) -> list[QKeySequence]:
    standard = QKeySequence.keyBindings(keys.standard) if keys.standard else []
    first = list(standard) or [QKeySequence(keys.fallback)]
    others = [QKeySequence(one) for one in keys.others]
    return [*first, *(one for one in others if one not in first)]


def _menu(parent: QWidget, title: str, *actions: QAction) -> QMenu:
    menu = QMenu(title, parent)
    menu.addActions(list(actions))
    menu.menuAction().setMenuRole(Role.NoRole)
    return menu
