/**
 * The drawn chart that stands for a picture; the same seed gives the same chart for ever.
 * Clients that follow the reader's theme replace `light` by `dark`.
 */
export function coverPath(seed: number): string {
  return `/charts/light/cover-${seed}.svg`;
}
