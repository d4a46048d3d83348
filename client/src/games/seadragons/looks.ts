// Colours and shapes of Sea Dragons. Ships differ by the form of their token as well as by colour.
import { shapeOf, type SeatLook } from '../../ui/seats.ts';
import type { View } from './view.ts';

export const PLAYERS: Record<string, [colour: string, text: string]> = {
  orange: ['#e07b1f', '#1d1206'],
  green: ['#4f9d3a', '#0b1a06'],
  purple: ['#8a5bc4', '#ffffff'],
  pink: ['#e86fa5', '#2a0a18'],
  yellow: ['#e6c229', '#221b02'],
};

export function looks(view: View): SeatLook[] {
  return view.players.map(({ seat, colour }) => {
    const [paint, text] = PLAYERS[colour] ?? ['#8c8c8c', '#000000'];
    return { colour: paint, text, shape: shapeOf(seat) };
  });
}

export interface ShipLook {
  colour: string;
  token: string; // path around the origin, in a box of 2 x 2
}

const CIRCLE = 'M-.9 0a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0z';
export const SHIP_LOOKS: Record<string, ShipLook> = {
  green: { colour: '#1f7a4a', token: CIRCLE },
  purple: { colour: '#6d3aa8', token: 'M0-1l1 1l-1 1l-1-1z' },
  red: { colour: '#b3261e', token: 'M-.5-.87h1l.5.87l-.5.87h-1l-.5-.87z' },
  blue: { colour: '#1c5fb0', token: 'M-.82-.82h1.64v1.64h-1.64z' },
  any: { colour: '#6b5a3c', token: CIRCLE },
};

export function shipLook(colour: string): ShipLook {
  return SHIP_LOOKS[colour] ?? { colour: '#6b5a3c', token: CIRCLE };
}
