import type { Purpose } from './state.ts';

/* Why a submission was rejected; the view has a sentence for each, the reviewer adds a text. */

/** Reasons that a canned answer explains. */
export const explainedListingReasons = [
  'duplicate',
  'copied-logo-or-name',
  'scam-or-honeypot',
  'site-not-working',
  'contract-not-on-mainnet',
  'not-open-source-or-audited',
  'poor-mobile-experience',
  'not-legal',
  'no-other-contact',
  'no-answer',
] as const;
export const explainedApplicationReasons = [
  'requirements-not-met',
  'claims-not-shown',
  'places-taken',
  'interview-missed',
  'interview-result',
] as const;

const listingReasons = [...explainedListingReasons, 'other'] as const;
const applicationReasons = [...explainedApplicationReasons, 'no-answer', 'other'] as const;

export type RejectionReason = (typeof listingReasons)[number] | (typeof applicationReasons)[number];

export const rejectionReasons: readonly RejectionReason[] = [
  ...new Set([...listingReasons, ...applicationReasons]),
];

const reasons: Record<Purpose, readonly RejectionReason[]> = {
  listing: listingReasons,
  application: applicationReasons,
};

export function rejectionReasonsOf(purpose: Purpose): readonly RejectionReason[] {
  return reasons[purpose];
}
