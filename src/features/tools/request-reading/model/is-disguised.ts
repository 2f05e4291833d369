import { findMixedWord } from '#features/submission/submission-checks/model/mixed-script.ts';

/**
 * Characters that are not seen, or turn the order of what follows: those that Unicode lets programs leave out (zero-width space, marks of
 * direction, fillers), and control characters other than tab and line break. Joiners that scripts and emoji need are among them only
 * behind a Latin letter, which joins nothing.
 */
const hidden =
  /(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|\p{Script=Latin}\p{Join_Control}|(?![\t\n\r])\p{Cc}/u;

/** Whether a text has characters that a person does not see. */
export const hidesCharacters = (text: string) => hidden.test(text);

/** Whether a name hides characters, or mixes letters of alphabets that are taken for each other. */
export const isDisguised = (name: string) =>
  hidesCharacters(name) || findMixedWord(name) !== undefined || /(?:^|\.)xn--/i.test(name);
