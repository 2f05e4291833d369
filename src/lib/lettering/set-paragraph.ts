import { balanceLines, listBreakable } from './break-lines.ts';
import { setLine, type SetLine, type Setting } from './set-line.ts';

export interface ParagraphSetting extends Omit<Setting, 'size'> {
  /** Sizes to try, largest first. */
  sizes: readonly number[];
  width: number;
  maxLines: number;
  /** Distance between baselines, as a fraction of the size. */
  lineHeight: number;
  maxHeight: number;
}

export interface SetParagraph {
  lines: SetLine[];
  /** The chosen size. */
  size: number;
}

async function wrapOne(text: string, size: number, setting: ParagraphSetting): Promise<string[] | undefined> {
  const { language, width } = setting;
  const parts = listBreakable(text, language);
  const widths = await Promise.all(
    parts.map(async (part) => (await setLine(part, { ...setting, size })).width),
  );
  return Math.max(...widths) <= width ? balanceLines(parts, widths, width) : undefined;
}

/** The lines of a text, whose own line breaks stay; none when a word is wider than a line. */
async function wrap(text: string, size: number, setting: ParagraphSetting): Promise<string[]> {
  const wrapped = await Promise.all(text.split('\n').map((line) => wrapOne(line, size, setting)));
  return wrapped.some((lines) => !lines) ? [] : wrapped.flatMap((lines) => lines ?? []);
}

/** Removes characters from the end until the line with its ellipsis fits. */
async function shorten(text: string, size: number, setting: ParagraphSetting): Promise<string> {
  const characters = [...text];
  while (characters.length > 1) {
    const line = `${characters.join('').trimEnd()}…`;
    if ((await setLine(line, { ...setting, size })).width <= setting.width) return line;
    characters.pop();
  }
  return text;
}

/** Breaks a text into lines, in the largest size that fits the allowed number of lines. */
export async function setParagraph(text: string, setting: ParagraphSetting): Promise<SetParagraph> {
  const { sizes, maxLines, lineHeight, maxHeight } = setting;
  const smallest = sizes.at(-1) ?? 0;
  let chosen: { size: number; texts: string[] } | undefined;
  for (const size of sizes) {
    const texts = await wrap(text, size, setting);
    if (texts.length === 0 || texts.length > maxLines) continue;
    if (texts.length * size * lineHeight > maxHeight) continue;
    chosen = { size, texts };
    break;
  }
  if (!chosen) {
    const wrapped = await wrap(text, smallest, setting);
    const kept = wrapped.slice(0, maxLines - 1);
    const rest = wrapped.length > 0 ? wrapped.slice(maxLines - 1).join(' ') : text.replaceAll('\n', ' ');
    chosen = { size: smallest, texts: [...kept, await shorten(rest, smallest, setting)] };
  }
  const { size, texts } = chosen;
  return { size, lines: await Promise.all(texts.map((line) => setLine(line, { ...setting, size }))) };
}
