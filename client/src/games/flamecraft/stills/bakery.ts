// Enchantments that smell of bread.
import { eyes, fire, glint, oval, type Shelf } from './brush.ts';

export const BAKERY: Shelf = {
  // A ramekin whose sugar is just being burnt by a small flame.
  'creme-brulee': [
    ['porcelain', 'M12 56L20 88Q50 97 80 88L88 56z'],
    ['hair', 'M24 66L28 86M36 70L38 90M50 71V92M64 70L62 90M76 66L72 86'],
    ['amber', oval(50, 56, 38, 14)],
    ['ember', oval(50, 56, 30, 9)],
    ['shade', 'M26 56q8-8 18-4q6 8-6 9q-10 1-12-5zM58 60q10-6 16 0q-4 6-11 5q-5-1-5-5z'],
    ['hair', 'M40 52l8 6l-4 6M48 58l10-3'],
    ['flame', fire(50, 47, 1.3)],
    ['sun', fire(50, 46, 0.7)],
  ],
  // Cherries under a flame in a glass that has wings.
  'fairys-jubilee': [
    ['mint', 'M30 58C6 26-4 40 4 54C-2 64 8 78 30 68zM70 58C94 26 104 40 96 54C102 64 92 78 70 68z'],
    ['hair', 'M28 60L10 48M28 65L10 64M72 60L90 48M72 65L90 64'],
    ['red', oval(36, 40, 11) + oval(64, 40, 11)],
    ['red', oval(50, 33, 12)],
    ['light', oval(46, 29, 3) + oval(33, 36, 2.5) + oval(60, 36, 2.5)],
    ['flame', fire(50, 27, 0.75)],
    ['ice', 'M22 44H78Q76 70 54 73V86Q68 88 68 93H32Q32 88 46 86V73Q24 70 22 44z'],
    ['wine', 'M28 50H72Q68 66 50 67Q32 66 28 50z'],
    ['light', 'M28 48h7q0 10 6 16q-11-3-13-16z'],
    ['sun', glint(14, 24, 8) + glint(86, 24, 6)],
  ],
  // A pasty with horns, a grin and a forked tail.
  impanadas: [
    ['red', 'M76 72C98 78 98 52 86 50L90 44L79 45L80 56L84 53C90 58 88 68 74 64z'],
    ['red', 'M26 36L14 8Q34 12 42 28zM74 36L86 8Q66 12 58 28z'],
    ['crust', 'M8 66C8 38 28 24 50 24C72 24 92 38 92 66Q90 74 84 66Q80 78 74 70Q70 82 62 73Q57 84 50 74Q43 84 38 73Q30 82 26 70Q20 78 16 66Q10 74 8 66z'],
    ['shade', 'M14 66Q50 50 86 66Q80 78 74 70Q70 82 62 73Q57 84 50 74Q43 84 38 73Q30 82 26 70Q20 78 14 66z'],
    ['hair', 'M22 60l4 10M36 57l3 14M50 56v17M64 57l-3 14M78 60l-4 10'],
    ['sun', 'M30 44L45 49Q42 56 36 54Q30 52 30 44zM70 44L55 49Q58 56 64 54Q70 52 70 44z'],
    ['ink', oval(39, 50, 2, 3) + oval(61, 50, 2, 3)],
    ['light', 'M26 40q10-12 22-11q-12 3-18 12z'],
  ],
  // A cake of masonry whose eyes glow under the icing.
  'golem-gateau': [
    ['porcelain', oval(50, 88, 44, 8)],
    ['stone', 'M12 50H88V86Q50 94 12 86z'],
    ['stone', 'M22 28H78V54Q50 60 22 54z'],
    ['hair', 'M12 66Q50 74 88 66M32 69v16M66 69v17M48 56v14M78 54v13M24 52v13M40 30v10M60 42v14'],
    ['rose', 'M20 28Q20 18 50 18Q80 18 80 28Q80 38 74 38Q69 38 68 32Q66 44 59 43Q54 42 53 34Q50 40 45 38Q41 36 40 33Q38 46 31 45Q25 44 26 34Q20 36 20 28z'],
    ['sun', 'M34 50l12 3v5l-12-2zM66 50l-12 3v5l12-2z'],
    ['line', 'M38 76h24M42 76v5M50 76v6M58 76v5'],
    ['red', oval(50, 13, 8)],
    ['light', oval(47, 10, 2.5)],
    ['line', 'M52 6q4-5 10-4'],
  ],
  // Breakfast for one who does not need any more.
  'lich-flakes': [
    ['steel', 'M66 44L88 8Q96 4 95 14L76 48z'],
    ['crust', oval(30, 40, 12, 7) + oval(66, 40, 12, 7)],
    ['crust', oval(48, 34, 13, 8) + oval(42, 44, 12, 6)],
    ['hair', 'M40 33q8-4 16 1M24 40q6-3 12 0M60 40q6-3 12 0'],
    ['violet', 'M8 46H92Q90 82 66 92H34Q10 82 8 46z'],
    ['shade', 'M60 92Q86 80 88 50L92 46Q90 82 66 92z'],
    ['white', 'M50 52C66 52 70 62 68 70Q66 75 61 76V85H39V76Q34 75 32 70C30 62 34 52 50 52z'],
    ['ink', oval(42, 67, 5, 5.5) + oval(58, 67, 5, 5.5) + 'M50 71l3 6h-6z'],
    ['hair', 'M45 79v6M50 79v6M55 79v6'],
    ['gold', 'M36 55L33 42L43 49L50 39L57 49L67 42L64 55Q50 51 36 55z'],
  ],
  // A jam tart that snorts.
  minotarts: [
    ['cream', 'M28 40C6 40 2 22 10 8C14 20 22 26 36 28zM72 40C94 40 98 22 90 8C86 20 78 26 64 28z'],
    ['crust', 'M50 22Q58 16 64 24Q73 22 76 31Q86 33 85 43Q94 48 89 57Q94 67 85 72Q84 82 74 83Q68 92 59 87Q50 95 41 87Q32 92 26 83Q16 82 15 72Q6 67 11 57Q6 48 15 43Q14 33 24 31Q27 22 36 24Q42 16 50 22z'],
    ['wine', oval(50, 55, 30, 28)],
    ['light', 'M28 48q6-16 20-16q-12 6-14 20z'],
    ['cream', eyes(50, 48, 11, 4.5)],
    ['ink', oval(40, 50, 2, 3) + oval(60, 50, 2, 3)],
    ['crust', oval(50, 66, 17, 11)],
    ['ink', oval(43, 64, 2.6, 3.4) + oval(57, 64, 2.6, 3.4)],
    ['line', 'M30 41l13 3M70 41l-13 3'],
    ['gold', 'M42 70a8 9 0 1 0 16 0l-4 1a4 5 0 1 1-8 0z'],
  ],
};
