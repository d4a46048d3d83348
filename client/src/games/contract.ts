// What a game gives to the table, and what the table gives to a game. docs/client.md tells it in prose.
import type { Component } from 'svelte';
import type { ShownAhead, ShownCard, ShownEvent, ShownOption, ShownRefusal, ShownScore } from '../net/wire.ts';
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
export type Peek = { option: ShownOption } | { target: string } | { reason: string; clause: string } | null;

/** All that a part of a board needs. There are no rules here: the view is drawn, options are lit, one is sent back. */
export interface Play {
  seat: number; // whose eyes; -1: a spectator's
  sitters: readonly Sitter[];
  waiting: readonly number[]; // seats that owe a decision
  lit: ReadonlyMap<string, readonly ShownOption[]>; // targets and the options that point at them
  refused: ReadonlyMap<string, ShownRefusal>; // targets and why they are not offered
  final: ReadonlySet<number>; // options after which there is no undo
  ahead: ReadonlyMap<number, ShownAhead>; // what each option would do, as far as it can be known
  held: number | null; // the option that is asked for once more
  step?: number; // of its chain, where each step is asked for
  unsure?: boolean; // nobody can say yet what the options would do
  ticked?: ReadonlyMap<number, number>; // of a set that is being ticked: options and how often
  about?: string; // the thing that the question is about, or comes from
  starts?: ReadonlyMap<string, ShownOption>; // things that are not asked for yet, and the answer by which each begins its move
  omen?: ((sign: string) => string | undefined) | undefined; // the icon of what an option may bring
  events: readonly ShownEvent[]; // what has just happened, to be animated
  still: boolean; // no motion, please
  narrow: boolean; // a phone
  low: boolean; // a phone on its side: little height
  pointed?: string; // the thing that a lesson speaks of: a board that shows some of its things at a time shows this one
  act: (option: ShownOption) => void;
  start?: (target: string) => void; // begins the move of one of `starts`
  choose: (options: readonly ShownOption[]) => void; // one acts at once, several are asked about
  reads?: () => boolean; // the press that goes on only ended what was being shown: it explains, and answers nothing
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

/** What a scene tells: whom it is about (-1: nobody in particular), in words, and the points it brought. */
export interface Fact {
  seat: number;
  text: string;
  points?: number;
}

/** Something worth a short scene: the opening, the end of a round, a turn of the tide, a feat, a title. */
export interface Moment {
  kind: 'opening' | 'round' | 'turning' | 'feat' | 'title';
  title: string;
  facts: readonly Fact[];
  note?: string; // what comes now
  sign?: string; // an icon
}

/** The dragon (or worm) of the match: whose it was, and what it did. */
export interface Star {
  seat: number;
  text: string;
  card?: CardRef;
}

export interface Usual {
  option: ShownOption;
  label: string;
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
  /** The creature of a component alone, as large as its place is; nothing where it shows none. */
  Plate?: Component<{ card: ShownCard }>;
  /** Colours of the players, where the game has its own. */
  looks?: (view: View) => SeatLook[];
  /** How many milliseconds the board takes to show these events: the next state waits so long. Half a second if not told. */
  lasts?: (events: readonly ShownEvent[]) => number;
  /** What of these events, after which the table looks like this, deserves a scene; the table stops for it. */
  moment?: (events: readonly ShownEvent[], view: View) => Moment | undefined;
  /** What is worth knowing of this table before the first move, in a few lines. */
  opening?: (view: View) => string[];
  /** How a source of points is called at this table, where it has a name of its own. */
  sourceName?: (source: string, view: View) => string | undefined;
  /** The thing on the table at which a source is counted. */
  countedAt?: (source: string) => string;
  /** What only the end shows of what a seat counts for a source, in words. */
  revealed?: (source: string, view: View, seat: number) => string[];
  /** Who shone in a finished game. */
  star?: (view: View, log: readonly ShownEvent[]) => Star | undefined;
  /** What a player has earned beyond points in a finished game, in words. */
  earned?: (view: View) => string[];
  /** The icon of a line of the log. */
  sign?: (event: ShownEvent) => string | undefined;
  /** The icon of what an option may bring, as the server names it. */
  omen?: (sign: string) => string | undefined;
  /** Points by source as they stand, where the rules make them public. */
  points?: (view: View) => ShownScore[];
  /** How many of these points nobody can lose any more, in the same order; none where all are certain. */
  certain?: (view: View) => number[];
  /** Of things that are chosen several at a time, those that most would take: a button of its own, and why it is there. */
  usual?: (options: readonly ShownOption[], view: View, seat: number) => Usual | undefined;
  /** Whether a target lies in the own hand, so that a phone knows when to open the sheet. */
  inHand: (target: string, view: View) => boolean;
  /** How many cards are in the own hand, for the handle of the sheet. */
  handSize: (view: View, seat: number) => number;
  /** The whole view as text. */
  describe: (view: View, play: Play) => TextPart[];
}
