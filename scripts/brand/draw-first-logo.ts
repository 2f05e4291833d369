import { displayFonts } from '#features/sharing/server/display-fonts.ts';
import { setLine } from '#lib/lettering/set-line.ts';

interface Colors {
  ink: { day: string; night: string };
  signal: { day: string; night: string };
}

interface FirstLogo {
  /** The parts of the wordmark. */
  nameParts: readonly [string, string];
  colors: Colors;
}

/** A square with rounded corners on 32 × 32. */
const square = 'M8 1H24A7 7 0 0 1 31 8V24A7 7 0 0 1 24 31H8A7 7 0 0 1 1 24V8A7 7 0 0 1 8 1Z';
/** Of the wordmark's 120 × 34. */
const wordWidth = 118;
const wordSize = 26;
const baseline = 25;

const setting = { stack: displayFonts('en'), language: 'en', tracking: 0 };

/** The first letter, in the middle of the square. */
async function drawLetter(name: string): Promise<string> {
  const [letter = ''] = new Intl.Segmenter('en').segment(name)[Symbol.iterator]().next().value?.segment ?? '';
  const { width, svg } = await setLine(letter.toUpperCase(), { ...setting, size: 24 });
  return `<g transform="translate(${(16 - width / 2).toFixed(2)} 24)">${svg}</g>`;
}

/** The name on one line, as large as its place allows. */
async function drawWord(name: string): Promise<string> {
  const { width } = await setLine(name, { ...setting, size: wordSize });
  const size = Math.min(wordSize, (wordSize * wordWidth) / width);
  const { svg } = await setLine(name, { ...setting, size });
  return `<g transform="translate(1 ${baseline})">${svg}</g>`;
}

const wrap = (viewBox: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>\n`;

/**
 * A first logo: the initial on a square, and the name in the site's own display face, so that a new brand can be looked at before its designer
 * has drawn one.
 * @returns the files of a brand's folder `logo`, by name
 */
export async function drawFirstLogo({ nameParts, colors }: FirstLogo): Promise<Record<string, string>> {
  const name = nameParts.join('');
  const [letter, word] = [await drawLetter(name), await drawWord(name)];
  const markOf = (ground: string, onGround: string) =>
    `<path fill="${ground}" d="${square}"/><g fill="${onGround}">${letter}</g>`;
  const wordOf = (ink: string) => `<g fill="${ink}">${word}</g>`;
  const grounds = {
    day: [colors.ink.day, colors.signal.day],
    night: [colors.ink.night, colors.signal.night],
    'one-color': [colors.ink.day, '#FFFFFF'],
    'one-color-night': [colors.ink.night, colors.ink.day],
  } as const;
  const files = Object.entries(grounds).flatMap(([ground, [ink, onInk]]) => [
    [`mark-${ground}.svg`, wrap('0 0 32 32', markOf(ink, onInk))],
    [
      `lockup-${ground}.svg`,
      wrap(
        '0 0 150 34',
        `<g transform="scale(1.0625)">${markOf(ink, onInk)}</g><g transform="translate(44 2) scale(.882353)">${wordOf(ink)}</g>`,
      ),
    ],
    ...(ground.startsWith('one') ? [] : [[`wordmark-${ground}.svg`, wrap('0 0 120 34', wordOf(ink))]]),
  ]);
  const scheme = `<style>.g{fill:${colors.ink.day}}.l{fill:${colors.signal.day}}@media(prefers-color-scheme:dark){.g{fill:${colors.ink.night}}.l{fill:${colors.signal.night}}}</style>`;
  return {
    ...(Object.fromEntries(files) as Record<string, string>),
    'icon.svg': wrap('0 0 32 32', `${scheme}<path class="g" d="${square}"/><g class="l">${letter}</g>`),
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Drawn by the site's header and footer: "mark" on 32 × 32, "wordmark" on 120 × 34. currentColor is the text's color. -->
<symbol id="mark" viewBox="0 0 32 32">${markOf('currentColor', 'var(--coral)')}</symbol>
<symbol id="wordmark" viewBox="0 0 120 34">${wordOf('currentColor')}</symbol>
</svg>
`,
    'README.txt': `${name.toUpperCase()} BRAND KIT

The mark      the initial on a square.
The wordmark  the name.
The lockup    mark and wordmark at the distance they belong. Use it wherever there is room.

FILES
day               for light grounds
night             for dark grounds
one-color        one ink, for light grounds and for printing
one-color-night  one ink, for dark grounds

Every drawing is here as SVG and as PNG with a transparent ground. colors.json lists the colors.
`,
  };
}
