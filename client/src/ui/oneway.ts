// "One way", in a box of 512 x 512 as all icons: an arrow that leaves a wall behind it.
export const ONE_WAY = 'M64 80h56v352H64zM160 216h152v-96l136 136-136 136v-96H160z';
