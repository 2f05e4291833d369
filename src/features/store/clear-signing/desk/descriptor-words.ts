import type { DescriptorIssue, DescriptorIssueKind } from '../model/descriptor-issue.ts';
import type { DescriptorKind } from '../model/descriptor.ts';

/* The desk is in English only; its texts are next to its screens. */

export const descriptorKindWords: Record<DescriptorKind, string> = {
  call: 'Calls',
  message: 'Signed messages',
};

const fieldWords: Readonly<Record<string, string>> = {
  owner: 'Team of the contract',
  kind: 'About',
  contracts: 'Contracts, by chain ID',
  names: 'Names of numbers, by list',
  sha256: 'SHA-256 of the file',
};

/** @param field path of a change; functions and messages have the name that the file gives them */
export const descriptorFieldLabel = (field: string): string =>
  Object.hasOwn(fieldWords, field) ? (fieldWords[field] ?? field) : field.replace(/^format /, '');

const issueWords: Record<DescriptorIssueKind, string> = {
  'too-long': 'The file is longer than 65,536 characters.',
  json: 'This is not valid JSON, or it is nested too deeply.',
  shape: 'This part is missing, or it does not follow ERC-7730.',
  include: 'The file includes another file. Put both into one file.',
  link: 'This part is an address to load something from. Put its content into the file.',
  text: 'Visitors read this text. It needs 1 to 200 characters in Latin letters, without links and hidden characters.',
  path: 'This path cannot be read, or the file has no such part.',
  format: 'This format is not supported, or its parameters are missing.',
  function: 'A function needs a name for each parameter, or the ABI in the file. A message needs its schema.',
  'too-many': 'This part has too many entries.',
  'not-listed': 'None of these contracts belongs to an item of the store. List the item first.',
};

/** What is wrong with a file, and where. */
export const issueSentence = ({ kind, at }: DescriptorIssue): string =>
  at === '' ? issueWords[kind] : `${at}: ${issueWords[kind]}`;
