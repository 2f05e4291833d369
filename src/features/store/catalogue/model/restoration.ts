import { isDangerous, type DelistingReason } from './delisting.ts';

/** What the watch had found when an item was delisted, as the person who restores it reads it. Times are RFC 3339, UTC. */
export interface DelistingFinding {
  id: number;
  /** The listed address, or the contract. */
  address: string;
  /** The most serious of its signals (`watching/model/signal.ts`). */
  code: string;
  signals: { code: string; before: string; after: string }[];
  create_time: string;
  /** When it was seen last. */
  look_time: string;
}

/** A delisting that has not ended. */
export interface OpenDelisting {
  id: number;
  reason: DelistingReason;
  /** For the desk only. */
  note: string;
  /** Email address of the account that decided it. */
  actor: string;
  /** RFC 3339, UTC. */
  at: string;
  finding: DelistingFinding | null;
}

/** How a portal lists again what was delisted. */
export interface RelistingRules {
  /** The brand has one person at its desk, who may restore what they delisted for fraud themselves. The audit log says so each time. */
  decidesAlone: boolean;
  /** Whether links are watched: only then can a look give back a link that was withheld. */
  looksAtLinks: boolean;
}

export const strictRelisting: RelistingRules = { decidesAlone: false, looksAtLinks: true };

/** Findings about a site that is away or a payment: nobody has taken anything over. */
const harmlessCodes: readonly string[] = ['dead', 'payment-reversed'];

/** Was it delisted because it is dangerous to visit: for fraud, or because the watch found that its link or contract is another one? */
export function isForSafety({ reason, finding }: Pick<OpenDelisting, 'reason' | 'finding'>): boolean {
  return isDangerous(reason) || (finding !== null && !harmlessCodes.includes(finding.code));
}

/** Did this person delist it, for a reason after which two people decide? */
export function isOwnDelisting(delisting: OpenDelisting, { email }: { email: string }): boolean {
  return isForSafety(delisting) && delisting.actor.toLowerCase() === email.toLowerCase();
}
