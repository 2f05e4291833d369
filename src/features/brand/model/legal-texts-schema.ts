import * as v from 'valibot';

const lastChange = v.optional(
  v.pipe(v.string(), v.isoDate('it is the day of the last change, such as "2026-11-20"')),
);

/** `legalTexts` of brand.json: which texts are in the brand's folder `legal`, and the day on which each was last changed. */
export const legalTextsSchema = v.strictObject(
  { privacy: lastChange, terms: lastChange },
  'it has privacy and terms, and nothing else',
);
