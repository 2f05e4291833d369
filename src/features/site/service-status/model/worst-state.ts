import type { PartState } from './parts.ts';

/** What is not known may be worse than what is slow, and is not yet known to be disrupted. */
const order: readonly PartState[] = ['works', 'slow', 'unknown', 'disrupted'];

/** The state that is said of several parts together. */
export const worstState = (states: readonly PartState[]): PartState =>
  order.findLast((state) => states.includes(state)) ?? 'unknown';
