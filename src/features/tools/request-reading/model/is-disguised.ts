import { findMixedWord } from '#features/submission/submission-checks/model/mixed-script.ts';

/**
 * Characters that are not seen, or turn the order of what follows: soft hyphen, zero-width space and joiners of words, marks of direction,
 * and control characters other than tab and line break. Joiners that scripts and emoji need are not among them.
 */
const hidden =
  /[\u00AD\u200B\u2060-\u2064\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u;

/** Whether a text has characters that a person does not see. */
export const hidesCharacters = (text: string) => hidden.test(text);

/** Whether a name hides characters, or mixes letters of alphabets that are taken for each other. */
export const isDisguised = (name: string) =>
  hidesCharacters(name) || findMixedWord(name) !== undefined || /(?:^|\.)xn--/i.test(name);
