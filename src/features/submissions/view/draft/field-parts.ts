import * as v from 'valibot';

/* Parts of which the kinds make the schemas of their drafts' fields; each falls back by itself. */

export const draftText = v.fallback(v.string(), '');
export const draftFlag = v.fallback(v.boolean(), false);
export const draftAnswer = v.fallback(v.nullable(v.boolean()), null);

/** One of the values, or null while none of them is chosen. */
export const draftChoice = <const Values extends readonly string[]>(values: Values) =>
  v.fallback(v.nullable(v.picklist(values)), null);
