/** Width and height of the picture whose hash is computed, in pixels. */
export const hashedSide = 32;
/** So many of the lowest frequencies count in each direction. The first is left out: it is the brightness. */
const frequencies = 8;
/** A coefficient below it is zero but for rounding; a whole shade over the picture is a thousand. */
const smallest = 1e-6;

/** The cosines of the discrete cosine transform (DCT-II), by frequency and place. */
const waves = Array.from({ length: frequencies }, (_frequency, index) =>
  Float64Array.from({ length: hashedSide }, (_place, at) =>
    Math.cos((((2 * at + 1) * (index + 1)) / (2 * hashedSide)) * Math.PI),
  ),
);

/** How much of each wave a row or column of values has. @param valueAt the value at a place */
const measureWaves = (valueAt: (at: number) => number): number[] =>
  waves.map((wave) => {
    const sum = wave.reduce((total, height, at) => total + height * valueAt(at), 0);
    return Math.abs(sum) < smallest ? 0 : sum;
  });

/**
 * Perceptual hash of 64 binary digits: which of the lowest frequencies of the picture are above their mean (C. Zauner, Implementation and
 * Benchmarking of Perceptual Image Hash Functions, 2010, section 3.1.1). The transform is done along rows and then along columns, which
 * gives what the two-dimensional one does in a hundredth of its time.
 * @param shades `hashedSide` rows of so many shades of gray
 */
export function hashShades(shades: Uint8Array): string {
  const byRow = Array.from({ length: hashedSide }, (_, row) =>
    measureWaves((at) => shades[row * hashedSide + at]!),
  );
  // Horizontal frequency first.
  const amounts = waves.flatMap((_, across) => measureWaves((at) => byRow[at]![across]!));
  const mean = amounts.reduce((total, amount) => total + amount, 0) / amounts.length;
  return amounts.map((amount) => (amount > mean ? '1' : '0')).join('');
}
