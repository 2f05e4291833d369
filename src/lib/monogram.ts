/** Muted backgrounds on which the light text passes AA; none is a brand's color, because items of every brand have them. */
const grounds = ['#12344A', '#1A5676', '#0B6E55', '#3B5366', '#7A5600', '#56407A', '#8A3B2B', '#2F5D62'];
const ink = '#EAF2F2';

/** FNV-1a, 32 bit: spreads short names well and is the same everywhere. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** One ideograph or syllable, or the first letters of the first two words, or the first two letters. */
function initialsOf(name: string): string {
  const words = name.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = [...(words[0] ?? '?')];
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}?]/u.test(first[0] ?? ''))
    return first[0] ?? '?';
  const second = [...(words[1] ?? '')][0] ?? first[1] ?? '';
  return `${first[0] ?? '?'}${second}`.toUpperCase();
}

/**
 * A generated icon: initials on a muted background, the same for the same name everywhere.
 * The letters are set in whatever sans serif the reader has, so that every script works.
 * @returns an SVG document of less than 1 KB
 */
export function drawMonogram(name: string): string {
  const initials = initialsOf(name);
  const hash = hashText(name.trim());
  const ground = grounds[hash % grounds.length] ?? grounds[0];
  const size = [...initials].length > 1 ? 38 : 46;
  // A depth contour, as on a chart, at one of eight heights.
  const depth = 68 + ((hash >>> 8) % 8) * 3;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">` +
    `<path fill="${ground}" d="M0 0h96v96H0z"/>` +
    `<path fill="#fff" fill-opacity=".07" d="M0 ${depth}c16-6 32 6 48 0s32-6 48 0V96H0z"/>` +
    `<text x="48" y="49" fill="${ink}" font-family="system-ui,'Segoe UI',Roboto,'PingFang SC','Noto Sans CJK SC',sans-serif" ` +
    `font-size="${size}" font-weight="600" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`
  );
}
