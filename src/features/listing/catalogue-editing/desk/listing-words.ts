import { dappFactLabels } from '#features/store/catalogue/desk/dapp-fact-words.ts';
import { editorLanguages } from '#features/team/editing/model/languages.ts';
import type { DraftState, ListingVersionAct } from '../model/listing-edit.ts';

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
  ...dappFactLabels,
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
  order: 'Order',
  short: 'Short name',
  explorer: 'Explorer',
  listed: 'Shown',
  chain_id: 'Chain ID',
  ns: 'Family',
};

/** `Description, Spanish`. @param field path of a change or of an error */
export function fieldLabel(field: string): string {
  const [name = '', locale, text] = field.split('.');
  if (name !== 'texts') return fieldWords[name] ?? name;
  const language = editorLanguages.find((each) => each.locale === locale)?.name ?? locale ?? '';
  return `${fieldWords[text ?? ''] ?? text}, ${language}`;
}

/** What made a version. */
export const versionWords: Record<ListingVersionAct, string> = {
  found: 'changed without the desk',
  approved: 'approved',
  added: 'added',
  edited: 'edited',
  restored: 'restored',
};

/** Where a draft is on its way to visitors. */
export const draftWords: Record<DraftState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  stopped: 'Not published',
};

/** Acts of the history. */
export const actWords: Readonly<Record<string, string>> = {
  add: 'added',
  edit: 'edited',
  propose: 'proposed a change',
  'decline-proposal': 'declined a proposed change',
  delist: 'delisted',
  restore: 'listed again',
  'save-draft': 'saved the draft',
  'schedule-draft': 'scheduled the draft',
  'cancel-schedule': 'canceled the schedule',
  'stop-draft': 'did not publish the draft',
  'plan-delisting': 'scheduled the delisting',
  'cancel-delisting': 'canceled the scheduled delisting',
};
