import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssetControls } from './asset-controls.ts';

type AssetLabels = Record<Exclude<keyof AssetControls, 'read'> | 'icon', string>;

/** Names of the fields that tokens and NFT collections share; each kind names its own standard, name and supply. */
export function assetLabels(
  i18n: I18n,
  own: Pick<AssetLabels, 'standard' | 'name' | 'total_supply'>,
): AssetLabels {
  return {
    ...own,
    network: i18n._(msg`Network`),
    address: i18n._(msg`Contract address`),
    symbol: i18n._(msg`Symbol`),
    owner_address: i18n._(msg`Contract owner address`),
    website: i18n._(msg`Website`),
    company_name: i18n._(msg`Company or personal name`),
    contact: i18n._(msg`Other contact`),
    email: i18n._(msg`Email`),
    description: i18n._(msg`Description`),
    icon: i18n._(msg`Logo`),
  };
}
