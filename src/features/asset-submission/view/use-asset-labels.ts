import { useLingui } from '@lingui/react/macro';
import type { AssetControls } from './asset-controls.ts';

export type AssetLabels = Record<Exclude<keyof AssetControls, 'read'> | 'icon', string>;

/** Names of the fields that tokens and NFT collections share; each kind names its own standard, name and supply. */
export function useAssetLabels(own: Pick<AssetLabels, 'standard' | 'name' | 'total_supply'>): AssetLabels {
  const { t } = useLingui();
  return {
    ...own,
    network: t`Network`,
    address: t`Contract address`,
    symbol: t`Symbol`,
    owner_address: t`Contract owner address`,
    website: t`Website`,
    company_name: t`Company or personal name`,
    contact: t`Other contact`,
    email: t`Email`,
    description: t`Description`,
    icon: t`Logo`,
  };
}
