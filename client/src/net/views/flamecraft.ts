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
  goods: number[];
  coins: number;
  no_coins: boolean;
  rewards: RewardView[];
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
  coin_rewards: RewardView[];
}

/** What a slot or an enchantment brings. */
export interface RewardView {
  rep?: number;
  coins?: number;
  fancy?: number;
  artisans?: number;
}

/** A slot and who is on it; the target `slot:<id>`. */
export interface SlotView {
  id: number;
  accepts: string[];
  reward: RewardView;
  artisan: number;
  face_down: boolean;
}
