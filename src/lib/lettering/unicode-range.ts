/** Code points as pairs of first and last, ascending or not. */
export type UnicodeRange = readonly (readonly [first: number, last: number])[];

/** Parses a CSS unicode-range: `U+0000-00FF, U+131`. */
export function parseUnicodeRange(text: string): UnicodeRange {
  return text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

export function isInRange(range: UnicodeRange, codePoint: number): boolean {
  return range.some(([first, last]) => codePoint >= first && codePoint <= last);
}
