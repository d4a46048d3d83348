// Enchantments to drink.
import { eyes, fire, glint, oval, steam, type Shelf } from './brush.ts';

export const BREWERY: Shelf = {
  // The beard is foam. Mostly.
  'dwarven-stout': [
    ['steel', 'M74 46Q96 42 96 62Q96 82 72 78V70Q88 72 87 62Q86 52 74 55z'],
    ['bark', 'M16 34H76L72 94H20z'],
    ['steel', 'M17 42H75V49H17zM19 82H73V89H19z'],
    ['cream', 'M10 34Q4 24 14 18Q16 8 28 11Q36 2 46 8Q58 2 64 11Q78 8 80 20Q88 30 78 36Q78 50 70 54Q68 70 58 72Q54 86 46 86Q38 86 35 72Q24 70 22 54Q12 50 14 37Q10 37 10 34z'],
    ['shade', 'M46 86Q54 86 58 72Q68 70 70 54Q78 50 78 36Q70 46 60 46Q58 62 46 86z'],
    ['hair', 'M30 58q4 6 8 8M46 62v14M62 58q-4 6-8 8'],
    ['ink', eyes(46, 30, 11, 3)],
    ['rose', oval(46, 38, 8, 6.5)],
    ['line', 'M28 22q6-4 12 0M52 22q6-4 12 0M36 51Q46 57 56 51'],
  ],
  // Small, strong, and it hears everything.
  elfspresso: [
    ['hair', steam(40, 26) + steam(58, 26)],
    ['porcelain', oval(50, 86, 40, 9)],
    ['cream', 'M26 42C10 42 4 26 1 14C14 18 28 26 30 36zM74 42C90 42 96 26 99 14C86 18 72 26 70 36z'],
    ['rose', 'M24 38C16 36 11 28 8 21C16 24 22 29 25 35zM76 38C84 36 89 28 92 21C84 24 78 29 75 35z'],
    ['green', 'M22 36H78Q78 74 60 84H40Q22 74 22 36z'],
    ['light', 'M28 44q0 22 12 34q-14-8-15-34z'],
    ['bark', oval(50, 36, 28, 8)],
    ['amber', 'M30 37q10-5 20-1q10 4 19 0q-6 6-19 6q-14 0-20-5z'],
    ['cream', 'M43 62Q42 52 50 50Q58 52 57 62Q50 72 43 62z'],
    ['hair', 'M50 54V70'],
  ],
  // Second breakfast, on its own feet.
  hobbichino: [
    ['crust', 'M28 84Q14 84 10 92Q12 98 22 97H44V84zM72 84Q86 84 90 92Q88 98 78 97H56V84z'],
    ['hair', 'M22 86l-2-4M28 86l0-5M34 86l2-4M78 86l2-4M72 86l0-5M66 86l-2-4'],
    ['sun', 'M78 44Q98 42 96 58Q94 74 74 72V65Q88 66 88 58Q88 50 78 52z'],
    ['sun', 'M16 34H82L76 88H22z'],
    ['white', 'M10 34Q6 22 18 22Q20 10 34 15Q42 6 52 12Q64 6 70 16Q84 14 84 25Q92 32 84 37Q50 46 14 38Q10 38 10 34z'],
    ['shade', 'M28 26q8-5 16 0M54 22q8-4 14 2'],
    ['amber', 'M46 20q6-4 10 0q0 5-5 8q-6-3-5-8z'],
    ['green', oval(49, 63, 17)],
    ['hair', 'M49 46V80M41 48V78M57 48V78'],
    ['gold', oval(49, 63, 3)],
  ],
  // It asks who, and then it hugs.
  'owlbear-latte': [
    ['brown', oval(22, 22, 11) + oval(78, 22, 11)],
    ['cream', oval(22, 23, 5) + oval(78, 23, 5)],
    ['brown', 'M80 56Q98 52 97 66Q96 82 76 80V73Q89 74 89 66Q89 60 80 63z'],
    ['white', 'M16 46H84L76 92H24z'],
    ['porcelain', oval(50, 42, 40, 24)],
    ['crust', oval(50, 42, 34, 19)],
    ['cream', oval(37, 40, 12, 11) + oval(63, 40, 12, 11)],
    ['ink', oval(38, 41, 5, 5.5) + oval(62, 41, 5, 5.5)],
    ['light', oval(36, 38, 2) + oval(60, 38, 2)],
    ['gold', 'M45 46H55L50 57z'],
    ['line', 'M24 30L40 33M76 30L60 33'],
    ['hair', 'M34 74l4 4l4-4M46 74l4 4l4-4M58 74l4 4l4-4M40 83l4 4l4-4M52 83l4 4l4-4'],
  ],
  // Shaken, and then it dived.
  'unicorn-martini': [
    ['teal', 'M52 46C40 40 42 24 54 20C48 12 36 14 30 6C44-2 56 2 61 10C64 2 74-2 88 4C84 14 72 14 66 22C72 34 66 44 60 48z'],
    ['hair', 'M56 26q5-2 8 1M52 33q6-3 13 1M53 40q5-3 11 1'],
    ['ice', 'M8 36H92L56 70V88Q72 90 72 96H28Q28 90 44 88V70z'],
    ['mint', 'M22 44H78L52 66H48z'],
    ['light', 'M14 39H28L48 60L46 68z'],
    ['line', 'M30 52L16 26'],
    ['white', oval(31, 53, 6)],
    ['light', oval(70, 50, 2.5) + oval(62, 55, 2)],
    ['sun', glint(90, 22, 7) + glint(12, 14, 6)],
  ],
  // The last sip is the first of the next bowl.
  'phoenix-punch': [
    ['flame', 'M44 44C26 42 8 32 4 8C14 18 20 16 26 22C28 14 36 18 44 28zM56 44C74 42 92 32 96 8C86 18 80 16 74 22C72 14 64 18 56 28z'],
    ['sun', 'M42 40C30 38 18 30 14 20C24 26 34 28 42 34zM58 40C70 38 82 30 86 20C76 26 66 28 58 34z'],
    ['red', 'M50 12C60 12 62 24 58 30Q62 40 58 48H42Q38 40 42 30C38 24 40 12 50 12z'],
    ['flame', fire(50, 14, 0.45)],
    ['gold', 'M46 23L50 31L54 23z'],
    ['ink', oval(45.500, 20, 1.7) + oval(54.500, 20, 1.7)],
    ['ice', 'M8 48H92Q90 76 62 82L70 94H30L38 82Q10 76 8 48z'],
    ['amber', 'M14 54H86Q82 74 50 76Q18 74 14 54z'],
    ['sun', oval(32, 62, 7) + oval(66, 66, 6)],
    ['hair', 'M32 55v14M25 62h14M66 60v12M60 66h12'],
    ['light', 'M14 52h10q2 14 14 22q-20-4-24-22z'],
    ['ice', oval(50, 48, 42, 6)],
    ['wine', oval(50, 48, 36, 3.6)],
  ],
};
