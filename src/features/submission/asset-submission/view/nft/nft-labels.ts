import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assetLabels } from '../asset-labels.ts';

/** Names of the fields of the form for NFT collections, in pages and in mails. */
export function nftLabels(i18n: I18n) {
  return assetLabels(i18n, {
    standard: i18n._(msg`NFT standard`),
    name: i18n._(msg`Collection name`),
    total_supply: i18n._(msg`Number of pieces`),
  });
}
