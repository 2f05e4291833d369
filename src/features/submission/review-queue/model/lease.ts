/** How long an item is kept for the person who opened it. The desk renews it while they work. */
export const leaseMs = 10 * 60 * 1000;

/** How long an assigned item is kept for the person it was given to. */
export const assignmentMs = 3 * 24 * 60 * 60 * 1000;

/** A person who works on a submission, so that no second one does without knowing. */
export interface Lease {
  /** Account name. */
  holder: string;
  /** Held by the reader's own account. */
  is_own: boolean;
  /** RFC 3339, UTC. */
  until: string;
  /** Name of who assigned it; null where the holder took it. */
  assigned_by: string | null;
}

/** `take` also renews one's own; `take-over` takes it from another person; `leave` gives back what was not assigned. */
export const leaseMoves = ['take', 'take-over', 'give-back', 'leave'] as const;
export type LeaseMove = (typeof leaseMoves)[number];
