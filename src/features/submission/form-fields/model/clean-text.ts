/** Nothing a form takes is near this long; longer texts are cut before any work is done, and still fail their own limit. */
const cutAt = 20_000;

const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/** Controls, bidirectional controls, zero-width and other invisible characters, interlinear and tag characters, blank Hangul letters. */
const invisible =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffd\u{e0000}-\u{e0fff}]/gu;

/** Joiners mean something inside an emoji only (forms are written in English and Chinese); elsewhere they hide in names. */
const looseJoiner = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])[\u200c\u200d]/gu;

/** A letter carries a few accents at most; longer runs overflow the lines around them. */
const accentPile = /(\p{M}{4})\p{M}+/gu;

/**
 * One line of text as it is stored: NFC, without invisible and control characters, white space collapsed and trimmed.
 * They are removed rather than refused, because a person cannot see (and so cannot correct) what a paste brought along.
 * Cleaning a clean text changes nothing. Anything but text is an empty text.
 */
export function cleanText(input: unknown): string {
  if (typeof input !== 'string') return '';
  return input
    .slice(0, cutAt)
    .toWellFormed()
    .replace(lineBreaks, ' ')
    .replace(invisible, '')
    .replace(looseJoiner, '')
    .normalize('NFC')
    .replace(accentPile, '$1')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
}
