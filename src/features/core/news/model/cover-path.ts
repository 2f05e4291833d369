/**
 * The generated chart that serves as a picture; the same seed always gives the same chart. Clients that
 * follow the reader's theme replace `light` by `dark`.
 */
export function coverPath(seed: number): string {
  return `/charts/light/cover-${seed}.svg`;
}

/** Seed of a generated chart; undefined for any other picture. */
export function coverSeedOf(path: string): number | undefined {
  const seed = /^\/charts\/light\/cover-(\d{1,10})\.svg$/.exec(path)?.[1];
  return seed === undefined ? undefined : Number(seed);
}
