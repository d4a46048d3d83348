"""Which browser the tests drive: the system's Chromium, else the one in an npm package (no root, no other download)."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "client" / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED = ROOT / "build" / "chromium"

UNWANTED = (
    # What Playwright turns off, since the last list counts alone.
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,"
    # Each window would start a process for an address line that nobody sees: more work than most pages of a test.
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup"
)


def launch_arguments() -> dict[str, Any]:
    """How to start Chromium here."""
    node = shutil.which("node")
    if node:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)  # Playwright's own needs a library that Debian may lack
    for name in (os.environ.get("WYRMHALL_CHROMIUM"), "chromium", "chromium-browser", "google-chrome"):
        if name and (found := shutil.which(name)):
            return {"executable_path": found, "args": [f"--disable-features={UNWANTED}"]}
    if not (PACKAGE.exists() and node):
        pytest.fail("no Chromium: apt install chromium, or run npm ci in client/", pytrace=False)
    if not (UNPACKED / "fonts.conf").exists():
        _unpack(node)
    libraries, fonts = UNPACKED / "al2023" / "lib", UNPACKED / "fonts.conf"
    environment = {**os.environ, "LD_LIBRARY_PATH": str(libraries), "FONTCONFIG_FILE": str(fonts)}
    return {"executable_path": str(UNPACKED / "chromium"), "env": environment}


def _unpack(node: str) -> None:
    subprocess.run([node, str(Path(__file__).with_name("unpack.mjs")), str(PACKAGE), str(UNPACKED)], check=True)
    for name in ("al2023", "fonts", "swiftshader"):
        with tarfile.open(UNPACKED / f"{name}.tar") as tar:
            # Debian 12's Python 3.11.2 has no extraction filters yet.
            if hasattr(tarfile, "data_filter"):
                tar.extractall(UNPACKED / name, filter="data")
            else:
                tar.extractall(UNPACKED / name)
    # Last, since it says that all is there. The package's own file points at folders of another machine.
    (UNPACKED / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{UNPACKED / 'fonts'}</dir><cachedir>{UNPACKED / 'fc-cache'}</cachedir></fontconfig>"
    )
