"""How much one person or one address may do."""

from __future__ import annotations

import time
from collections import defaultdict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

MOST_KEYS = 20_000
SUBSCRIBER_BITS = 64
"""Of an address of IPv6: what a provider gives to one customer, who may then use as many addresses as he likes."""


PERSONS_OF_AN_ADDRESS = 3
"""How many who do as much as one person may, one address has."""


@lru_cache(MOST_KEYS)
def network_of(host: str) -> str:
    """The address of a caller as far as limits tell callers apart."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or ip_network((address, SUBSCRIBER_BITS), strict=False))
    return str(address)


class Rate:
    """So many in so many seconds, for each key; what was saved up may be spent at once."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.kept: dict[str, tuple[float, float]] = {}  # what is left, and when it was counted

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Whether one more may be, or one that counts for several."""
        cost = min(cost, self.count)
        at = time.monotonic()
        kept = self.kept.get(key)
        if kept is None:
            left = float(self.count)
            if len(self.kept) >= MOST_KEYS:
                self._forget(at)
        else:
            left = min(self.count, kept[0] + (at - kept[1]) * self.count / self.seconds)
        if left < cost:
            return False
        self.kept[key] = (left - cost, at)
        return True

    def _forget(self, at: float) -> None:
        """Those who have saved up everything again need not be remembered."""
        self.kept = {key: kept for key, kept in self.kept.items() if at - kept[1] < self.seconds}
        while len(self.kept) >= MOST_KEYS:
            self.kept.pop(next(iter(self.kept)))


class Both:
    """So many for each person, and some more for each address, whoever its callers say they are."""

    def __init__(self, count: int, seconds: float) -> None:
        self.persons = Rate(count, seconds)
        self.addresses = Rate(count * PERSONS_OF_AN_ADDRESS, seconds)

    def allows(self, person: str, address: str) -> bool:
        return self.persons.allows(person) and self.addresses.allows(address)


class Places:
    """So many at the same time, for each key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: dict[str, int] = defaultdict(int)

    def take(self, key: str) -> bool:
        if self.taken[key] >= self.most:
            return False
        self.taken[key] += 1
        return True

    def free(self, key: str) -> None:
        self.taken[key] -= 1
        if self.taken[key] <= 0:
            del self.taken[key]
