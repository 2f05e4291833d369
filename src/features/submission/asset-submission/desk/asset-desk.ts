import type { AssetDraft } from '../model/asset-fields.ts';
import type { ReviewSubmission } from '#features/submission/review/model/review-submission.ts';
import type { Drawing } from '#features/submission/review/desk/drawing.ts';

/** Fields that the forms of tokens and NFT collections have in common, as the desk calls them. */
export const assetWords: Readonly<Record<keyof AssetDraft, string>> = {
  network: 'Network',
  standard: 'Standard',
  address: 'Contract',
  name: 'Name',
  symbol: 'Symbol',
  total_supply: 'Total supply',
  owner_address: 'Owner',
  icon: 'Logo',
  website: 'Website',
  description: 'Description',
  company_name: 'Company or person',
  email: 'Email',
  contact: 'Other contact',
};

/** The network by its title, accounts with links to its explorer. */
export function drawAsset({ networks, networks_known }: ReviewSubmission): Drawing {
  const known = networks_known[networks[0] ?? ''];
  return {
    draw: { network: (key: string) => known?.title ?? key },
    addressLink: known?.address_link ?? null,
  };
}
