"""Passkeys: what a browser is asked to make or to show, and whether what it gives is good at this address."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from wyrmhall.server.identity import hashed
from wyrmhall.server.persons import Kept, Passkey
from wyrmhall.server.rejected import Rejected
from wyrmhall.server.rows import now
from wyrmhall.server.settings import Settings
from wyrmhall.server.wire_people import WebAuthn

HOUSE = "Wyrmhall"
LOOPBACK = "localhost"
# Whatever a stranger sends may fail in the library's parsers in these ways.
UNREADABLE = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, IndexError)


class Place(NamedTuple):
    """The name that passkeys are bound to, and the pages that may use them."""

    rp_id: str
    origins: list[str]


def place_of(settings: Settings, host: str) -> Place:
    """By the operator's word (`public_url`), else by the name that the browser used; loopback is always itself.

    A browser signs only for the name it sees, so a false `Host` brings nobody anything."""
    named = _name(host)
    if settings.public_url and named != LOOPBACK:
        parts = urlsplit(settings.public_url)
        further = [each.strip() for each in settings.origins.split(",") if each.strip()]
        named, origins = (parts.hostname or "").lower(), [f"{parts.scheme}://{parts.netloc}", *further]
    else:
        origins = [f"https://{host}", f"http://{host}"]
    if not named or _is_address(named):
        raise Rejected("passkey-needs-name")
    return Place(named, origins)


def to_make(place: Place, person: Kept, known: Sequence[Passkey], challenge: str) -> dict[str, object]:
    """What the browser is asked for so that it makes a passkey, which it then finds by itself."""
    options = webauthn.generate_registration_options(
        rp_id=place.rp_id,
        rp_name=HOUSE,
        user_id=person.id.encode(),
        user_name=person.shown or HOUSE,
        user_display_name=person.shown or HOUSE,
        challenge=challenge.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(k.credential)) for k in known],
    )
    return options_to_json_dict(options)


def to_show(place: Place, challenge: str, verified: bool = False) -> dict[str, object]:
    """What the browser is asked for so that it shows one of the passkeys it has for us; `verified`: to its person."""
    wish = UserVerificationRequirement.REQUIRED if verified else UserVerificationRequirement.PREFERRED
    options = webauthn.generate_authentication_options(
        rp_id=place.rp_id, challenge=challenge.encode(), user_verification=wish
    )
    return options_to_json_dict(options)


def challenge_in(credential: WebAuthn) -> str:
    """The challenge that a credential says it answers; whether it is ours is for the tickets to say."""
    try:
        data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return data.challenge.decode("ascii")
    except UNREADABLE:
        raise Rejected("bad-passkey") from None


def made(place: Place, person: str, credential: WebAuthn, challenge: str, agent: str) -> Passkey:
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=place.rp_id,
            expected_origin=place.origins,
        )
    except UNREADABLE:
        raise Rejected("bad-passkey") from None
    id, key = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
    return Passkey(hashed(id), person, id, key, found.sign_count, agent, now(), now())


def id_in(credential: WebAuthn) -> str:
    """The id of a credential, in the one way of writing it."""
    try:
        return bytes_to_base64url(base64url_to_bytes(credential["id"]))
    except UNREADABLE:
        raise Rejected("bad-passkey") from None


def count_shown(place: Place, passkey: Passkey, credential: WebAuthn, challenge: str, verified: bool = False) -> int:
    """Raises unless the credential is this passkey's; gives its new counter.

    `verified`: unless the device has made sure of its person too, by a finger, a face or a code."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=place.rp_id,
            expected_origin=place.origins,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
            require_user_verification=verified,
        )
    except UNREADABLE:
        raise Rejected("bad-passkey") from None
    return found.new_sign_count


def _name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
