import { normalizeText } from '#lib/normalize-text.ts';

/** Invisible characters that make names misleading: controls, bidirectional marks, zero width. */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** One line of text: NFC, white space collapsed and trimmed, without invisible characters. */
export function tidyText(text: string): string {
  return normalizeText(text.toWellFormed().replace(invisible, ''), 'NFC').replace(/\s+/gu, ' ').trim();
}

/** Sentence ends, in Latin and in CJK punctuation. */
const sentenceEnd = /[.!?](?=\s|$)|[。！？]/gu;

/**
 * At most `max` characters: whole sentences where at least one fits, otherwise whole words and an ellipsis.
 * @param max counts code points
 */
export function cutText(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const head = characters.slice(0, max).join('');
  const last = [...head.matchAll(sentenceEnd)].at(-1);
  if (last) return head.slice(0, last.index + last[0].length);
  const cut = characters.slice(0, max - 1).join('');
  const lastSpace = [...cut.matchAll(/\s/gu)].at(-1);
  return `${lastSpace ? cut.slice(0, lastSpace.index).trimEnd() : cut}…`;
}
