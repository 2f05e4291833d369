import type { ChainIssueCode } from '#features/submission/developer/model/chain-file/chain-issue.ts';
import type { ChainFileIssue } from '../model/chain-edit.ts';

/** Errors of a chain file; what the check corrects by itself is none. */
const sentences: Partial<Record<ChainIssueCode, (issue: ChainFileIssue) => string>> = {
  'too-long': () => 'The text is too long. Paste one chain only.',
  'not-an-object': () => 'This is not a chain. Paste one object, with its braces.',
  missing: ({ found }) => `${found} is missing. Add it.`,
  blank: () => 'This is empty. Fill it in.',
  'wrong-type': ({ expected }) => `The type is wrong. It must be: ${expected || 'object'}.`,
  'not-a-whole-number': ({ found }) => `${found} is not a whole number.`,
  'out-of-range': ({ found, expected }) => `${found} is out of range. The allowed range is ${expected}.`,
  'chain-id-taken': ({ found, expected }) =>
    `Chain ID ${found} is already listed, as ${expected}. Edit that network.`,
  'name-taken': ({ expected }) => `Chain ${expected} already has this name.`,
  'name-characters': ({ found }) => `“${found}” is not allowed in a name.`,
  'short-name-form': () => 'A short name has 1 to 64 unaccented letters, digits, hyphens or underscores.',
  'short-name-taken': ({ expected }) => `${expected} already has this short name.`,
  'symbol-length': ({ found }) => `“${found}” is too long. A symbol has at most 6 characters.`,
  'url-bad': ({ found }) => `“${found}” is not a web address.`,
  'url-no-scheme': () => 'The address has no scheme. Start it with https://.',
  'url-scheme': () => 'Addresses start with https, http, wss or ws.',
  'url-local': () => 'This address is not public. Enter a public one.',
  'url-key': () => 'This address contains a key. Enter it without the key.',
  'placeholder-form': () => 'A placeholder is written as ${NAME}.',
  'standard-value': () => 'Write EIP3091 or none.',
  'icon-name': () => 'Write the name of an icon file, without its extension.',
  'registry-form': () => 'Write 0x and 40 hexadecimal digits.',
  'status-value': ({ expected }) => `Write one of these: ${expected}.`,
  'red-flag-value': ({ expected }) => `The only red flag that is allowed is ${expected}.`,
  'parent-type': () => 'Write L2 or shard.',
  'parent-form': () => 'Write the parent as eip155- and its chain ID.',
  'parent-itself': () => 'A chain cannot be its own parent.',
};

/** `chainId, line 4: Chain ID 10 is listed already, as OP Mainnet. Edit that network.` */
export function chainFileSentence(issue: ChainFileIssue): string {
  const { code, path, line } = issue;
  const sentence =
    sentences[code]?.(issue) ?? 'This is not valid JSON. Compare it with the file that you copied.';
  return `${path ? `${path}, ` : ''}line ${line}: ${sentence}`;
}
