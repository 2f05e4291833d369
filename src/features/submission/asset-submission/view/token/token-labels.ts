import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assetLabels } from '../asset-labels.ts';
import type { TokenDraft } from '../../model/token/token-fields.ts';

/** Names of the fields of the token form, in pages and in mails. */
export function tokenLabels(i18n: I18n): Record<keyof TokenDraft, string> {
  const labels = assetLabels(i18n, {
    standard: i18n._(msg`Token standard`),
    name: i18n._(msg`Token name`),
    total_supply: i18n._(msg`Total supply`),
  });
  return {
    ...labels,
    bl_symbol: i18n._(msg`Network code`),
    decimal: i18n._(msg`Decimals`),
    precision: i18n._(msg`Decimals shown`),
    gas: i18n._(
      msg({
        comment: 'Field of the token form: what one transfer of the token costs',
        message: 'Gas per transfer',
      }),
    ),
  };
}
