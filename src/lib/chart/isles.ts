import { smoothMinimum } from './distance.ts';
import { fractalNoise } from './noise.ts';
import { createRandom } from './random.ts';
import type { DepthField } from './rings.ts';

export interface IslesInput {
  width: number;
  height: number;
  seed: number;
  /** Part of the width that has islands, from 0 to 1. */
  from: number;
  to: number;
}

/** Beyond this depth the water deepens more slowly, so that the open sea is not crowded with lines. */
const shelfMeters = 36;

/** An archipelago of two to four islands, as a depth field. */
export function createIsles({ width, height, seed, from, to }: IslesInput): DepthField {
  const random = createRandom(seed);
  const count = 2 + Math.floor(random() * 3);
  const isles = Array.from({ length: count }, () => ({
    x: width * (from + (to - from) * random()),
    y: height * (0.05 + 0.9 * random()),
    radius: Math.min(width, height) * (0.08 + 0.2 * random()),
    flatness: 0.6 + random() * 0.9,
    angle: random() * Math.PI,
  }));
  return (x, y) => {
    let distance = 1e9;
    for (const isle of isles) {
      const cosine = Math.cos(isle.angle);
      const sine = Math.sin(isle.angle);
      const dx = (x - isle.x) * cosine + (y - isle.y) * sine;
      const dy = -(x - isle.x) * sine + (y - isle.y) * cosine;
      distance = smoothMinimum(distance, Math.hypot(dx, dy * isle.flatness) - isle.radius, 60);
    }
    distance += fractalNoise(x / 120, y / 120, seed) * 46;
    const slope = Math.sign(distance) * 2 * (Math.abs(distance) / 16) ** 0.92;
    const depth = slope * (1 + 0.28 * fractalNoise(x / 170, y / 170, seed + 9));
    return depth > shelfMeters ? shelfMeters + (depth - shelfMeters) * 0.3 : depth;
  };
}
