/** How long an item is kept for the person who opened it. The desk renews it while they work. */
export const leaseMs = 10 * 60 * 1000;

/** A person who works on a submission, so that no second one does without knowing. */
export interface Lease {
  /** Account name. */
  holder: string;
  /** Held by the reader's own account. */
  is_own: boolean;
  /** RFC 3339, UTC. */
  until: string;
}

/** `take` also renews one's own; `take-over` takes it from another person. */
export const leaseMoves = ['take', 'take-over', 'give-back'] as const;
export type LeaseMove = (typeof leaseMoves)[number];
