type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => [
  Number.parseInt(hex.slice(1, 3), 16) / 255,
  Number.parseInt(hex.slice(3, 5), 16) / 255,
  Number.parseInt(hex.slice(5, 7), 16) / 255,
];

const toLight = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLight = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Amounts of light: mixed so, colors look mixed in the middle, and none comes out gray or too dark. */
const lightOf = (hex: string): Triple => {
  const [red, green, blue] = channels(hex);
  return [toLight(red), toLight(green), toLight(blue)];
};

const twoDigits = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * A color between two others, as the eye divides the way between them.
 * @param share 0 is the first, 1 the second
 * @returns `#rrggbb`
 */
export function mixColors(first: string, second: string, share: number): string {
  const cubeRoot = (hex: string) => lightOf(hex).map(Math.cbrt);
  const [from, to] = [cubeRoot(first), cubeRoot(second)];
  return `#${from.map((value, index) => twoDigits(fromLight((value + (to[index]! - value) * share) ** 3))).join('')}`;
}

function luminance(hex: string): number {
  const [red, green, blue] = lightOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, from 1 to 21 (WCAG 2.2). */
export function contrastOf(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
