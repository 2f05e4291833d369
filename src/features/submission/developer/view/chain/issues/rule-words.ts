import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleCode } from '../../../model/chain-file/chain-issue.ts';
import { chainTextMaxLength } from '../../../model/chain-file/check-chain-json.ts';
import type { addressWords } from './address-words.ts';

type Words = (issue: { found: string; expected: string }) => MessageDescriptor;

const maxKilobytes = chainTextMaxLength / 1024;

const typeWords: Readonly<Record<string, MessageDescriptor>> = {
  text: msg`This must be text in quotes.`,
  number: msg`This must be a whole number, without quotes.`,
  list: msg`This must be a list in square brackets.`,
  object: msg`This must be an object in braces.`,
};

/** What is wrong with a field, and how to fix it. */
export const ruleWords: Record<Exclude<RuleCode, keyof typeof addressWords>, Words> = {
  'too-long': () => msg`The text is longer than ${maxKilobytes} KB. Paste one chain only.`,
  'not-an-object': () => msg`This is not a chain. Paste one object, with its braces.`,
  'in-a-list': () => msg`The chain is inside a list. The corrected copy has the chain only.`,
  missing: ({ found }) => msg`${found} is missing. Add it.`,
  'faucets-missing': () =>
    msg`faucets is missing. The corrected copy has an empty list, which is right for a mainnet.`,
  'network-id-missing': ({ expected }) =>
    msg`networkId is missing. The corrected copy uses the chain ID, ${expected}. Change it if yours is different.`,
  'unknown-field': () => msg`The repository does not allow this field. Left out of the corrected copy.`,
  'field-spelling': ({ expected }) => msg`The field name is ${expected}. Changed in the corrected copy.`,
  'left-empty': () => msg`This is empty. Left out of the corrected copy.`,
  blank: () => msg`This must not be empty.`,
  'wrong-type': ({ expected }) => typeWords[expected] ?? msg`This must be an object in braces.`,
  'spaces-around': () => msg`Leading or trailing spaces. Removed in the corrected copy.`,
  'number-in-quotes': ({ expected }) =>
    msg`Numbers are decimal and without quotes. Changed to ${expected} in the corrected copy.`,
  'number-form': ({ found }) => msg`${found} is not a plain number. Written in digits in the corrected copy.`,
  'not-a-whole-number': ({ found }) => msg`${found} is not a whole number. Use digits only.`,
  'out-of-range': ({ found, expected }) => msg`${found} is out of range. The allowed range is ${expected}.`,
  'not-in-a-list': () => msg`This must be a list. The corrected copy puts the text in one.`,
  repeated: () => msg`Duplicate entry. The corrected copy has it once.`,
  'chain-id-taken': ({ found, expected }) =>
    msg`Chain ID ${found} is already used by ${expected}. Choose a free one. To change that chain, edit its file instead of adding one.`,
  'name-taken': ({ expected }) =>
    msg`Chain ${expected} already uses this name (upper and lower case count as the same). Choose another.`,
  'name-characters': ({ found }) =>
    msg`“${found}” is not allowed in a name. Use unaccented letters, digits, spaces, hyphens, dots and round brackets.`,
  'short-name-form': () =>
    msg`The short name is used as a prefix of addresses. Use 1 to 64 unaccented letters, digits, hyphens or underscores.`,
  'short-name-taken': ({ expected }) => msg`${expected} already uses this short name. Choose another.`,
  'symbol-length': ({ found }) => msg`“${found}” is too long. A symbol has at most 6 characters.`,
  'unusual-decimals': ({ found }) =>
    msg`${found} is unusual. Nearly every EVM chain has 18, so check that it is right.`,
  'standard-value': () => msg`Write EIP3091 if the explorer’s paths follow that standard, otherwise none.`,
  'standard-spelling': ({ expected }) =>
    msg`The correct spelling is ${expected}. Changed in the corrected copy.`,
  'icon-name': () =>
    msg`Write the name of a file in _data/icons, without its extension. The image URL goes in that file.`,
  'feature-as-text': () => msg`A feature must be an object with a name. Changed in the corrected copy.`,
  'registry-form': () => msg`Write the address of the registry’s contract as 0x and 40 hexadecimal digits.`,
  'status-value': ({ expected }) => msg`Write one of these: ${expected}.`,
  'red-flag-value': ({ expected }) => msg`The repository allows only one red flag: ${expected}.`,
  'parent-type': () => msg`Write L2 or shard.`,
  'parent-form': () => msg`Write the parent as eip155- and its chain ID.`,
  'parent-spelling': ({ expected }) =>
    msg`A parent is written as ${expected}. Changed in the corrected copy.`,
  'parent-itself': () => msg`A chain cannot be its own parent. Enter the chain it settles on.`,
  'parent-unknown': ({ found }) => msg`We do not know ${found}. Its file must be in the repository first.`,
};
