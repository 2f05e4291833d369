import type { TpConnect } from '#features/catalogue/model/tp-connect.ts';
import type { AmbassadorSubmission } from '#features/submissions/model/ambassador/ambassador-submission.ts';
import type { DappSubmission } from '#features/submissions/model/dapp/dapp-submission.ts';
import type { NftSubmission } from '#features/submissions/model/nft/nft-submission.ts';
import type { TokenSubmission } from '#features/submissions/model/token/token-submission.ts';

type FieldName =
  keyof DappSubmission | keyof TokenSubmission | keyof NftSubmission | keyof AmbassadorSubmission;

/** Fields of the forms, as the desk calls them: beside what was sent, in a merge and in the history. */
export const fieldWords: Readonly<Record<FieldName, string>> = {
  title: 'Name',
  name: 'Name',
  desc: 'Description',
  description: 'Description',
  language: 'Language',
  url: 'Site',
  website: 'Website',
  icon: 'Logo',
  categories: 'Categories',
  tp_connect: 'Wallets it connects to',
  networks: 'Networks',
  network: 'Network',
  standard: 'Standard',
  addresses: 'Contracts',
  address: 'Contract',
  owner_address: 'Owner',
  has_tokens: 'Has tokens',
  tokens: 'Tokens',
  symbol: 'Symbol',
  total_supply: 'Total supply',
  decimal: 'Decimals',
  precision: 'Decimals shown',
  gas: 'Gas per transfer',
  bl_symbol: 'Network code',
  has_audit: 'Audited',
  audit_url: 'Audit report link',
  audit_file: 'Audit report file',
  has_referral: 'Referral program',
  referral_mode: 'Rewards paid out',
  inviter_must_transact: 'Inviter must transact',
  referral_contract: 'Referral contract',
  rake_back_account: 'Referral reward account',
  has_invite_reward: 'Invitation reward',
  invite_account: 'Invitation account',
  company_name: 'Company or person',
  email: 'Email',
  others: 'Other contact',
  contact: 'Other contact',
  country: 'Country',
  languages: 'Languages',
  cv: 'CV',
  requirements: 'Requirements met',
  links: 'Links',
  message: 'Message',
};

/** A field of a form; one without words goes by its key. */
export function fieldWord(field: string): string {
  return (fieldWords as Readonly<Record<string, string>>)[field] ?? field.replaceAll('_', ' ');
}

/** Within a sentence: `name`, `CV`. */
const inSentence = (word: string) =>
  /^\p{Lu}{2}/u.test(word) ? word : word.slice(0, 1).toLowerCase() + word.slice(1);

/** `name, logo`, for the history. */
export function fieldList(fields: readonly string[]): string {
  return fields.map((field) => inSentence(fieldWord(field))).join(', ');
}

/** Groups of what was sent, by their keys in the descriptions. */
export const groupWords: Readonly<Record<string, string>> = {
  store: 'In the store',
  wallet: 'In the wallet',
  contract: 'Contract',
  contracts: 'Contracts',
  numbers: 'Numbers',
  audit: 'Audit',
  rewards: 'Invitations and rewards',
  candidate: 'The candidate',
  work: 'What they bring',
  contact: 'Contact',
};

export const connectWords: Record<TpConnect, string> = {
  both: 'Extension and mobile wallet',
  extension: 'Extension wallet',
  mobile: 'Mobile wallet',
  none: 'Neither',
};
