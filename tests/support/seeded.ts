import { createHash } from 'node:crypto';

/** Chooses: a whole number from 0 to below `below`, the same for the same seed and place in the run. */
export type Choose = (place: string, below: number) => number;

export const createSeeded =
  (seed: string): Choose =>
  (place, below) =>
    createHash('sha256').update(`${seed} ${place}`).digest().readUInt32BE() % below;
