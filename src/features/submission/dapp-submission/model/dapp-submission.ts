import { checkFields, type FormCheck } from '#features/submission/form-fields/model/check-fields.ts';
import { cleanFields } from '#features/submission/form-fields/model/clean-fields.ts';
import type { SentOf } from '#features/submission/form-fields/model/field.ts';
import { createSentSchema } from '#features/submission/form-fields/model/sent-schema.ts';
import { dappFields, type DappDraft } from './dapp-fields.ts';
import { dappRuleIssues } from './dapp-rules.ts';

/**
 * A DApp submission as it is sent and stored. One schema for browser, server and API description: messages are error codes.
 * Addresses, tokens and accounts have rules in dapp-rules.ts, because these look at several fields.
 */
export const dappSubmissionSchema = createSentSchema(dappFields);

export type DappSubmission = SentOf<typeof dappFields>;

export type DappCheck = FormCheck<typeof dappFields>;

/** Brings anything at all into the shape of the form; never throws. See `cleanFields`. */
export function cleanDappDraft(input: unknown): DappDraft {
  return cleanFields(dappFields, input);
}

const form = { fields: dappFields, schema: dappSubmissionSchema };

/**
 * The whole check of a DApp form, the same in the browser and on the server: cleans whatever it is given, then collects every error.
 * Never throws. A value that passed passes again unchanged.
 */
export function checkDappSubmission(input: unknown): DappCheck {
  const draft = cleanDappDraft(input);
  return checkFields(form, draft, dappRuleIssues(draft));
}
