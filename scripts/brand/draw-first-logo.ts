import { logoDrawings } from '#features/site/brandkit/model/logo-file.ts';
import { displayFonts } from '#features/core/brand/server/sharing/display-fonts.ts';
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

/** On 32 × 32, open where the dot is. The letter in it has the ring's color, so that it is read on every ground that the ring is seen on. */
const ring = 'M29.92 10.41A15 15 0 1 1 21.6 2.08L20.66 4.4A12.5 12.5 0 1 0 27.6 11.34Z';
const dotAt = 'cx="25.72" cy="6.28" r="3.3"';
const letterSize = 17;
/** Of the wordmark's 120 × 34. */
const wordWidth = 118;
const wordSize = 26;
const baseline = 25;

const setting = { stack: displayFonts('en'), language: 'en', tracking: 0 };

/** The first letter, in the middle of the ring. */
async function drawLetter(name: string): Promise<string> {
  const [first] = new Intl.Segmenter('en').segment(name);
  const letter = first?.segment ?? '';
  const { width, svg } = await setLine(letter.toUpperCase(), { ...setting, size: letterSize });
  return `<g transform="translate(${(16 - width / 2).toFixed(2)} 22)">${svg}</g>`;
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

const markOf = (letter: string, ink: string, signal: string) =>
  `<g fill="${ink}"><path d="${ring}"/>${letter}</g><circle fill="${signal}" ${dotAt}/>`;
const wordOf = (word: string, ink: string) => `<g fill="${ink}">${word}</g>`;

interface Outlines {
  letter: string;
  word: string;
}

/** The drawings for one ground. */
function drawOn([ink, signal]: readonly [string, string], { letter, word }: Outlines) {
  const mark = markOf(letter, ink, signal);
  const placedWord = `<g transform="translate(44 2) scale(.882353)">${wordOf(word, ink)}</g>`;
  return {
    mark: wrap('0 0 32 32', mark),
    lockup: wrap('0 0 150 34', `<g transform="scale(1.0625)">${mark}</g>${placedWord}`),
    wordmark: wrap('0 0 120 34', wordOf(word, ink)),
  };
}

/** The mark in the colors of the browser's theme. */
function drawIcon({ ink, signal }: Colors, letter: string): string {
  const night = `@media(prefers-color-scheme:dark){path{fill:${ink.night}}circle{fill:${signal.night}}}`;
  const style = `<style>path{fill:${ink.day}}circle{fill:${signal.day}}${night}</style>`;
  return wrap('0 0 32 32', `${style}<path d="${ring}"/>${letter}<circle ${dotAt}/>`);
}

const drawSymbols = ({ letter, word }: Outlines) => `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Drawn by the site's header and footer: "mark" on 32 × 32, "wordmark" on 120 × 34. currentColor is the text's color. -->
<symbol id="mark" viewBox="0 0 32 32">${markOf(letter, 'currentColor', 'var(--coral)')}</symbol>
<symbol id="wordmark" viewBox="0 0 120 34">${wordOf(word, 'currentColor')}</symbol>
</svg>
`;

const describeKit = (name: string) => `${name.toUpperCase()} BRAND KIT

The mark      the initial in an open ring, and a dot.
The wordmark  the name.
The lockup    mark and wordmark at the distance they belong. Use it wherever there is room.

FILES
day              for light grounds
night            for dark grounds
one-color        one ink, for light grounds and for printing
one-color-night  one ink, for dark grounds

Every drawing is here as SVG and as PNG with a transparent ground. colors.json lists the colors.
`;

/**
 * A first logo: the initial in a ring, and the name in the site's own display face, so that a new brand can be looked at before its designer
 * has drawn one.
 * @returns the files of a brand's folder `logo`, by name
 */
export async function drawFirstLogo({ nameParts, colors }: FirstLogo): Promise<Record<string, string>> {
  const name = nameParts.join('');
  const outlines = { letter: await drawLetter(name), word: await drawWord(name) };
  const { ink, signal } = colors;
  const drawn = {
    day: drawOn([ink.day, signal.day], outlines),
    night: drawOn([ink.night, signal.night], outlines),
    'one-color': drawOn([ink.day, ink.day], outlines),
    'one-color-night': drawOn([ink.night, ink.night], outlines),
  };
  const drawings = logoDrawings.map(({ name: file, shape, variant }) => [
    `${file}.svg`,
    drawn[variant][shape],
  ]);
  return {
    ...(Object.fromEntries(drawings) as Record<string, string>),
    'icon.svg': drawIcon(colors, outlines.letter),
    'logo.svg': drawSymbols(outlines),
    'README.txt': describeKit(name),
  };
}
