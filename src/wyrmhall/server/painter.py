"""A process that paints one picture: SVG on its standard input, the width as its argument, PNG on its standard output.

In a process of its own, since painting takes a tenth of a second in which nobody else could be served.
"""

from __future__ import annotations

import sys

import resvg_py

# Drawings name a kind of font only; the painter knows none, so it is told some that machines have.
FAMILIES = {
    "sans-serif": "DejaVu Sans, Noto Sans, Liberation Sans, Roboto, Arial, Helvetica, sans-serif",
    "monospace": "DejaVu Sans Mono, Noto Sans Mono, Liberation Mono, Menlo, Consolas, monospace",
}


def main() -> None:
    svg = sys.stdin.buffer.read().decode()
    for kind, known in FAMILIES.items():
        svg = svg.replace(f'font-family="{kind}"', f'font-family="{known}"')
    sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, width=int(sys.argv[1])))


if __name__ == "__main__":
    main()
