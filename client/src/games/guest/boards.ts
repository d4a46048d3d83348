// The board of the guest that is on the table: a page shows one table at a time.
import type { GuestBoard } from '../guest.ts';

export const boards: { now: GuestBoard | null } = { now: null };
