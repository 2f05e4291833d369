import { checkFields, type FormCheck } from '#features/submission/form-fields/model/check-fields.ts';
import { cleanFields } from '#features/submission/form-fields/model/clean-fields.ts';
import type { SentOf } from '#features/submission/form-fields/model/field.ts';
import { createSentSchema } from '#features/submission/form-fields/model/sent-schema.ts';
import { ambassadorFields, type AmbassadorDraft } from './ambassador-fields.ts';

/** An ambassador's application as it is sent and stored. */
export const ambassadorSubmissionSchema = createSentSchema(ambassadorFields);

export type AmbassadorSubmission = SentOf<typeof ambassadorFields>;

export type AmbassadorCheck = FormCheck<typeof ambassadorFields>;

/** Brings anything at all into the shape of the form; never throws. See `cleanFields`. */
export function cleanAmbassadorDraft(input: unknown): AmbassadorDraft {
  return cleanFields(ambassadorFields, input);
}

const form = { fields: ambassadorFields, schema: ambassadorSubmissionSchema };

/**
 * The whole check of an application, the same in the browser and on the server: cleans whatever it is given, then collects every
 * error. Never throws. A value that passed passes again unchanged.
 */
export function checkAmbassadorSubmission(input: unknown): AmbassadorCheck {
  return checkFields(form, cleanAmbassadorDraft(input), []);
}
