import { requirements, type Requirement } from '#features/recruiting/model/requirement.ts';
import { cleanHash, cleanLink, cleanList, cleanRecord, unique } from '../clean-form.ts';
import { cleanLines } from '../clean-lines.ts';
import { cleanText } from '../clean-text.ts';

/** An ambassador's application as it is being filled; an empty text is not chosen or not typed. */
export interface AmbassadorDraft {
  name: string;
  email: string;
  /** ISO 3166-1 code. */
  country: string;
  /** BCP 47 tags, in the order of choosing. */
  languages: string[];
  /** One per row of the form; rows may be empty. */
  links: string[];
  /** Those that the person meets. */
  requirements: Requirement[];
  /** May have several lines. */
  message: string;
  /** SHA-256 of the uploaded CV, or empty. */
  cv: string;
}

export const emptyAmbassadorDraft: AmbassadorDraft = {
  name: '',
  email: '',
  country: '',
  languages: [],
  links: [''],
  requirements: [],
  message: '',
  cv: '',
};

/** Brings anything at all into the shape of the form. Never throws. Links keep their rows, so that faults point at the row on the screen. */
export function cleanAmbassadorDraft(input: unknown): AmbassadorDraft {
  const form = cleanRecord(input);
  const met = cleanList(form.requirements);
  return {
    name: cleanText(form.name),
    email: cleanText(form.email),
    country: cleanText(form.country),
    languages: unique(cleanList(form.languages).map(cleanText)),
    links: cleanList(form.links).map(cleanLink),
    requirements: requirements.filter((requirement) => met.includes(requirement)),
    message: cleanLines(form.message),
    cv: cleanHash(form.cv),
  };
}
