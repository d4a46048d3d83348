// Enchantments of iron.
import { eyes, fire, glint, oval, steam, type Shelf } from './brush.ts';

export const SMITHY: Shelf = {
  // Ore that boils like soup.
  'smelting-pot': [
    ['flame', fire(28, 96, 0.9) + fire(50, 97, 1) + fire(72, 96, 0.9)],
    ['sun', fire(28, 95, 0.5) + fire(50, 96, 0.55) + fire(72, 95, 0.5)],
    ['iron', 'M10 38Q4 76 34 84H66Q96 76 90 38z'],
    ['shade', 'M62 84Q92 74 88 42H90Q96 76 66 84z'],
    ['iron', oval(50, 38, 43, 12)],
    ['flame', oval(50, 38, 35, 8)],
    ['sun', 'M22 38q8-5 14 0q8 5 14-1q8-5 16 1q6 3 12 0q-6 7-28 7q-22 0-28-7z'],
    ['sun', oval(36, 24, 4) + oval(60, 18, 5) + oval(50, 28, 2.6)],
    ['steel', 'M62 36L84 4Q90 0 93 6L72 40z'],
    ['line', 'M6 50q-6 8 2 14M94 50q6 8-2 14'],
    ['light', 'M18 52q2 16 12 24q-14-6-16-24z'],
  ],
  // A pan with a star in it that was not there before the words were said.
  'spell-cast-iron': [
    ['coal', 'M62 34L84 8Q94 2 97 9Q99 15 92 20L70 42z'],
    ['white', oval(89, 12, 3)],
    ['coal', oval(42, 58, 38)],
    ['iron', oval(42, 58, 31)],
    ['lilac', 'M42 32L49 50L68 51L53 63L58 82L42 71L26 82L31 63L16 51L35 50z'],
    ['light', oval(42, 59, 9)],
    ['hair', oval(42, 58, 27)],
    ['sun', glint(74, 78, 9) + glint(14, 24, 7) + glint(54, 14, 6)],
  ],
  // Champion of the grill.
  'joe-forgeman': [
    ['hair', steam(18, 30) + steam(30, 24)],
    ['red', 'M10 50Q12 32 34 30L74 34Q90 38 90 54z'],
    ['iron', 'M14 52L86 56V62L14 60z'],
    ['amber', 'M18 58Q26 52 40 58Q52 52 64 59Q76 55 82 60L80 68H20z'],
    ['iron', 'M10 66H90V72H10z'],
    ['red', 'M8 72H92L88 88H12z'],
    ['hair', 'M22 60l4 6M34 59l4 7M48 59l4 7M62 60l4 6M74 61l3 5'],
    ['coal', 'M16 88h12v6H16zM72 88h12v6H72z'],
    ['wine', 'M60 34C52 30 50 12 62 8C74 2 90 8 90 22C90 30 84 34 78 35Q70 38 60 34z'],
    ['wine', 'M58 28C48 26 46 14 54 12Q62 14 62 24z'],
    ['white', 'M62 33H82V42H62z'],
    ['light', 'M64 14q8-6 16-2q-8 0-12 6z'],
  ],
  // So light that the egg does not notice.
  'mithril-skillet': [
    ['mint', 'M70 62Q84 50 97 58Q90 70 72 68z'],
    ['hair', 'M72 65Q84 58 95 58'],
    ['ice', 'M4 56H76L72 72Q40 80 8 72z'],
    ['steel', oval(40, 56, 36, 13)],
    ['ice', oval(40, 56, 30, 9.5)],
    ['white', 'M18 54Q22 46 34 49Q42 44 54 48Q66 52 60 58Q54 64 44 61Q34 66 24 61Q14 60 18 54z'],
    ['sun', oval(40, 53, 10, 6)],
    ['light', oval(37, 51, 3, 1.6)],
    ['sun', glint(20, 28, 10) + glint(58, 22, 13) + glint(84, 38, 7)],
    ['light', 'M12 66q20 6 40 5q-22 5-38 0z'],
  ],
  // An anvil that has been chosen.
  'valkyrie-anvil': [
    ['white', 'M34 56C18 58 2 46 2 22C10 30 14 30 18 28C14 22 14 16 16 10C22 22 36 30 42 42zM66 56C82 58 98 46 98 22C90 30 86 30 82 28C86 22 86 16 84 10C78 22 64 30 58 42z'],
    ['hair', 'M10 34Q20 42 34 46M20 28Q28 36 38 40M90 34Q80 42 66 46M80 28Q72 36 62 40'],
    ['iron', 'M12 50H88Q88 60 72 62Q60 64 60 74Q60 82 74 84V92H26V84Q40 82 40 74Q40 64 28 62Q12 60 12 50z'],
    ['shade', 'M40 74Q40 64 28 62H72Q60 64 60 74Q60 82 74 84V92H60Q52 84 52 74z'],
    ['gold', 'M36 50C34 30 42 20 50 20C58 20 66 30 64 50z'],
    ['gold', 'M47 16h6v34h-6z'],
    ['line', 'M34 44H66'],
    ['light', 'M16 52h50q-20 4-46 3z'],
    ['sun', glint(28, 40, 6) + glint(72, 40, 6) + glint(50, 9, 8)],
  ],
  // It was on a very large horse.
  'troll-horseshoe': [
    ['steel', 'M18 94L6 94C2 40 12 8 50 8C88 8 98 40 94 94L82 94L78 88C84 48 74 30 50 30C26 30 16 48 22 88z'],
    ['ink', oval(14, 80, 2.6, 3.6) + oval(15, 60, 2.6, 3.6) + oval(20, 40, 2.6, 3.6) + oval(33, 24, 3, 3) + oval(67, 24, 3, 3) + oval(80, 40, 2.6, 3.6) + oval(85, 60, 2.6, 3.6) + oval(86, 80, 2.6, 3.6)],
    ['light', 'M14 40Q20 18 46 13Q24 24 20 44z'],
    ['green', 'M28 56L12 50Q14 64 28 68zM72 56L88 50Q86 64 72 68z'],
    ['green', 'M50 36C68 36 74 50 74 64C74 84 64 92 50 92C36 92 26 84 26 64C26 50 32 36 50 36z'],
    ['moss', 'M40 38L44 28L50 34L56 26L60 38Q50 33 40 38z'],
    ['sun', eyes(50, 56, 12, 4)],
    ['ink', oval(38, 57, 1.8, 2.6) + oval(62, 57, 1.8, 2.6)],
    ['moss', oval(50, 66, 8, 9)],
    ['line', 'M36 80Q50 86 64 80M30 50l12 2M70 50l-12 2'],
    ['white', 'M38 81l3-9l4 11zM62 81l-3-9l-4 11z'],
  ],
};
