/** A number in [0, 1) for a lattice point. */
function latticeHash(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth lattice noise in [-1, 1] with features about one unit wide. */
function noise(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = fade(x - left);
  const w = fade(y - top);
  const a = latticeHash(left, top, seed);
  const b = latticeHash(left + 1, top, seed);
  const c = latticeHash(left, top + 1, seed);
  const d = latticeHash(left + 1, top + 1, seed);
  return (a + (b - a) * u + (c - a) * w + (a - b - c + d) * u * w) * 2 - 1;
}

/** Three octaves of noise: the irregularity of coasts and sea beds. */
export function fractalNoise(x: number, y: number, seed: number): number {
  let sum = 0;
  let amplitude = 0.6;
  let frequency = 1;
  for (let octave = 0; octave < 3; octave++) {
    sum += amplitude * noise(x * frequency, y * frequency, seed + octave * 17);
    amplitude *= 0.45;
    frequency *= 2.1;
  }
  return sum;
}
