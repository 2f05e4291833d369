import * as v from 'valibot';

const hex = v.pipe(v.string(), v.regex(/^#[0-9A-F]{6}$/));

/** What a color is for; the words for it stand in the view. */
export const colorRoles = ['ink', 'paper', 'signal', 'water', 'land', 'link'] as const;
export type ColorRole = (typeof colorRoles)[number];

/** What the brand kit says besides the files of brand/logo. */
export const brandKitSchema = v.object({
  /** The name in the parts that the wordmark sets apart, first the one in italic: `['Tide', 'port']`. */
  nameParts: v.tuple([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.string(), v.nonEmpty())]),
  /** Free space around the logo, as a part of the mark's height. */
  clearSpace: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Below these widths the drawings are not used. */
  smallest: v.object({
    mark: v.object({ px: v.number(), mm: v.number() }),
    lockup: v.object({ px: v.number(), mm: v.number() }),
  }),
  /** Each by day and by night; the same values as in src/ui/styles/tokens.css. */
  colors: v.object(v.entriesFromList(colorRoles, v.object({ day: hex, night: hex }))),
});
