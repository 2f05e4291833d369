import { assetAddressIssues, standardIssues, type StandardsByNetwork } from '../asset-rules.ts';
import { checkFields, type FormCheck } from '#features/submission/form-fields/model/check-fields.ts';
import { cleanFields } from '#features/submission/form-fields/model/clean-fields.ts';
import type { SentOf } from '#features/submission/form-fields/model/field.ts';
import { createSentSchema } from '#features/submission/form-fields/model/sent-schema.ts';
import type { SubmissionIssue } from '#features/submission/form-fields/model/submission-issue.ts';
import { tokenFields, type TokenDraft } from './token-fields.ts';

/** More decimals than any token has; the wallet counts in them. */
const decimalsMax = 36;

const isWholeNumber = (digits: string) => /^\d+$/.test(digits);

/** No more decimals than there are, and no more of them shown than the token has. */
function decimalIssues({ decimal, precision }: TokenDraft): SubmissionIssue[] {
  if (!isWholeNumber(decimal)) return [];
  const decimals = Number(decimal);
  if (decimals > decimalsMax) return [{ path: 'decimal', code: 'too-large', params: { max: decimalsMax } }];
  return isWholeNumber(precision) && Number(precision) > decimals
    ? [{ path: 'precision', code: 'too-large', params: { max: decimals } }]
    : [];
}

/** A token submission as it is sent and stored. One schema for browser, server and API description. */
export const tokenSubmissionSchema = createSentSchema(tokenFields);

export type TokenSubmission = SentOf<typeof tokenFields>;

export type TokenCheck = FormCheck<typeof tokenFields>;

/** Brings anything at all into the shape of the form; never throws. See `cleanFields`. */
export function cleanTokenDraft(input: unknown): TokenDraft {
  return cleanFields(tokenFields, input);
}

const form = { fields: tokenFields, schema: tokenSubmissionSchema };

/**
 * The whole check of a token form, the same in the browser and on the server: cleans whatever it is given, then collects every error.
 * Never throws. A value that passed passes again unchanged.
 * @param standards token standards by network
 */
export function checkTokenSubmission(input: unknown, standards: StandardsByNetwork): TokenCheck {
  const draft = cleanTokenDraft(input);
  return checkFields(form, draft, [
    ...assetAddressIssues(draft),
    ...decimalIssues(draft),
    ...standardIssues(draft, standards),
  ]);
}
