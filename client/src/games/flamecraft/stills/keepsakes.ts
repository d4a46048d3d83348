// What fancy dragons and companions hold: one thing each, by which the town knows them.
import { eyes, fire, glint, oval, star, type Shelf } from './brush.ts';

const die = (pips: string): Shelf[string] => [
  ['white', 'M50 6L92 26V72L50 96L8 72V26z'],
  ['porcelain', 'M50 48L92 26V72L50 96z'],
  ['line', 'M8 26L50 48L92 26M50 48V96'],
  ['ink', pips],
];

export const KEEPSAKES: Shelf = {
  greenhorn: [
    ['moss', 'M46 60L44 92H56L54 60z'],
    ['green', 'M50 64C20 66 6 44 8 18C36 18 52 36 50 64z'],
    ['green', 'M50 58C48 30 66 10 94 10C96 36 80 58 50 58z'],
    ['hair', 'M18 28Q36 40 48 60M86 18Q66 32 52 54'],
    ['bark', 'M20 90Q50 78 80 90Q66 100 50 99Q34 100 20 90z'],
  ],
  pinkytoe: [
    ['wine', 'M12 26C4 56 30 92 70 90C88 88 90 70 76 68C52 70 36 52 36 28C34 10 16 10 12 26z'],
    ['light', 'M20 26q-2 24 14 40q-20-12-18-40z'],
    ['line', 'M20 12l-8-8M22 12l4-10M84 76l12-2M82 82l10 8'],
  ],
  wesley: [
    ['bark', 'M42 44H58V98H42z'],
    ['iron', 'M8 12H80Q94 14 94 30Q94 46 80 48H8z'],
    ['light', 'M14 18h60v6H14z'],
    ['gold', 'M40 48h20v8H40z'],
  ],
  sunlight: [
    ['sun', 'M50 4L58 22L74 10V30L94 30L82 46L98 58H2L18 46L6 30L26 30V10L42 22z'],
    ['amber', 'M18 62a32 32 0 0 1 64 0z'],
    ['blue', 'M2 62H98V76H2zM14 82H86V94H14z'],
  ],
  nightbrite: [
    ['blue', oval(50, 50, 45)],
    ['sun', 'M58 14C30 16 24 52 44 66C54 74 68 74 76 66C60 96 14 84 14 48C14 24 36 8 58 14z'],
    ['white', glint(70, 36, 14) + glint(80, 58, 7) + glint(54, 46, 7)],
  ],
  goldrush: [
    ['gold', oval(26, 84, 22, 10) + oval(72, 84, 24, 10)],
    ['gold', oval(28, 68, 22, 10) + oval(70, 68, 24, 10)],
    ['gold', oval(70, 52, 24, 10)],
    ['gold', oval(68, 36, 24, 10)],
    ['light', oval(64, 34, 10, 4) + oval(24, 66, 9, 4)],
    ['white', glint(26, 34, 16)],
  ],
  frazzle: [
    ['steel', 'M20 54Q2 52 6 36Q8 24 22 26Q28 6 48 10Q62 4 70 18Q90 14 94 32Q98 50 80 54z'],
    ['sun', 'M54 44L28 74H46L38 98L76 62H56L66 44z'],
  ],
  sparkle: [
    ['ice', glint(42, 44, 42)],
    ['white', glint(80, 76, 20) + glint(82, 18, 16)],
  ],
  twinkle: [
    ['lilac', 'M4 78C10 40 44 30 66 48C40 48 24 68 26 96C14 96 6 90 4 78z'],
    ['sun', star(68, 34, 30)],
    ['white', glint(20, 26, 14)],
  ],
  starburst: [
    ['flame', 'M50 2L58 24L78 8L76 32L98 32L82 50L98 68L76 68L78 92L58 76L50 98L42 76L22 92L24 68L2 68L18 50L2 32L24 32L22 8L42 24z'],
    ['sun', star(50, 52, 26)],
  ],
  taylor: [
    ['red', 'M16 60H62V92H16z'],
    ['crust', 'M10 50H68V60H10zM10 92H68V99H10z'],
    ['hair', 'M16 68L62 64M16 76L62 72M16 84L62 80M16 90L62 88'],
    ['steel', 'M36 46L86 4Q96 0 94 10L44 54z'],
    ['line', 'M86 10C98 30 70 36 88 58'],
  ],
  matches: [
    ['crust', 'M20 92L54 46L62 52L28 98z'],
    ['red', oval(60, 46, 9, 11)],
    ['flame', fire(62, 52, 1.7)],
    ['sun', fire(62, 50, 0.9)],
  ],
  rainbow: [
    ['red', 'M2 78a48 56 0 0 1 96 0H84a34 42 0 0 0-68 0z'],
    ['sun', 'M14 78a36 44 0 0 1 72 0H74a24 32 0 0 0-48 0z'],
    ['blue', 'M26 78a24 32 0 0 1 48 0H62a12 20 0 0 0-24 0z'],
    ['white', 'M2 92Q-2 78 10 76Q14 66 26 72Q38 70 38 82Q40 92 30 94zM98 92Q102 78 90 76Q86 66 74 72Q62 70 62 82Q60 92 70 94z'],
  ],
  chonkers: [
    ['rose', 'M4 52L60 18L96 44V54L4 62z'],
    ['crust', 'M4 58H96V92H4z'],
    ['cream', 'M4 70H96V78H4z'],
    ['rose', 'M4 54H96V60Q88 70 80 60Q70 74 60 60Q48 72 38 60Q26 74 18 60Q10 68 4 62z'],
    ['red', oval(58, 22, 12)],
    ['light', oval(54, 18, 3.6)],
  ],
  todd: die(oval(50, 27, 10, 6) + oval(29, 60, 5, 7) + oval(71, 60, 5, 7)),
  steven: die(oval(34, 27, 9, 5) + oval(66, 27, 9, 5) + oval(20, 44, 4.500, 6) + oval(38, 76, 4.500, 6) + oval(80, 44, 4.500, 6)),
  buddy: [
    ['blue', 'M0 30H22V74H0zM78 30H100V74H78z'],
    ['crust', 'M22 36Q42 28 54 38L74 58Q78 66 70 68Q70 76 62 75Q58 82 50 78Q40 80 22 66z'],
    ['cream', 'M78 36Q62 28 50 38L38 50Q42 60 52 54L58 48L78 66z'],
    ['hair', 'M60 62l8 6M52 68l8 7'],
  ],
  talisman: [
    ['line', 'M12 2Q20 44 50 48Q80 44 88 2'],
    ['gold', oval(50, 68, 28)],
    ['violet', 'M50 48L68 68L50 90L32 68z'],
    ['light', 'M50 52L40 68H50z'],
  ],
  bubu: [
    ['crust', 'M40 14Q38 2 50 2Q62 2 60 14L64 24H36z'],
    ['blue', 'M28 22H72V36H28z'],
    ['white', 'M28 36H72L78 52V92Q50 102 22 92V52z'],
    ['cream', 'M22 60H78V92Q50 102 22 92z'],
    ['line', 'M66 62h10M66 72h10M66 82h10'],
  ],
  shimmer: [
    ['crust', 'M14 98L52 44L60 50L22 100z'],
    ['sun', star(62, 38, 36)],
    ['white', glint(20, 40, 15) + glint(88, 84, 12)],
  ],
  sweetie: [
    ['crust', 'M88 30Q98 50 92 68Q80 98 50 96Q10 94 5 54Q4 14 46 6Q58 4 66 8Q62 20 74 22Q76 34 88 30z'],
    ['bark', oval(36, 34, 7) + oval(62, 46, 8) + oval(34, 64, 8) + oval(62, 76, 7) + oval(54, 22, 5)],
    ['light', 'M16 46q4-22 22-30q-12 14-14 32z'],
  ],
  umami: [
    ['white', 'M14 46Q14 22 32 26Q40 10 56 20Q74 14 78 32Q90 34 86 48z'],
    ['hair', 'M34 34l6 4M50 28l6 4M62 36l8 2M44 40l6 3M28 42l6 2'],
    ['wine', 'M4 46H96Q92 82 68 88V96H32V88Q8 82 4 46z'],
    ['gold', 'M6 56H94L92 64H8z'],
    ['crust', 'M66 44L92 2L98 5L76 46z'],
  ],
  savannah: [
    ['green', 'M44 96Q40 50 14 30Q40 40 50 70Q48 34 56 4Q66 40 58 70Q68 40 90 24Q68 50 66 96z'],
    ['moss', 'M30 96Q26 70 6 58Q30 62 42 96zM62 96Q74 66 96 60Q78 74 76 96z'],
    ['gold', oval(14, 28, 6, 8) + oval(56, 6, 6, 8) + oval(90, 24, 6, 8)],
  ],
  jitters: [
    ['teal', 'M78 50L98 34L92 28L74 40z'],
    ['teal', 'M26 50Q2 42 4 62Q6 82 30 80V72Q14 74 14 62Q14 54 28 58z'],
    ['teal', 'M24 42H78Q88 80 66 92H36Q14 80 24 42z'],
    ['gold', 'M28 42Q30 28 51 28Q72 28 74 42z'],
    ['gold', oval(51, 24, 7)],
    ['light', 'M32 50q-4 22 8 36q-16-10-12-36z'],
  ],
  gemma: [
    ['ice', 'M26 26H58L72 46L42 88L12 46z'],
    ['rose', 'M62 52H86L97 68L74 98L51 68z'],
    ['hair', 'M12 46H72M30 46L42 88L54 46L42 26zM51 68H97M64 68L74 98L84 68'],
    ['white', glint(80, 22, 16)],
  ],
  toasty: [
    ['crust', 'M28 44V16Q28 8 40 10Q50 2 60 10Q72 8 72 16V44z'],
    ['brown', 'M36 42V22Q50 14 64 22V42z'],
    ['steel', 'M6 50Q6 36 22 36H78Q94 36 94 50V90H6z'],
    ['coal', 'M24 36H76V44H24zM12 90H28V98H12zM72 90H88V98H72z'],
    ['light', 'M14 50h34v6H14z'],
    ['red', oval(78, 68, 7)],
  ],
  carnie: [
    ['white', 'M8 20Q2 12 10 8Q14 0 22 6Q28 12 26 20L40 34L32 42L18 28Q10 28 8 20z'],
    ['wine', 'M30 46C22 30 50 24 70 38C96 54 100 84 80 94C58 102 34 80 30 46z'],
    ['rose', oval(72, 70, 18, 20)],
    ['white', oval(72, 70, 6)],
  ],
  forrest: [
    ['bark', 'M42 78H58V99H42z'],
    ['moss', 'M50 34L88 82H12z'],
    ['green', 'M50 20L80 60H20z'],
    ['green', 'M50 2L72 36H28z'],
    ['light', 'M48 8L34 32l10-4z'],
  ],
  elix: [
    ['ice', 'M38 8H62V36Q92 46 92 70Q90 96 50 97Q10 96 8 70Q8 46 38 36z'],
    ['violet', 'M12 62Q30 54 50 62Q70 70 88 60Q92 92 50 93Q10 92 12 62z'],
    ['crust', 'M36 2H64V14H36z'],
    ['light', oval(36, 74, 6) + oval(60, 82, 4) + oval(66, 46, 5)],
  ],
  zircon: [
    ['gold', `${oval(50, 68, 30)}M50 48a20 20 0 1 1-.1 0z`],
    ['ice', 'M30 6H70L84 22L50 52L16 22z'],
    ['hair', 'M16 22H84M38 22L50 52L62 22'],
    ['light', 'M30 6L38 22H16z'],
  ],
  // The companions.
  peter: [
    ['white', 'M2 52L98 6L66 92L44 66z'],
    ['porcelain', 'M98 6L44 66L40 94L54 74z'],
    ['line', 'M98 6L44 66'],
  ],
  brad: [
    ['gold', 'M28 34H72L94 84H6z'],
    ['sun', 'M28 34H72L78 48H22z'],
    ['hair', 'M34 60H66V74H34z'],
    ['white', glint(82, 20, 15)],
  ],
  daniel: [
    ['flame', fire(50, 80, 2.1)],
    ['sun', fire(50, 80, 1.2)],
    ['bark', 'M6 84L90 70L94 82L10 96zM94 84L10 70L6 82L90 96z'],
  ],
  erick: [
    ['gold', 'M6 40L44 28V72L6 60z'],
    ['gold', 'M44 20Q56 50 44 80z'],
    ['line', 'M60 34Q68 50 60 66M74 22Q88 50 74 78M88 12Q106 50 88 88'],
  ],
  manny: [
    ['bark', 'M58 58L66 50L98 86L90 96z'],
    ['steel', 'M4 22L44 2L74 46L54 66Q22 54 4 22z'],
    ['light', 'M12 24L42 9L46 16L18 30z'],
    ['ink', oval(46, 18, 4)],
  ],
  rich: [
    ['gold', oval(38, 42, 34)],
    ['gold', oval(66, 64, 32)],
    ['hair', oval(66, 64, 24)],
    ['line', 'M66 48V80M58 56Q66 48 74 56Q74 64 66 64Q58 64 58 72Q66 80 74 72'],
    ['light', 'M16 36q4-14 18-18q-10 8-12 20z'],
  ],
  sandara: [
    ['rose', 'M50 46L8 20V76zM50 46L92 20V76z'],
    ['rose', 'M44 54L24 98L40 92L50 60zM56 54L76 98L60 92L50 60z'],
    ['wine', 'M38 36H62V60H38z'],
    ['light', eyes(26, 40, 6, 2)],
  ],
};
