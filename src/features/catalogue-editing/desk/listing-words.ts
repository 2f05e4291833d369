import type { SubmissionIssue, SubmissionIssueCode } from '#features/submissions/model/submission-issue.ts';
import { editorLanguages } from '#features/editing/model/languages.ts';
import type { TpConnect } from '#features/catalogue/model/tp-connect.ts';

/** Fields of the form; those of texts have their language behind. */
const fieldWords: Readonly<Record<string, string>> = {
  title: 'Name',
  desc: 'Description',
  description: 'Description',
  name: 'Name',
  symbol: 'Symbol',
  url: 'Site',
  website: 'Website',
  icon: 'Logo',
  categories: 'Categories',
  contracts: 'Networks and contracts',
  unplaced: 'Contracts of unknown networks',
  tokens: 'Tokens',
  tp_connect: 'Wallets it connects to',
  audit_url: 'Audit report link',
  hot: 'Hot',
  chain: 'Network',
  standard: 'Standard',
  address: 'Contract',
  total_supply: 'Total supply',
  bl_symbol: 'Network code',
  decimal: 'Decimals',
  precision: 'Decimals shown',
  gas: 'Gas per transfer',
  reason: 'Reason',
};

/** `Description, Spanish`. @param field path of a change or of an error */
export function fieldLabel(field: string): string {
  const [name = '', locale, text] = field.split('.');
  if (name !== 'texts') return fieldWords[name] ?? name;
  const language = editorLanguages.find((each) => each.locale === locale)?.name ?? locale ?? '';
  return `${fieldWords[text ?? ''] ?? text}, ${language}`;
}

export const connectWords: Record<TpConnect, string> = {
  both: 'Extension and mobile wallet',
  extension: 'Extension wallet',
  mobile: 'Mobile wallet',
  none: 'Neither',
};

type Parameters = NonNullable<SubmissionIssue['params']>;

const sentences: Record<SubmissionIssueCode, (params: Parameters) => string> = {
  required: () => 'Fill this in.',
  'choose-one': () => 'Choose one.',
  'too-long': ({ max }) => `The maximum is ${max} characters.`,
  'too-many': ({ max }) => `The maximum is ${max}.`,
  'too-few': ({ min }) => `The minimum is ${min}.`,
  url: () => 'This is not a web address. Enter one such as https://example.org.',
  email: () => 'This is not an email address.',
  address: ({ value }) => `${value ?? 'This'} is not an address of this network.`,
  'address-checksum': ({ value }) =>
    `The checksum of ${value ?? 'this address'} does not match. Copy it again.`,
  'address-test-network': ({ value }) => `${value ?? 'This address'} belongs to a test network.`,
  'address-hex': ({ value }) =>
    `${value ?? 'This address'} is in hexadecimal form. Enter it as this network writes it.`,
  logo: () => 'Upload the logo here.',
  pdf: () => 'Upload the document here.',
  'unknown-category': () => 'One of these categories cannot be chosen.',
  number: () => 'Enter a number in decimal digits.',
  integer: () => 'Enter a whole number.',
  'not-positive': () => 'Enter a number greater than 0.',
  'too-large': ({ max }) => `The maximum is ${max}.`,
  'contact-is-email': () => 'This is an email address.',
  contact: () => 'This is not a contact.',
};

/** An error of a field as a sentence. */
export const issueSentence = ({ code, params = {} }: SubmissionIssue) => sentences[code](params);

/** Acts of the history. */
export const actWords: Readonly<Record<string, string>> = {
  edit: 'edited',
  delist: 'delisted',
  restore: 'listed again',
};
