/** Lines of a chart above its base line. */
const lines = 3;

/**
 * The values of a chart's lines, from 0: round numbers, the last one not below the greatest value.
 * @param greatest not negative
 */
export function niceScale(greatest: number): number[] {
  const rough = Math.max(greatest, lines) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 4, 5, 6, 8, 10].map((factor) => factor * power).find((each) => each >= rough);
  return Array.from({ length: lines + 1 }, (_, index) => index * (step ?? rough));
}
