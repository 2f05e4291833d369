import { readFile } from 'node:fs/promises';
import { sharp } from '#platform/files/sharp.ts';
import type { Brand } from '../../model/brand-schema.ts';
import { brandFile } from '../brand-folder.ts';
import { locales, type Locale } from '#i18n/locales.ts';
import { dayColorsOf, paintChart } from '#lib/chart/day-colors.ts';
import { drawChart } from '#lib/chart/draw-chart.ts';
import { setLine } from '#lib/lettering/set-line.ts';
import { setParagraph } from '#lib/lettering/set-paragraph.ts';
import { pictureHeight, pictureWidth } from '../../model/sharing/picture-address.ts';
import { displayFonts, textFonts } from './display-fonts.ts';

export interface PictureInput {
  brand: Pick<Brand, 'primaryHost' | 'kit'>;
  locale: Locale;
  /** May contain line breaks. */
  title: string;
  /** Unsigned integer: the id of what the page shows, or a constant of the page. */
  seed: number;
}

const margin = 80;
const titleWidth = 780;
const titleMiddle = 345;
const logoHeight = 68;
const hostSize = 26;

/** Line heights by script, as in src/ui/styles/tokens.css. */
const lineHeights: Partial<Record<Locale, number>> = {
  zh: 1.24,
  'zh-tw': 1.24,
  ja: 1.24,
  ko: 1.24,
  th: 1.4,
  hi: 1.4,
  vi: 1.2,
};
/** Tracking would break up ideographs and syllables. */
const untracked: ReadonlySet<Locale> = new Set(['zh', 'zh-tw', 'ja', 'ko', 'th', 'hi']);

const logoFile = brandFile('logo/lockup-day.svg');

/** A nested SVG drawing, with its outer size from its view box. */
async function drawLogo(): Promise<string> {
  const svg = await readFile(logoFile, 'utf8');
  return svg.replace(
    '<svg ',
    `<svg x="${margin}" y="72" height="${logoHeight}" width="${logoHeight * 5}" preserveAspectRatio="xMinYMid meet" `,
  );
}

async function drawTitle({ title, locale, brand }: PictureInput): Promise<string> {
  const lineHeight = lineHeights[locale] ?? 1.12;
  const { lines, size } = await setParagraph(title, {
    stack: displayFonts(locale),
    language: locales[locale].tag,
    tracking: untracked.has(locale) ? 0 : -0.018,
    sizes: [84, 76, 68, 60, 52, 46],
    width: titleWidth,
    maxLines: 3,
    lineHeight,
    maxHeight: 320,
  });
  const leading = size * lineHeight;
  // The first baseline, so that the block stays vertically centered.
  const first = titleMiddle - ((lines.length - 1) * leading) / 2 + size * 0.3;
  return lines
    .map(
      ({ svg }, index) =>
        `<g fill="${brand.kit.colors.ink.day}" transform="translate(${margin} ${(first + index * leading).toFixed(2)})">${svg}</g>`,
    )
    .join('');
}

async function drawHost({ brand }: PictureInput): Promise<string> {
  const { svg } = await setLine(brand.primaryHost, {
    stack: textFonts,
    language: 'en',
    tracking: 0,
    size: hostSize,
  });
  return `<g fill="${dayColorsOf(brand.kit.colors).ink2}" transform="translate(${margin} 556)">${svg}</g>`;
}

/** The graduated frame (design §5): hairlines, with ticks between them. */
function drawNeatline(ink: string): string {
  const [inset, band] = [20, 8];
  const frame = (by: number) =>
    `<rect x="${by}" y="${by}" width="${pictureWidth - 2 * by}" height="${pictureHeight - 2 * by}"/>`;
  const minute = `stroke-width="${band}" stroke-dasharray="60 60" stroke-opacity=".72"`;
  const middle = inset + band / 2;
  return (
    `<g fill="none" stroke="${ink}">${frame(inset)}${frame(inset + band)}` +
    `<path ${minute} d="M${inset + band} ${middle}H${pictureWidth - inset - band}M${inset + band} ${pictureHeight - middle}H${pictureWidth - inset - band}` +
    `M${middle} ${inset + band}V${pictureHeight - inset - band}M${pictureWidth - middle} ${inset + band}V${pictureHeight - inset - band}"/></g>`
  );
}

/**
 * A page's social picture as PNG. The same input gives the same picture on every machine: its text is
 * outlines.
 */
export async function drawPicture(input: PictureInput): Promise<Buffer> {
  const { ink, paper } = input.brand.kit.colors;
  const [logo, title, host] = await Promise.all([drawLogo(), drawTitle(input), drawHost(input)]);
  const chart = paintChart(
    drawChart({ kind: 'picture', seed: input.seed }),
    dayColorsOf(input.brand.kit.colors),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}">` +
    `<defs><linearGradient id="fade"><stop offset=".45" stop-color="${paper.day}"/><stop offset=".78" stop-color="${paper.day}" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="${paper.day}"/>${chart}` +
    `<rect width="100%" height="100%" fill="url(#fade)" fill-opacity=".9"/>${drawNeatline(ink.day)}${logo}${title}${host}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: paper.day })
    .png({ palette: true, effort: 4 })
    .toBuffer();
}
