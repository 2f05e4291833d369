import type { Lease } from './lease.ts';

/** Who is at an item now, for someone who has it open. */
export interface Presence {
  /** Of the item: another one than what is shown means that a colleague changed it. */
  version: number;
  /** Who works on it; null when it is free. */
  lease: Lease | null;
  /** Names of others who have it open, in order. */
  readers: string[];
}

/** How often an open item asks. */
export const presencePollMs = 1_500;

/** A person who has not asked for this long no longer has it open. */
export const presenceMs = 5_000;
