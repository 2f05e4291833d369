import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/));

/** The use of a color; the view has the words for it. */
export const colorRoles = ['ink', 'paper', 'signal', 'water', 'land', 'link'] as const;
export type ColorRole = (typeof colorRoles)[number];

/** The brand kit's data, in addition to the files of brand/logo. */
export const brandKitSchema = v.object({
  /** The parts of the name that the wordmark distinguishes, the italic one first: `['Tide', 'port']`. */
  nameParts: v.tuple([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.string(), v.nonEmpty())]),
  /** Clear space around the logo, as a fraction of the mark's height. */
  clearSpace: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Minimum widths of the drawings. */
  smallest: v.object({
    mark: v.object({ px: v.number(), mm: v.number() }),
    lockup: v.object({ px: v.number(), mm: v.number() }),
  }),
  /** brand/colors.json, each for the light and the dark theme: every other color of the pages, mails and the desk is made of them (src/lib/palette). */
  colors: v.object(v.entriesFromList(colorRoles, v.object({ day: hex, night: hex }))),
});
