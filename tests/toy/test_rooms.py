"""No room knows a game before it is asked for one."""

import subprocess
import sys

ROOMS = ("table.table", "table.saves", "ai.worker", "engine")


def test_no_game_is_loaded_before_somebody_asks_for_it() -> None:
    lines = [*(f"import vivaroi_gui.{room}" for room in ROOMS), "import sys", "print(*sys.modules)"]
    command = [sys.executable, "-c", "\n".join(lines)]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    assert "vivaroi_gui.rules.catalog" in told
    assert [name for name in told if "vivaroi_gui" in name and name.endswith(".vivaroi")] == []
