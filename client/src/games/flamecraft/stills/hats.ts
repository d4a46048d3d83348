// What dragons of the town wear on their heads, in the space of a portrait: a head begins at 22, its brow is at 38.
import { glint, oval, type Shelf } from './brush.ts';

export const HATS: Shelf = {
  // The artisans: a toque, a straw hat of the butchers, goggles, a crown, a gardener's hat, a pointed hat.
  'hat-bread': [
    ['white', 'M36 20Q22 18 26 6Q30-4 41-1Q50-9 59-1Q70-4 74 6Q78 18 64 20z'],
    ['white', 'M35 17Q50 22 65 17V27Q50 33 35 27z'],
    ['hair', 'M40 18Q38 10 40 4M50 19V4M60 18Q62 10 60 4'],
  ],
  'hat-meat': [
    ['cream', oval(50, 25, 24, 5)],
    ['cream', 'M34 24L34-3Q50-7 66-3L66 24Q50 29 34 24z'],
    ['red', 'M34 12Q50 17 66 12L66 22Q50 27 34 22z'],
    ['hair', 'M40-3V11M50-4V13M60-3V11'],
  ],
  'hat-iron': [
    ['bark', 'M21 35Q50 18 79 35V29Q50 11 21 29z'],
    ['gold', oval(38, 25, 11) + oval(62, 25, 11)],
    ['ice', oval(38, 25, 7.5) + oval(62, 25, 7.5)],
    ['light', 'M33 24q2-5 7-5l-5 9zM57 24q2-5 7-5l-5 9z'],
  ],
  'hat-crystal': [
    ['gold', 'M31 28L26 6L39 16L50 0L61 16L74 6L69 28Q50 34 31 28z'],
    ['ice', 'M50 16L55 22L50 28L45 22zM36 20l4 4l-3 4l-4-4zM64 20l-4 4l3 4l4-4z'],
    ['light', oval(26, 6, 3) + oval(50, 1, 3.4) + oval(74, 6, 3)],
  ],
  'hat-plant': [
    ['crust', 'M8 35Q18 17 50 17Q82 17 92 35Q72 31 50 32Q28 31 8 35z'],
    ['crust', 'M34 24Q33 4 50 3Q67 4 66 24Q50 30 34 24z'],
    ['moss', 'M34 19Q50 25 66 19V25Q50 31 34 25z'],
    ['rose', oval(37, 19, 6)],
    ['white', oval(48, 21, 5.5)],
    ['sun', oval(37, 19, 2.2) + oval(48, 21, 2)],
  ],
  'hat-potion': [
    ['violet', oval(50, 27, 28, 6.500)],
    ['violet', 'M34 26Q42 8 66-7Q60 6 67 26Q50 32 34 26z'],
    ['gold', 'M36 20Q50 25 65.500 20L67 26Q50 32 34 26z'],
    ['light', glint(53, 10, 6)],
  ],
  // Fancy dragons.
  pocus: [
    ['blue', oval(50, 27, 31, 7)],
    ['blue', 'M32 26Q36 8 44 0Q52-10 72-6Q60-1 61 6Q64 16 68 26Q50 33 32 26z'],
    ['sun', `M46 10a6 6 0 1 0 6 8a5 5 0 0 1-6-8z${glint(58, 18, 5)}${glint(52, 2, 4)}`],
  ],
  hocus: [
    ['white', 'M42-2C34-4 36-10 44-9.500C48-8 48-4 47 0zM56 0C54-6 58-10 63-9.500C68-8 66-2 58 1z'],
    ['coal', oval(50, 26, 29, 6)],
    ['coal', 'M35 25L32-2Q50-6 68-2L65 25Q50 30 35 25z'],
    ['red', 'M34 16Q50 21 66 16L65 25Q50 30 35 25z'],
  ],
  buttercup: [
    ['white', [0, 1, 2, 3, 4, 5].map((i) => oval(Math.round(50 + 12 * Math.cos((i * Math.PI) / 3)), Math.round(12 + 12 * Math.sin((i * Math.PI) / 3)), 8)).join('')],
    ['sun', oval(50, 12, 8)],
    ['shade', oval(51, 14, 5, 4)],
  ],
  dazzle: [
    ['coal', 'M18 30Q24 18 47 24Q50 22 53 24Q76 18 82 30Q82 42 70 42Q56 42 52 29H48Q44 42 30 42Q18 42 18 30z'],
    ['light', 'M24 30q4-6 12-5l-9 11q-4-2-3-6zM60 30q4-6 12-5l-9 11q-4-2-3-6z'],
    ['sun', glint(86, 16, 8) + glint(14, 14, 6)],
  ],
  shadow: [
    ['coal', 'M12 84C4 34 20 0 50-4C80 0 96 34 88 84L80 74C84 44 72 26 50 26C28 26 16 44 20 74z'],
    ['hair', 'M50-2V24M30 10Q22 26 18 50M70 10Q78 26 82 50'],
  ],
  ajax: [
    ['red', 'M26 22C28-10 72-10 76 24L68 22C64 4 40 2 36 20z'],
    ['hair', 'M32 8L38 13M42-1L45 6M54-3V4M66 2L62 9M73 12L66 15'],
    ['gold', 'M20 52C16 26 30 14 50 14C70 14 84 26 80 52L73 50Q75 40 72 35H55L53 50H47L45 35H28Q25 40 27 50z'],
    ['light', 'M28 30q6-10 18-11q-10 4-14 12z'],
  ],
};
