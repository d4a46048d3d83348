"""Mutants: small mistakes put into Python source, each one edit that leaves every other byte as it was."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff

NO_RULES = {"label", "prompt", "preview", "words", "signs", "subject", "does", "reflex", "reach"}
"""Methods that say things in words or icons, or what a question is about, which golden files and the laws of texts,
faces and subjects keep; what a deed is called for programs that learn; what bots answer at once; and what may be
reached, which people are shown beside a question."""
SAID = {"Msg", "Says", "Msg | None", "Says | None", "list[Msg]", "list[Says]", "list[Infinitive]"}
"""What a function gives that only words things."""
FOR_BOTS = "Prices"
"""The class of what things are worth to a bot: what takes it guesses the worth of a card, and no rule asks for that."""
MANY_ROWS = 8
"""So many rows of one class make a table of printed facts, which tests compare with what the box prints."""
AGREED = "GameOption"
"""Its rows are no such table: which option is the default, the rules say."""
COMPARED: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: (r"not\s+in", ("in",)),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: (r"is\s+not", ("is",)),
}
COUNTED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "*"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
OTHER_NAME = {"min": "max", "max": "min", "any": "all", "all": "any"}
EITHER_WAY = {"min", "max"}
"""Functions that give the same whatever the order of their arguments."""
THROUGH = {"reversed": "list", "sorted": "list", "set": "list"}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One edit of one file: the bytes from `start` to `end` become `new`."""

    file: str
    line: int
    top: int  # the line on which its statement begins; 0 if it is run when the module is read
    kind: str
    start: int
    end: int
    new: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def is_python(self, source: bytes) -> bool:
        try:
            compile(self.applied(source), self.file, "exec")
        except (SyntaxError, ValueError):
            return False
        return True

    def diff(self, source: bytes) -> str:
        before, after = (text.decode().splitlines() for text in (source, self.applied(source)))
        return "\n".join(unified_diff(before, after, self.file, self.file, lineterm="", n=2))


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """All mutants of a file, in the order of the source; a few may be no Python any more."""
    return sorted(dict.fromkeys(_Finder(file, source).all()), key=lambda m: (m.start, m.end, m.kind, m.new))


def is_rule(function: ast.FunctionDef) -> bool:
    """Whether a function says what happens in a game: not one that only words it, shows it or guesses at its worth."""
    given = function.returns
    if function.name in NO_RULES or (given is not None and ast.unparse(given) in SAID):
        return False
    return not any(isinstance(arg.annotation, ast.Name) and arg.annotation.id == FOR_BOTS for arg in function.args.args)


def is_table(statement: ast.stmt) -> bool:
    value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
    if not isinstance(value, ast.Tuple) or len(value.elts) < MANY_ROWS:
        return False
    of = {ast.unparse(row.func) if isinstance(row, ast.Call) else "" for row in value.elts}
    return len(of) == 1 and not of & {"", AGREED}


class _Finder:
    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.tree = ast.parse(source)
        self.top = 0
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def all(self) -> Iterator[Mutant]:
        for statement in self.tree.body:
            if not is_table(statement):
                yield from self._in(statement, in_class=False)

    def _in(self, node: ast.AST, in_class: bool) -> Iterator[Mutant]:
        """What can go wrong in a node and below it; not in what is only for people, types or the impossible."""
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.arguments | ast.JoinedStr):
            return
        if isinstance(node, ast.keyword) and node.arg == "strict":  # a guard of zip against the impossible
            return
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if isinstance(node, ast.FunctionDef):
            if is_rule(node):
                for part in node.body:
                    self.top = part.lineno
                    yield from self._in(part, in_class=False)
                self.top = 0
            return
        if isinstance(node, ast.ClassDef):
            for part in node.body if node.name != FOR_BOTS else ():
                yield from self._in(part, in_class=True)
            return
        if isinstance(node, ast.AnnAssign):
            if node.value is not None and not in_class:  # defaults of fields stand for what is always said
                yield from self._in(node.value, in_class=False)
            return
        if in_class and isinstance(node, ast.Assign):
            return
        if self.top and isinstance(node, ast.stmt):
            self.top = node.lineno
        yield from self._here(node)
        for child in ast.iter_child_nodes(node):
            yield from self._in(child, in_class=False)

    def _here(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.Compare():
                yield from self._compare(node)
            case ast.BoolOp():
                yield from self._bool(node)
            case ast.UnaryOp(op=ast.Not()):
                yield self._made(node, "not", self._text(node.operand))
            case ast.BinOp() if type(node.op) in COUNTED:
                sign, other = COUNTED[type(node.op)]
                yield from self._between(node.left, node.right, re.escape(sign), other, "arithmetic")
            case ast.AugAssign() if type(node.op) in COUNTED:
                sign, other = COUNTED[type(node.op)]
                yield from self._between(node.target, node.value, re.escape(f"{sign}="), f"{other}=", "arithmetic")
                yield self._made(node, "dropped", "pass")
            case ast.Constant():
                yield from self._constant(node)
            case ast.Call():
                yield from self._call(node)
            case ast.If() | ast.While() | ast.IfExp():
                yield self._made(node.test, "condition", f"(not ({self._text(node.test)}))")
            case ast.comprehension():
                for test in node.ifs:
                    yield self._made(test, "condition", f"(not ({self._text(test)}))")
            case ast.Return():
                yield from self._return(node)
            case ast.Expr(value=ast.Call()) | ast.Continue() | ast.Break() | ast.Delete():
                yield self._made(node, "dropped", "pass")
            case ast.Assign() if all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets):
                yield self._made(node, "dropped", "pass")

    def _compare(self, node: ast.Compare) -> Iterator[Mutant]:
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            sign, others = COMPARED[type(op)]
            for other in others:
                yield from self._between(left, right, sign, other, "comparison")
            left = right

    def _bool(self, node: ast.BoolOp) -> Iterator[Mutant]:
        sign, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield from self._between(left, right, sign, other, "logic")
        for gone in node.values:
            rest = [f"({self._text(value)})" for value in node.values if value is not gone]
            yield self._made(node, "logic", f"({f' {sign} '.join(rest)})")

    def _constant(self, node: ast.Constant) -> Iterator[Mutant]:
        if isinstance(node.value, bool):
            yield self._made(node, "constant", str(not node.value))
        elif isinstance(node.value, int):
            yield self._made(node, "constant", str(node.value + 1))
            yield self._made(node, "constant", str(node.value - 1) if node.value else "(-1)")

    def _call(self, node: ast.Call) -> Iterator[Mutant]:
        if isinstance(node.func, ast.Name):
            if node.func.id in OTHER_NAME:
                yield self._made(node.func, "function", OTHER_NAME[node.func.id])
            if node.func.id in THROUGH:
                yield self._made(node.func, "function", THROUGH[node.func.id])
        either_way = isinstance(node.func, ast.Name) and node.func.id in EITHER_WAY
        if len(node.args) > 1 and not either_way and not any(isinstance(arg, ast.Starred) for arg in node.args[:2]):
            first, second = node.args[:2]
            if self._text(first) != self._text(second):
                gap = self.source[self._end(first) : self._start(second)].decode()
                new = self._text(second) + gap + self._text(first)
                yield self._edit(node.lineno, "arguments", self._start(first), self._end(second), new)

    def _return(self, node: ast.Return) -> Iterator[Mutant]:
        value = node.value
        if value is None:
            yield self._made(node, "dropped", "pass")
        elif isinstance(value, ast.Compare | ast.BoolOp):
            yield self._made(value, "returned", f"not ({self._text(value)})")
        elif isinstance(value, ast.Tuple | ast.List | ast.ListComp) and self._text(value) not in ("()", "[]"):
            yield self._made(value, "returned", "()" if isinstance(value, ast.Tuple) else "[]")

    def _between(self, left: ast.expr, right: ast.expr, sign: str, other: str, kind: str) -> Iterator[Mutant]:
        """The operator between two operands is another one."""
        start, end = self._end(left), self._start(right)
        gap = self.source[start:end].decode()
        found = re.search(rf"(?<![\w<>=!*/]){sign}(?![\w<>=*/])", gap)
        if found is not None:
            line = left.end_lineno or left.lineno
            yield self._edit(line, kind, start + found.start(), start + found.end(), other)

    def _made(self, node: ast.AST, kind: str, new: str) -> Mutant:
        return self._edit(node.lineno, kind, self._start(node), self._end(node), new)  # type: ignore[attr-defined]

    def _edit(self, line: int, kind: str, start: int, end: int, new: str) -> Mutant:
        return Mutant(self.file, line, self.top, kind, start, end, new)

    def _start(self, node: ast.AST) -> int:
        return self.lines[node.lineno - 1] + node.col_offset  # type: ignore[attr-defined,no-any-return]

    def _end(self, node: ast.AST) -> int:
        return self.lines[node.end_lineno - 1] + node.end_col_offset  # type: ignore[attr-defined,no-any-return]

    def _text(self, node: ast.AST) -> str:
        return self.source[self._start(node) : self._end(node)].decode()
