// What a game gives to the table, and what the table gives to a game. docs/client.md tells it in prose.
import type { Component } from 'svelte';
import type { ShownCard, ShownEvent, ShownOption, ShownRefusal, ShownScore } from '../net/wire.ts';
import type { SeatLook } from '../ui/seats.ts';

/** One player as the frame knows them. */
export interface Sitter {
  seat: number;
  name: string;
  look: SeatLook;
  bot: boolean;
}

/** A component of the game, as the library names it. */
export interface CardRef {
  kind: string;
  id: string | number;
}

/** What the pointer or the focus is on: the frame then says what it would bring, or why it cannot be. */
export type Peek = { option: ShownOption } | { target: string } | null;

/** All that a part of a board needs. There are no rules here: the view is drawn, options are lit, one is sent back. */
export interface Play {
  seat: number; // whose eyes; -1: a spectator's
  sitters: readonly Sitter[];
  waiting: readonly number[]; // seats that owe a decision
  lit: ReadonlyMap<string, readonly ShownOption[]>; // targets and the options that point at them
  refused: ReadonlyMap<string, ShownRefusal>; // targets and why they are not offered
  final: ReadonlySet<number>; // options after which there is no undo
  events: readonly ShownEvent[]; // what has just happened, to be animated
  still: boolean; // no motion, please
  narrow: boolean; // a phone
  act: (option: ShownOption) => void;
  choose: (options: readonly ShownOption[]) => void; // one acts at once, several are asked about
  peek: (what: Peek) => void;
  open: (card: CardRef) => void; // the card's own page
}

export interface BoardProps<View> {
  view: View;
  play: Play;
}

export interface SeatProps<View> {
  view: View;
  play: Play;
  seat: number;
}

/** A heading and its lines: the table for those who read it instead of seeing it. */
export interface TextPart {
  title: string;
  lines: string[];
}

export interface GameModule<View = unknown> {
  /** The shared things in the centre. */
  Board: Component<BoardProps<View>>;
  /** The own hand and goods, docked at the bottom edge; on a phone inside a sheet. */
  Hand: Component<BoardProps<View>>;
  /** One player in a few lines. */
  Panel: Component<SeatProps<View>>;
  /** One player's whole side of the table, opened from the panel. */
  Mirror: Component<SeatProps<View>>;
  /** The face of a component for the card page and the library. */
  Face: Component<{ card: ShownCard }>;
  /** Colours of the players, where the game has its own. */
  looks?: (view: View) => SeatLook[];
  /** How many milliseconds the board takes to show these events: the next state waits so long. Half a second if not told. */
  lasts?: (events: readonly ShownEvent[]) => number;
  /** The icon of a line of the log. */
  sign?: (event: ShownEvent) => string | undefined;
  /** Points by source as they stand, where the rules make them public. */
  points?: (view: View) => ShownScore[];
  /** Whether a target lies in the own hand, so that a phone knows when to open the sheet. */
  inHand: (target: string, view: View) => boolean;
  /** How many cards are in the own hand, for the handle of the sheet. */
  handSize: (view: View, seat: number) => number;
  /** The whole view as text. */
  describe: (view: View, play: Play) => TextPart[];
}
