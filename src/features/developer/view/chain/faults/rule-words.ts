import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuleCode } from '../../../model/chain-file/chain-fault.ts';
import { chainTextMaxLength } from '../../../model/chain-file/check-chain-json.ts';
import type { addressWords } from './address-words.ts';

type Words = (fault: { found: string; expected: string }) => MessageDescriptor;

const maxKilobytes = chainTextMaxLength / 1024;

const typeWords: Readonly<Record<string, MessageDescriptor>> = {
  text: msg`A text in quotes belongs here.`,
  number: msg`A whole number belongs here, without quotes.`,
  list: msg`A list in square brackets belongs here.`,
  object: msg`An object in braces belongs here.`,
};

/** What is wrong with a field, and how to mend it. */
export const ruleWords: Record<Exclude<RuleCode, keyof typeof addressWords>, Words> = {
  'too-long': () => msg`The text is longer than ${maxKilobytes} KB. Paste one chain only.`,
  'not-an-object': () => msg`This is no chain. Paste one object, with its braces.`,
  'in-a-list': () => msg`The chain stands in a list. The copy has the chain alone.`,
  missing: ({ found }) => msg`${found} is missing. Add it.`,
  'faucets-missing': () => msg`faucets is missing. The copy has an empty list, which is right for a mainnet.`,
  'network-id-missing': ({ expected }) =>
    msg`networkId is missing. The copy has the chain id, ${expected}; change it if yours differs.`,
  'unknown-field': () => msg`The repository knows no such field. The copy leaves it out.`,
  'field-spelling': ({ expected }) => msg`This field is spelled ${expected}. The copy spells it so.`,
  'left-empty': () => msg`Nothing stands here. The copy leaves it out.`,
  blank: () => msg`This is empty. Fill it in.`,
  'wrong-type': ({ expected }) => typeWords[expected] ?? msg`An object in braces belongs here.`,
  'spaces-around': () => msg`Spaces stand before or behind it. The copy has none.`,
  'number-in-quotes': ({ expected }) =>
    msg`A number stands without quotes and in decimal. The copy has ${expected}.`,
  'number-form': ({ found }) => msg`${found} is a number in another spelling. The copy has plain digits.`,
  'not-a-whole-number': ({ found }) => msg`${found} is no whole number. Write digits alone.`,
  'out-of-range': ({ found, expected }) => msg`${found} is out of range. Allowed is ${expected}.`,
  'not-in-a-list': () => msg`A list belongs here. The copy puts the text into one.`,
  repeated: () => msg`This stands in the list already. The copy has it once.`,
  'chain-id-taken': ({ found, expected }) =>
    msg`Chain id ${found} belongs to ${expected}. Take a free one. To change that chain, edit its file instead of adding one.`,
  'name-taken': ({ expected }) =>
    msg`Chain ${expected} has this name, and upper and lower case count as the same. Choose another.`,
  'name-characters': ({ found }) =>
    msg`“${found}” is not allowed in a name. Use unaccented letters, digits, spaces, hyphens, dots and round brackets.`,
  'short-name-form': () =>
    msg`The short name stands in front of addresses. Use 1 to 64 unaccented letters, digits, hyphens or underscores.`,
  'short-name-taken': ({ expected }) => msg`${expected} has this short name. Choose another.`,
  'symbol-length': ({ found }) => msg`“${found}” is too long. A symbol has 6 characters at most.`,
  'unusual-decimals': ({ found }) =>
    msg`${found} is unusual: nearly every EVM chain has 18. Look whether it is right.`,
  'standard-value': () => msg`Write EIP3091 if the explorer’s paths follow it, otherwise none.`,
  'standard-spelling': ({ expected }) => msg`It is spelled ${expected}. The copy spells it so.`,
  'icon-name': () =>
    msg`Write the name of a file in _data/icons without its ending. The picture’s own address stands in that file.`,
  'feature-as-text': () => msg`A feature is an object with a name. The copy has one.`,
  'registry-form': () => msg`Write the address of the registry’s contract: 0x and 40 hexadecimal digits.`,
  'status-value': ({ expected }) => msg`Write one of these: ${expected}.`,
  'red-flag-value': ({ expected }) => msg`The repository knows one red flag only: ${expected}.`,
  'parent-type': () => msg`Write L2 or shard.`,
  'parent-form': () => msg`Write the parent as eip155- and its chain id.`,
  'parent-spelling': ({ expected }) => msg`A parent is written as ${expected}. The copy has it so.`,
  'parent-itself': () => msg`A chain cannot be its own parent. Name the chain it settles on.`,
  'parent-unknown': ({ found }) => msg`We do not know ${found}. Its file has to be in the repository first.`,
};
