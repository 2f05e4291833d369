import { distanceToBox, smoothMinimum, type RoundedBox } from './distance.ts';
import { fractalNoise } from './noise.ts';
import type { DepthField } from './rings.ts';

/** Position of the phone on the home page's 1600 × 1200 chart; the contours follow it like a quay. */
export const quay: RoundedBox = { x: 1000, y: 600, width: 304, height: 636, radius: 48 };

const slope = (distance: number, run: number) => Math.sign(distance) * 2 * (Math.abs(distance) / run) ** 0.9;

/** The water between the phone and a coast on the right, as a depth field. */
export function createHarbor(seed: number): DepthField {
  return (x, y) => {
    const coast =
      1372 +
      95 * Math.sin(y / 190 + 2.2) +
      70 * fractalNoise(x / 150, y / 150, seed + 5) -
      Math.max(0, y - 820) * 0.55;
    const depth = smoothMinimum(slope(distanceToBox(x, y, quay), 15), slope(coast - x, 17), 7);
    if (depth <= 0) return depth;
    return depth * (1 + 0.42 * fractalNoise(x / 210, y / 210, seed) * Math.min(1, depth / 7));
  };
}
