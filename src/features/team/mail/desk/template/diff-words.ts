import { diffText, type DiffRow } from '#features/core/desk-kit/desk/diff-text.ts';
import { fieldWords } from '../../model/template/describe-problem.ts';
import { wordsFields, type MailWords } from '../../model/template/mail-words.ts';

/** What differs between two wordings of a mail, line by line. */
export const diffWords = (before: MailWords, after: MailWords): DiffRow[] =>
  wordsFields.flatMap((field) => diffText(before[field], after[field], fieldWords[field]));
