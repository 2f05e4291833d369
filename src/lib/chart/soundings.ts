import { createRandom } from './random.ts';
import type { DepthField } from './rings.ts';

/** A depth number printed on the water. */
export interface Sounding {
  x: number;
  y: number;
  meters: number;
  /** Lowered digit after the meters; 0 is not printed. Only above 21 m, as on paper charts. */
  tenths: number;
}

export interface SoundingsInput {
  width: number;
  height: number;
  /** Mean distance between two soundings. */
  cell: number;
  seed: number;
  /** True where nothing may be printed (text, icons, a device). */
  skip?: ((x: number, y: number) => boolean) | undefined;
}

const decimalsAboveMeters = 21;
const shallowestPrinted = 1.2;

/** Soundings on a jittered grid; about one in seven is left out, so that they do not form rows. */
export function listSoundings(field: DepthField, input: SoundingsInput): Sounding[] {
  const { width, height, cell, seed, skip } = input;
  const random = createRandom(seed);
  const soundings: Sounding[] = [];
  for (let row = cell / 2; row < height; row += cell) {
    const shift = (Math.floor(row / cell) % 2) * (cell / 2);
    for (let column = cell / 2 + shift; column < width; column += cell) {
      const x = Math.round(column + (random() - 0.5) * cell * 0.55);
      const y = Math.round(row + (random() - 0.5) * cell * 0.55);
      const depth = field(x, y);
      if (random() < 0.14 || depth < shallowestPrinted || skip?.(x, y)) continue;
      const tenths = Math.round(depth * 10);
      const isShallow = depth < decimalsAboveMeters;
      soundings.push({
        x,
        y,
        meters: isShallow ? Math.floor(tenths / 10) : Math.round(depth),
        tenths: isShallow ? tenths % 10 : 0,
      });
    }
  }
  return soundings;
}
