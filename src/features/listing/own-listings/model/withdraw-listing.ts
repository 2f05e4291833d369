import * as v from 'valibot';
import { localeCodes } from '#i18n/locales.ts';

export const listingReferenceSchema = v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/));

/** The fields of the form, as a browser sends them; the box that confirms it must be checked. */
export const withdrawListingFormSchema = v.object({
  reference: listingReferenceSchema,
  confirmed: v.literal('yes'),
  lang: v.picklist(localeCodes),
});

/**
 * How a team takes its item out of the store: immediately, where it cannot be mailed; by a mail with a key that confirms it; or with that key.
 */
export type WithdrawalOffer = 'at-once' | 'by-mail' | 'confirm';

export type WithdrawalResult = 'withdrawn' | 'mailed' | 'refused';

/** Path of the status page without language, which shows what came of it. */
export const ownListingPath = (reference: string, result?: WithdrawalResult): string =>
  `/submission/${reference}${result === 'mailed' ? '?withdrawal=mailed#withdrawal' : ''}`;
