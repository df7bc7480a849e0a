"""The toy is in the catalogs while its tests run."""

from collections.abc import Iterator

import pytest

from tests.toy import toy_in_catalogs


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_in_catalogs():
        yield
