const bits = 64;
/** FNV-1a; two seeds give the two halves. */
const prime = 0x01000193;
const seeds = [0x811c9dc5, 0x050c5d1f] as const;

function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), prime);
  // Short texts that differ in one character would differ in few bits.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Fingerprint of a text by its pairs of neighboring words (Charikar 2002): texts that share most pairs differ in few bits,
 * unrelated ones in about half.
 * @returns 16 hex digits; null for no words
 */
export function simhash(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const pairs = new Set(words.map((word, at) => `${word} ${words[at + 1] ?? ''}`));
  const counts = Array.from({ length: bits }, () => 0);
  for (const pair of pairs) {
    const halves = seeds.map((seed) => hash(pair, seed));
    for (let bit = 0; bit < bits; bit += 1)
      counts[bit]! += ((halves[bit >> 5]! >>> (bit & 31)) & 1) === 1 ? 1 : -1;
  }
  const digits = Array.from({ length: bits / 4 }, (_, digit) =>
    [0, 1, 2, 3]
      .reduce((value, bit) => value + (counts[digit * 4 + bit]! > 0 ? 1 << bit : 0), 0)
      .toString(16),
  );
  return digits.join('');
}

/** In how many of the 64 bits two fingerprints differ. */
export function simhashDistance(a: string, b: string): number {
  const counts = [...a].map((digit, at) => {
    const differing = Number.parseInt(digit, 16) ^ Number.parseInt(b[at] ?? '0', 16);
    return [0, 1, 2, 3].filter((bit) => (differing >> bit) & 1).length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
