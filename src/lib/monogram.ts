/** A dark and a light shade of each hue; on one, the other passes AA for text. None is a brand's color, because items of every brand have them. */
const hues = [
  ['#0b3a5e', '#a9dcff'],
  ['#84301a', '#ffcbab'],
  ['#0a5450', '#9febdd'],
  ['#5a2480', '#e6c8ff'],
  ['#624400', '#ffe08a'],
  ['#2e3192', '#cdd2ff'],
  ['#2b5a14', '#c4ee9e'],
  ['#861f50', '#ffc5dc'],
] as const;

/** Outlines that differ at the size of a list's icon. Each has room for two letters around its point of the text. */
const shapes = [
  { path: 'M48 6a42 42 0 1 1 0 84a42 42 0 1 1 0-84z', x: 48, y: 49 },
  { path: 'M8 8h44a36 36 0 0 1 36 36v44H44A36 36 0 0 1 8 52z', x: 48, y: 49 },
  { path: 'M28 6h40v22h22v40H68v22H28V68H6V28h22z', x: 48, y: 49 },
  { path: 'M12 10h72v36c0 24-14 36-36 44C26 82 12 70 12 46z', x: 48, y: 45 },
  { path: 'M48 2l46 46-46 46L2 48z', x: 48, y: 49 },
  { path: 'M0 22c16-12 32 12 48 0s32-12 48 0v52c-16 12-32-12-48 0s-32 12-48 0z', x: 48, y: 49 },
  { path: 'M48 6l40 36v46H8V42z', x: 48, y: 59 },
  { path: 'M26 20h44a28 28 0 0 1 0 56H26a28 28 0 0 1 0-56z', x: 48, y: 49 },
  { path: 'M26 9h44l22 39-22 39H26L4 48z', x: 48, y: 49 },
  { path: 'M4 16h88L74 48l18 32H4z', x: 40, y: 49 },
  { path: 'M12 90V46a36 36 0 0 1 72 0v44z', x: 48, y: 54 },
  {
    path: 'M48 1l13 14 20-1-1 20 14 14-14 14 1 20-20-1-13 14-13-14-20 1 1-20L2 48l14-14-1-20 20 1z',
    x: 48,
    y: 49,
  },
] as const;

/** A light shape on dark, a dark one on light, and a line on dark. */
const manners = ['light', 'dark', 'line'] as const;

const markCount = shapes.length * hues.length * manners.length;

/** Has no divisor in common with `markCount`: as many ids in a row have as many marks, and two in a row differ in all three. */
const step = 115;

/** FNV-1a, 32 bit: spreads short texts well and is the same everywhere. */
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

function pick<Value>(values: readonly Value[], place: number): Value {
  const value = values[place % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}

/** Anything that is no whole number counts as a text, so that no id of a host makes an error. */
function placeOf(id: number | string): number {
  const number =
    typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id % markCount : hashText(String(id));
  return (number * step) % markCount;
}

/**
 * A generated icon: the initials of a name in one of 288 marks, which differ in shape, hue and manner. The letters are set in whatever sans
 * serif the reader has, so that every script works.
 * @param id of what has the icon: a new name changes the letters and keeps the mark. Of 288 numbers in a row no two have the same one.
 * @returns an SVG document of less than 1 KB
 */
export function drawMonogram(name: string, id: number | string): string {
  const initials = initialsOf(name);
  const place = placeOf(id);
  const { path, x, y } = pick(shapes, place);
  const [dark, light] = pick(hues, Math.floor(place / shapes.length));
  const manner = pick(manners, Math.floor(place / (shapes.length * hues.length)));
  const [ground, ink] = manner === 'dark' ? [light, light] : [dark, manner === 'light' ? dark : light];
  const shape =
    manner === 'line'
      ? `fill="none" stroke="${light}" stroke-width="5"`
      : `fill="${manner === 'dark' ? dark : light}"`;
  const size = [...initials].length > 1 ? 29 : 34;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">` +
    `<path fill="${ground}" d="M0 0h96v96H0z"/><path ${shape} d="${path}"/>` +
    `<text x="${x}" y="${y}" fill="${ink}" font-family="system-ui,'Segoe UI',Roboto,'PingFang SC','Noto Sans CJK SC',sans-serif" ` +
    `font-size="${size}" font-weight="600" text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`
  );
}
