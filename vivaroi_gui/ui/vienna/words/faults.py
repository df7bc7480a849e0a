"""What is wrong with an owner's board, and what to do about it."""

from functools import cache

from PySide6.QtCore import QObject

from vivaroi_gui.rules.vienna.faults import BadValue, Fault


class FaultWords(QObject):
    """In the language that is spoken now: ask again after each LanguageChange."""

    def told(self, error: BadValue) -> str:
        """With the line on which it is."""
        return self.tr("Line {line}: {what}").format(line=error.line, what=self._what(error))

    def _what(self, error: BadValue) -> str:
        told = {**self._of_the_file(), **self._of_names(), **self._of_values(), **self._of_cards()}
        section, *_ = error.path or ("",)
        return told[error.fault].format(
            section=section,
            value=" ".join(error.path[-1:]),
            found=error.found,
            known=", ".join(error.known),
            lowest=error.lowest,
            highest=error.highest,
        )

    def _of_the_file(self) -> dict[Fault, str]:
        return {
            Fault.NOT_TEXT: self.tr(
                "this is not text in UTF-8. Save the file once more in that encoding."
            ),
            Fault.TOO_LONG: self.tr(
                "the file is longer than {highest} bytes. Leave in it what differs on your board."
            ),
            Fault.SYNTAX: self.tr(
                "this cannot be read. Write each value once, as in “cost = 2”, and words in "
                "straight quotation marks."
            ),
        }

    def _of_names(self) -> dict[Fault, str]:
        return {
            Fault.UNKNOWN_SECTION: self.tr("there is no stop “{found}”. There are: {known}."),
            Fault.NOT_A_SECTION: self.tr(
                "“{value}” has values of its own. Write them below a line [{value}]."
            ),
            Fault.UNKNOWN_KEY: self.tr("“{section}” has no value “{found}”. It has: {known}."),
        }

    def _of_values(self) -> dict[Fault, str]:
        return {
            Fault.NOT_A_NUMBER: self.tr(
                "“{value}” has to be a whole number from {lowest} to {highest}, not {found}."
            ),
            Fault.NOT_NUMBERS: self.tr(
                "“{value}” has to be numbers from {lowest} to {highest} in brackets, as [2, 3], or "
                "“{known}” in quotation marks; not {found}."
            ),
            Fault.NO_NUMBER: self.tr(
                "nobody could place dice there. Write at least one number into the brackets."
            ),
            Fault.TOO_MANY: self.tr(
                "a stop has {highest} numbers at most; {found} are more. Leave some of them out."
            ),
            Fault.TWICE: self.tr("a number is there twice: {found}. Leave one of them out."),
            Fault.UNKNOWN_WORD: self.tr(
                "“{value}” has to be one of these words: {known}; not {found}."
            ),
            Fault.NOT_A_NAME: self.tr(
                "a name has letters only, {highest} at most; “{found}” is not one."
            ),
        }

    def _of_cards(self) -> dict[Fault, str]:
        return {
            Fault.CARD_MISSING: self.tr(
                "say which special card this stop hands out, with a value “card”: {known}."
            ),
            Fault.CARD_NOWHERE: self.tr(
                "no stop hands out the special card “{found}” any more. Give it to one."
            ),
            Fault.WRONG_COUNT: self.tr(
                "there have to be {lowest} characters in all; these are {found}."
            ),
        }


@cache
def fault_words() -> FaultWords:
    """The one FaultWords of the program."""
    return FaultWords()
