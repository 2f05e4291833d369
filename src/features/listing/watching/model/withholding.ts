import * as v from 'valibot';
import { isDangerous } from '#features/store/catalogue/model/delisting.ts';

/** Why a person takes a link away from visitors. */
export const withholdingReasons = ['compromised', 'fraud', 'doubt'] as const;
export type WithholdingReason = (typeof withholdingReasons)[number];

/** Characters of a note about a decision. */
export const watchNoteMaxCharacters = 2000;

export const watchNote = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(watchNoteMaxCharacters));

/** What a person says when they withhold a link. */
export const withholdingEntries = { reason: v.picklist(withholdingReasons), note: watchNote };

/** A link that a person has withheld. */
export interface Withholding {
  reason: WithholdingReason;
  /** For the desk only. */
  note: string;
  /** Email address of the account. */
  actor: string;
}

/**
 * Does another person than this one have to give the link back? What was withheld after fraud or a takeover is given back by two people, as it is
 * restored by two (decision 032).
 */
export function needsOtherPerson(
  withholding: Pick<Withholding, 'reason' | 'actor'> | null,
  { email }: { email: string },
): boolean {
  if (!withholding || withholding.reason === 'doubt') return false;
  return isDangerous(withholding.reason) && withholding.actor.toLowerCase() === email.toLowerCase();
}
