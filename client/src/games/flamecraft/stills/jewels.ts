// Enchantments of crystal.
import { fire, glint, oval, type Shelf } from './brush.ts';

export const JEWELS: Shelf = {
  // A ring with letters that only fire shows.
  'ring-of-destiny': [
    ['glow', oval(50, 28, 30)],
    ['gold', `${oval(50, 66, 31, 29)}M50 47a21 20 0 1 1-.1 0z`],
    ['hair', 'M24 66q2 4 0 8M29 80q4 1 5 4M42 89q3-2 6 1M58 89q-3-2-6 1M71 80q-4 1-5 4M76 66q-2 4 0 8'],
    ['gold', 'M36 42L30 34L38 36H62L70 34L64 42L60 46H40z'],
    ['violet', 'M34 12H66L78 24L50 44L22 24z'],
    ['light', 'M34 12L40 24L50 12zM22 24H40L34 12z'],
    ['hair', 'M22 24H78M40 24L50 44L60 24L66 12M60 24L50 12L40 24L34 12'],
    ['sun', glint(88, 14, 8) + glint(12, 40, 7) + glint(90, 60, 5)],
  ],
  // A ruby that beats.
  'heart-of-flame': [
    ['flame', fire(26, 40, 1.2) + fire(74, 40, 1.2) + fire(50, 36, 1.2)],
    ['red', 'M50 92L10 50C4 32 16 20 30 22Q42 24 50 36Q58 24 70 22C84 20 96 32 90 50z'],
    ['wine', 'M50 92L70 50L90 50z'],
    ['rose', 'M10 50H30L30 22Q14 22 10 50z'],
    ['hair', 'M10 50H90M30 50L50 92L70 50L50 36L30 50L30 22M70 50V22'],
    ['sun', fire(50, 72, 0.95)],
    ['light', fire(50, 70, 0.45)],
    ['light', 'M16 42q2-12 12-14q-6 6-6 14z'],
  ],
  // Whoever looks in is looked at.
  'mirror-of-truth': [
    ['gold', 'M44 70H56L58 80L54 84L58 94Q50 100 42 94L46 84L42 80z'],
    ['gold', 'M50 2Q58 2 60 8Q82 12 82 38Q82 66 56 72H44Q18 66 18 38Q18 12 40 8Q42 2 50 2z'],
    ['ice', oval(50, 39, 25, 28)],
    ['white', 'M30 40Q50 20 70 40Q50 58 30 40z'],
    ['teal', oval(50, 39, 10)],
    ['ink', oval(50, 39, 4.6)],
    ['light', oval(46.500, 35, 2.6)],
    ['light', 'M34 22q6-8 14-9l-16 24q-2-8 2-15z'],
    ['violet', oval(50, 7, 4)],
    ['hair', 'M34 28l-4-5M42 24l-2-6M58 24l2-6M66 28l4-5'],
  ],
  // It sees to all sides and likes none of them.
  'beholders-eye': [
    ['line', 'M24 34Q10 26 14 14M40 24Q34 12 40 6M60 24Q66 12 60 6M76 34Q90 26 86 14M16 52Q6 50 5 40M84 52Q94 50 95 40'],
    ['white', oval(14, 12, 6.5) + oval(40, 7, 6) + oval(62, 7, 6) + oval(86, 12, 6.5) + oval(6, 38, 5) + oval(94, 38, 5)],
    ['ink', oval(14, 11, 2.4) + oval(40, 6, 2.2) + oval(62, 6, 2.2) + oval(86, 11, 2.4) + oval(6, 37, 2) + oval(94, 37, 2)],
    ['violet', oval(50, 58, 38, 36)],
    ['shade', 'M30 89Q84 92 86 48Q92 74 72 87Q50 99 30 89z'],
    ['white', oval(50, 50, 24, 22)],
    ['green', oval(50, 50, 14)],
    ['ink', 'M50 36Q56 50 50 64Q44 50 50 36z'],
    ['light', oval(44, 43, 4)],
    ['line', 'M24 38Q50 18 76 38'],
    ['wine', 'M26 76Q50 92 74 76Q68 92 50 92Q32 92 26 76z'],
    ['white', 'M34 81l4 8l4-5zM47 85l3 7l4-7zM59 84l4 6l4-9z'],
  ],
  // The last thing that shadows see.
  'blade-of-light': [
    ['glow', 'M50 0L58 34L90 14L66 42L100 50L66 58L90 86L58 66L50 100L42 66L10 86L34 58L0 50L34 42L10 14L42 34z'],
    ['ice', 'M44 68L42 22L50 2L58 22L56 68z'],
    ['white', 'M50 2L58 22L56 68H50z'],
    ['hair', 'M50 8V66'],
    ['blue', 'M24 62Q38 70 50 66Q62 70 76 62Q78 72 66 75Q50 78 34 75Q22 72 24 62z'],
    ['bark', 'M46 76h8v13h-8z'],
    ['ice', 'M50 86l7 6l-7 7l-7-7z'],
    ['sun', oval(50, 71, 4) + glint(22, 28, 8) + glint(80, 34, 7)],
  ],
  // A splinter of an hour.
  'shard-of-time': [
    ['teal', 'M20 94L12 66L22 48L36 92zM78 94L90 70L80 54L64 92z'],
    ['ice', 'M50 2L74 26L68 84L50 98L32 84L26 26z'],
    ['teal', 'M50 2L74 26L68 84L50 98L58 30z'],
    ['hair', 'M50 2L58 30L50 98M26 26L58 30L74 26'],
    ['cream', oval(50, 54, 19)],
    ['line', 'M50 42V54L59 60'],
    ['hair', 'M50 37v4M50 67v4M33 54h4M63 54h4M38 42l3 3M62 42l-3 3M38 66l3-3M62 66l-3-3'],
    ['light', 'M32 28L48 10L44 28L36 40z'],
    ['sun', glint(14, 22, 7) + glint(86, 34, 8)],
  ],
};
