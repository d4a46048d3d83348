// Written by `python -m wyrmhall.server.typescript` from the server's structs. Do not edit.

/** The table as a seat sees it (-1: a spectator). */
export interface View {
  seat: number;
  turn: number;
  active: number;
  first: number;
  town: SpaceView[];
  park: ParkView[];
  row: EnchantmentView[];
  artisan_deck: number;
  fancy_deck: number;
  enchantment_deck: number;
  shop_deck: number;
  under_artisans: number[];
  under_fancy: number[];
  players: PlayerView[];
  last_turns: number;
  triggered: boolean;
  ended: boolean;
  winners: number[];
  title: string;
  unlocked: string[];
  titles: GoalView[];
  achievements: GoalView[];
}

/** A player chose a token; its colour is that of a good. */
export interface ChoseColour {
  kind: "chose-colour";
  seat: number;
  colour: "bread" | "crystal" | "iron" | "meat" | "plant" | "potion";
}

/** It is the player's turn. */
export interface TurnBegan {
  kind: "turn-began";
  seat: number;
}

/** A player moved their token to a shop. */
export interface Visited {
  kind: "visited";
  seat: number;
  shop: string;
}

/** A guest followed an invitation to a shop. */
export interface Came {
  kind: "came";
  seat: number;
  shop: string;
}

/** The end was triggered: everybody has one more turn. */
export interface LastTurns {
  kind: "last-turns";
  seat: number;
}

/** Goods, by kind, coins and reputation from the supply. */
export interface Gained {
  kind: "gained";
  seat: number;
  goods: number[];
  coins: number;
  rep: number;
}

/** Reputation that a player had to give up. */
export interface Lost {
  kind: "lost";
  seat: number;
  rep: number;
}

/** Goods, by kind, and coins went back to the supply. */
export interface Paid {
  kind: "paid";
  seat: number;
  goods: number[];
  coins: number;
}

/** Goods above seven of a kind, by kind, went back to the supply at the end of a turn. */
export interface ReturnedGoods {
  kind: "returned-goods";
  seat: number;
  goods: number[];
}

/** A good or a coin as a gift to a player (9: a non-player). */
export interface Gave {
  kind: "gave";
  seat: number;
  whom: number;
  item: "bread" | "coin" | "crystal" | "iron" | "meat" | "plant" | "potion";
}

/** A coin was flipped. */
export interface FlippedCoin {
  kind: "flipped-coin";
  seat: number;
  heads: boolean;
}

/** Two coins were left on a double space of Dragon Alley. */
export interface LeftCoins {
  kind: "left-coins";
  seat: number;
  space: number;
}

/** A player drew the top artisan of the deck. */
export interface Drew {
  kind: "drew";
  seat: number;
  artisan?: number;
}

/** A player took an artisan from the Park. */
export interface Took {
  kind: "took";
  seat: number;
  artisan: number;
}

/** A player put an artisan of the hand under the deck. */
export interface Returned {
  kind: "returned";
  seat: number;
  artisan?: number;
}

/** An artisan of the hand as a gift to a player (9: a non-player). */
export interface GaveArtisan {
  kind: "gave-artisan";
  seat: number;
  whom: number;
  artisan: number;
}

/** An artisan was turned up in the Park. */
export interface RevealedArtisan {
  kind: "revealed-artisan";
  seat: number;
  artisan: number;
}

/** A player showed of which kind the artisan was that they had drawn. */
export interface KindShown {
  kind: "kind-shown";
  seat: number;
  good: "bread" | "crystal" | "iron" | "meat" | "plant" | "potion";
}

/** A player placed an artisan of the hand at a shop. */
export interface Placed {
  kind: "placed";
  seat: number;
  artisan: number;
  shop: string;
}

/** An artisan was fired up. */
export interface FiredUp {
  kind: "fired-up";
  seat: number;
  artisan: number;
}

/** Two artisans changed places; one of the places is at this shop. */
export interface Swapped {
  kind: "swapped";
  seat: number;
  one: number;
  two: number;
  shop: string;
}

/** A player put a good of its kind on an artisan in the Park. */
export interface Served {
  kind: "served";
  seat: number;
  artisan: number;
}

/** A shop was laid face down on a space of Town. */
export interface LaidShop {
  kind: "laid-shop";
  seat: number;
  space: number;
}

/** A shop was turned up at the end of a turn. */
export interface NewShop {
  kind: "new-shop";
  seat: number;
  shop: string;
}

/** An enchantment was turned up in the row. */
export interface RevealedEnchantment {
  kind: "revealed-enchantment";
  seat: number;
  enchantment: string;
}

/** A player cast an enchantment on a shop. */
export interface Cast {
  kind: "cast";
  seat: number;
  enchantment: string;
  shop: string;
}

/** A player paid an enchantment, which stays where it is. */
export interface Resolved {
  kind: "resolved";
  seat: number;
  enchantment: string;
}

/** A player took an enchantment of the row before them. */
export interface Reserved {
  kind: "reserved";
  seat: number;
  enchantment: string;
}

/** A player drew the top fancy dragon of the deck. */
export interface DrewFancy {
  kind: "drew-fancy";
  seat: number;
  fancy?: string;
}

/** A fancy dragon as a gift to a player (9: a non-player); only the two know which. */
export interface GaveFancy {
  kind: "gave-fancy";
  seat: number;
  whom: number;
  fancy?: string;
}

/** A player put a fancy dragon under its deck. */
export interface ReturnedFancy {
  kind: "returned-fancy";
  seat: number;
  fancy?: string;
}

/** A player scored a fancy dragon. */
export interface Scored {
  kind: "scored";
  seat: number;
  fancy: string;
}

/** A player used their companion. */
export interface UsedCompanion {
  kind: "used-companion";
  seat: number;
  companion: string;
}

/** The top artisan of the deck went to a shop by itself. */
export interface Settled {
  kind: "settled";
  seat: number;
  artisan: number;
  shop: string;
}

/** An enchantment was cast on a shop for a non-player. */
export interface CastForOther {
  kind: "cast-for-other";
  seat: number;
  enchantment: string;
  shop: string;
}

/** The title that the reputation of a solo game earns. */
export interface EarnedTitle {
  kind: "earned-title";
  seat: number;
  title: string;
}

/** A player unlocked an achievement. */
export interface Unlocked {
  kind: "unlocked";
  seat: number;
  achievement: string;
}

/** A shop card. */
export interface ShopFace {
  kind: "shop";
  icon: "any" | "bread" | "coin" | "crystal" | "dragon" | "iron" | "meat" | "plant" | "potion";
  gives: number;
  slots: SlotFace[];
  signs: ("any" | "artisan" | "bread" | "coin" | "crystal" | "each" | "enchantment" | "fancy" | "fire" | "flip" | "gift" | "if" | "iron" | "meat" | "or" | "others" | "park" | "place" | "plant" | "potion" | "rep" | "reserve" | "shop" | "slot" | "swap" | "to" | "x2" | "x3" | "x4" | "x5" | "x6" | "x7" | "x8" | "x9")[];
}

/** An artisan card. */
export interface ArtisanFace {
  kind: "artisan";
  id: number;
  good: "bread" | "crystal" | "iron" | "meat" | "plant" | "potion";
  signs: ("any" | "artisan" | "bread" | "coin" | "crystal" | "each" | "enchantment" | "fancy" | "fire" | "flip" | "gift" | "if" | "iron" | "meat" | "or" | "others" | "park" | "place" | "plant" | "potion" | "rep" | "reserve" | "shop" | "slot" | "swap" | "to" | "x2" | "x3" | "x4" | "x5" | "x6" | "x7" | "x8" | "x9")[];
}

/** A fancy dragon: what it asks for and what it brings. */
export interface FancyFace {
  kind: "fancy";
  signs: ("any" | "artisan" | "bread" | "coin" | "crystal" | "each" | "enchantment" | "fancy" | "fire" | "flip" | "gift" | "if" | "iron" | "meat" | "or" | "others" | "park" | "place" | "plant" | "potion" | "rep" | "reserve" | "shop" | "slot" | "swap" | "to" | "x2" | "x3" | "x4" | "x5" | "x6" | "x7" | "x8" | "x9")[];
}

/** An enchantment card: its price in goods, by kind, and coins, and a reward for each number of sets. */
export interface EnchantmentFace {
  kind: "enchantment";
  id: number;
  key: string;
  icon: "any" | "bread" | "coin" | "crystal" | "dragon" | "iron" | "meat" | "plant" | "potion";
  deck: "gold" | "purple";
  goods: number[];
  coins: number;
  no_coins: boolean;
  rewards: Reward[];
}

/** A companion: its own picture, and the icons of an ability that a pack has typed. */
export interface CompanionFace {
  kind: "companion";
  key: string;
  signs: ("any" | "artisan" | "bread" | "coin" | "crystal" | "each" | "enchantment" | "fancy" | "fire" | "flip" | "gift" | "if" | "iron" | "meat" | "or" | "others" | "park" | "place" | "plant" | "potion" | "rep" | "reserve" | "shop" | "slot" | "swap" | "to" | "x2" | "x3" | "x4" | "x5" | "x6" | "x7" | "x8" | "x9")[];
}

/** An achievement of the solo game: its own picture. */
export interface AchievementFace {
  kind: "achievement";
  key: string;
}

/** What is printed on the board, and where reputation comes from, in the order of a player's `sources`. */
export interface Town {
  goods: ("bread" | "crystal" | "iron" | "meat" | "plant" | "potion")[];
  artisans: ("bread" | "crystal" | "iron" | "meat" | "plant" | "potion")[];
  fancy: ("moon" | "sun")[];
  side: number;
  stones: number;
  sources: ("artisans" | "coins" | "enchantments" | "moons" | "shops" | "slots" | "suns")[];
}

/** A shop space; the target `space:<n>`. */
export interface SpaceView {
  n: number;
  face_down: boolean;
  shop: ShopView | null;
}

/** A place of the Park; the target `park:<n>`. */
export interface ParkView {
  n: number;
  artisan: number;
  goods: number[];
}

/** An enchantment in the row, reserved, or at a shop; the target `enchantment:<id>`. */
export interface EnchantmentView {
  id: number;
  key: string;
  icon: string;
  deck: "gold" | "purple";
  goods: number[];
  coins: number;
  no_coins: boolean;
  rewards: Reward[];
}

/** What lies before a player; the target `player:<seat>`. -1 stands for cards this seat does not know. */
export interface PlayerView {
  seat: number;
  rep: number;
  sources: number[];
  coins: number;
  goods: number[];
  hand: number[];
  fancy: number[];
  scored: number[];
  reserved: EnchantmentView | null;
  companion: number;
  companion_used: boolean;
  colour: string;
  token: number;
  last: number;
}

/** Solo: a title with the reputation it asks for, or an achievement with what has been reached of it. */
export interface GoalView {
  key: string;
  asks: number;
  has: number;
  done: boolean;
}

/** A slot: the kinds it accepts, what placing there brings, and the artisan printed on it (-1: none). */
export interface SlotFace {
  accepts: ("bread" | "crystal" | "iron" | "meat" | "plant" | "potion")[];
  reward: Reward;
  artisan: number;
}

/** What a slot or an enchantment brings. */
export interface Reward {
  rep?: number;
  coins?: number;
  fancy?: number;
  artisans?: number;
}

/** A face-up shop; the target `shop:<id>`. */
export interface ShopView {
  id: number;
  key: string;
  icon: string;
  slots: SlotView[];
  enchantments: EnchantmentView[];
  tokens: number[];
  others: string[];
  coin_spaces: boolean[];
  coin_rewards: Reward[];
}

/** A slot and who is on it; the target `slot:<id>`. */
export interface SlotView {
  id: number;
  accepts: string[];
  reward: Reward;
  artisan: number;
  face_down: boolean;
}

export type Event =
  | ChoseColour
  | TurnBegan
  | Visited
  | Came
  | LastTurns
  | Gained
  | Lost
  | Paid
  | ReturnedGoods
  | Gave
  | FlippedCoin
  | LeftCoins
  | Drew
  | Took
  | Returned
  | GaveArtisan
  | RevealedArtisan
  | KindShown
  | Placed
  | FiredUp
  | Swapped
  | Served
  | LaidShop
  | NewShop
  | RevealedEnchantment
  | Cast
  | Resolved
  | Reserved
  | DrewFancy
  | GaveFancy
  | ReturnedFancy
  | Scored
  | UsedCompanion
  | Settled
  | CastForOther
  | EarnedTitle
  | Unlocked;

export type Face =
  | ShopFace
  | ArtisanFace
  | FancyFace
  | EnchantmentFace
  | CompanionFace
  | AchievementFace;

export const BOARD: Town = {
  "goods": [
    "bread",
    "meat",
    "iron",
    "crystal",
    "plant",
    "potion"
  ],
  "artisans": [
    "bread",
    "bread",
    "bread",
    "bread",
    "bread",
    "bread",
    "bread",
    "meat",
    "meat",
    "meat",
    "meat",
    "meat",
    "meat",
    "meat",
    "iron",
    "iron",
    "iron",
    "iron",
    "iron",
    "iron",
    "iron",
    "crystal",
    "crystal",
    "crystal",
    "crystal",
    "crystal",
    "crystal",
    "crystal",
    "plant",
    "plant",
    "plant",
    "plant",
    "plant",
    "plant",
    "plant",
    "potion",
    "potion",
    "potion",
    "potion",
    "potion",
    "potion",
    "potion"
  ],
  "fancy": [
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "sun",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon",
    "moon"
  ],
  "side": 6,
  "stones": 50,
  "sources": [
    "slots",
    "enchantments",
    "artisans",
    "shops",
    "suns",
    "moons",
    "coins"
  ]
};
