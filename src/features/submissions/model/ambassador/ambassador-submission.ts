import * as v from 'valibot';
import {
  requirements,
  requirementsNeeded,
  type Requirement,
} from '#features/recruiting/model/requirement.ts';
import { countryCodes } from '#i18n/country-codes.ts';
import { languageTags } from '#i18n/language-tags.ts';
import { emailMaxCharacters } from '../email-form.ts';
import {
  code,
  faultsOf,
  isSha256,
  link,
  requiredEmail,
  requiredText,
  text,
  unlessEmpty,
} from '../form-schema.ts';
import type { SubmissionFault } from '../submission-fault.ts';
import { cleanAmbassadorDraft } from './ambassador-draft.ts';

/** Characters (code points) that each text takes, and entries of each list. */
export const ambassadorLimits = {
  name: 80,
  email: emailMaxCharacters,
  languages: 20,
  links: 5,
  link: 1000,
  message: 1000,
} as const;

const filled = (links: readonly string[]) => links.filter((each) => each !== '');

/** An ambassador's application as it is sent and stored (rulings §4). */
export const ambassadorSubmissionSchema = v.object({
  name: requiredText(ambassadorLimits.name),
  email: requiredEmail,
  country: v.picklist(countryCodes, code('choose-one')),
  languages: v.pipe(
    v.array(v.picklist(languageTags, code('choose-one'))),
    v.minLength(1, code('choose-one')),
    v.maxLength(ambassadorLimits.languages, code('too-many')),
  ),
  links: v.pipe(
    v.array(link(ambassadorLimits.link)),
    v.check((links) => filled(links).length > 0, code('required')),
    v.maxLength(ambassadorLimits.links, code('too-many')),
  ),
  requirements: v.pipe(
    v.array(v.picklist<readonly Requirement[]>(requirements)),
    v.minLength(requirementsNeeded, code('too-few')),
  ),
  message: text(ambassadorLimits.message),
  cv: v.pipe(v.string(code('required')), v.nonEmpty(code('required')), unlessEmpty(isSha256, 'pdf')),
});

export type AmbassadorSubmission = v.InferOutput<typeof ambassadorSubmissionSchema>;

export type AmbassadorCheck =
  { ok: true; value: AmbassadorSubmission } | { ok: false; faults: SubmissionFault[] };

/**
 * The whole check of an application, the same in the browser and on the server: cleans whatever it is given, then collects every
 * fault. Never throws. A value that passed passes again unchanged.
 */
export function checkAmbassadorSubmission(input: unknown): AmbassadorCheck {
  const parsed = v.safeParse(ambassadorSubmissionSchema, cleanAmbassadorDraft(input));
  if (!parsed.success) return { ok: false, faults: faultsOf(parsed.issues, ['languages', 'requirements']) };
  return { ok: true, value: { ...parsed.output, links: [...new Set(filled(parsed.output.links))] } };
}
