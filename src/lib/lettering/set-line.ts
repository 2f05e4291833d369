import { Buffer, shape, type Font } from 'harfbuzzjs';
import type { FontStack } from './font-stack.ts';

/** Text style; sizes in pixels. */
export interface Setting {
  stack: FontStack;
  size: number;
  /** BCP 47 tag: the same character has different forms in different languages. */
  language: string;
  /** Added after each character, as a fraction of the size. */
  tracking: number;
}

/** A line of text as outlines, so that no fonts are needed to view it. */
export interface SetLine {
  width: number;
  /** SVG elements with the baseline starting at (0, 0); they inherit the fill. */
  svg: string;
}

interface Run {
  font: Font;
  text: string;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Runs of a text that a single font can set. Characters without a font are dropped. */
async function listRuns(text: string, stack: FontStack): Promise<Run[]> {
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const font = await stack.findFont(segment);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ font, text: segment });
  }
  return runs;
}

const short = (value: number) => Number(value.toFixed(3));

function setRun({ font, text }: Run, { size, language, tracking }: Omit<Setting, 'stack'>): SetLine {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(font, buffer);
  const unit = size / font.face.upem;
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const outlines = buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, index, all) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = font.glyphToPath(glyph);
    const at = `translate(${short(x + xOffset * unit)} ${short(-yOffset * unit)}) scale(${short(unit)} ${short(-unit)})`;
    const endsCluster = all[index + 1]?.cluster !== cluster;
    x += xAdvance * unit + (endsCluster ? tracking * size : 0);
    return path && `<path transform="${at}" d="${path}"/>`;
  });
  return { width: x, svg: outlines.join('') };
}

/** Sets a text on one line. */
export async function setLine(text: string, { stack, ...setting }: Setting): Promise<SetLine> {
  let width = 0;
  let svg = '';
  for (const run of await listRuns(text, stack)) {
    const part = setRun(run, setting);
    svg += `<g transform="translate(${short(width)})">${part.svg}</g>`;
    width += part.width;
  }
  return { width, svg };
}
