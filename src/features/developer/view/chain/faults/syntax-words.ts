import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SlipCode, StopCode } from '../../../model/chain-file/reader/slip.ts';

type Words = (fault: { found: string }) => MessageDescriptor;

/** What is wrong with the JSON itself, and how it is mended. */
export const syntaxWords: Record<Exclude<SlipCode, 'number-form'> | StopCode, Words> = {
  comment: () => msg`JSON has no comments. The copy has none either.`,
  'extra-comma': () => msg`There is a comma too many. The copy has it no more.`,
  'missing-comma': () => msg`A comma is missing. The copy has it.`,
  'wrong-quotes': () => msg`Texts stand in straight double quotes. The copy has them.`,
  'unquoted-name': () => msg`Names of fields stand in double quotes. The copy has them.`,
  'odd-space': () => msg`An invisible character stands between the values. The copy has none.`,
  'control-character': () =>
    msg`A tab or another invisible character stands in a text. The copy writes it as JSON does; look whether it should be there.`,
  'repeated-name': ({ found }) => msg`“${found}” stands there twice. The copy has the last one.`,
  'unexpected-end': () => msg`The text ends too early. Check that every bracket and brace is closed.`,
  'unexpected-character': ({ found }) =>
    msg`“${found}” was not expected here. Check the quotes and commas before it.`,
  'unclosed-text': () => msg`This text has no end. Add the quote behind it.`,
  'unclosed-comment': () => msg`This comment has no end. Remove it.`,
  'bad-escape': ({ found }) => msg`${found} means nothing in JSON. Write two backslashes for one.`,
  'bad-number': ({ found }) => msg`${found} is no number. Write digits, without zeros in front.`,
  'text-after-end': () => msg`Something follows the end of the chain. Paste one chain only.`,
  'too-deep': () => msg`This is nested deeper than any chain file. Paste one chain only.`,
};
