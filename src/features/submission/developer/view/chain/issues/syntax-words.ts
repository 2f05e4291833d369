import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SyntaxIssueCode, ParseErrorCode } from '../../../model/chain-file/reader/syntax-issue.ts';

type Words = (issue: { found: string }) => MessageDescriptor;

/** What is wrong with the JSON itself, and how it is corrected. */
export const syntaxWords: Record<Exclude<SyntaxIssueCode, 'number-form'> | ParseErrorCode, Words> = {
  comment: () => msg`JSON does not allow comments. Removed in the corrected copy.`,
  'extra-comma': () => msg`Extra comma. Removed in the corrected copy.`,
  'missing-comma': () => msg`Missing comma. Added in the corrected copy.`,
  'wrong-quotes': () => msg`Text needs straight double quotes. Changed in the corrected copy.`,
  'unquoted-name': () => msg`Field names need double quotes. Added in the corrected copy.`,
  'odd-space': () => msg`Invisible character between values. Removed in the corrected copy.`,
  'control-character': () =>
    msg`A text contains a tab or another invisible character. The corrected copy escapes it. Check whether it belongs there.`,
  'repeated-name': ({ found }) => msg`“${found}” appears twice. The corrected copy keeps the last one.`,
  'unexpected-end': () => msg`The text ends too early. Check that every bracket and brace is closed.`,
  'unexpected-character': ({ found }) =>
    msg`“${found}” was not expected here. Check the quotes and commas before it.`,
  'unclosed-text': () => msg`This text is not closed. Add the closing quote.`,
  'unclosed-comment': () => msg`This comment is not closed. Remove it.`,
  'bad-escape': ({ found }) =>
    msg`${found} is not a valid escape in JSON. Write a backslash as two backslashes.`,
  'bad-number': ({ found }) => msg`${found} is not a number. Use digits, without leading zeros.`,
  'text-after-end': () => msg`There is text after the end of the chain. Paste one chain only.`,
  'too-deep': () => msg`This is nested too deeply for a chain file. Paste one chain only.`,
};
