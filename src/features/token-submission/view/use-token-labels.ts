import { useLingui } from '@lingui/react/macro';
import type { TokenDraft } from '../model/token-fields.ts';
import { useAssetLabels } from '#features/asset-submission/view/use-asset-labels.ts';

/** Names of the fields of the token form. */
export function useTokenLabels(): Record<keyof TokenDraft, string> {
  const { t } = useLingui();
  const labels = useAssetLabels({
    standard: t`Token standard`,
    name: t`Token name`,
    total_supply: t`Total supply`,
  });
  return {
    ...labels,
    bl_symbol: t`Network code`,
    decimal: t`Decimals`,
    precision: t`Decimals shown`,
    gas: t({
      comment: 'Field of the token form: what one transfer of the token costs',
      message: 'Gas per transfer',
    }),
  };
}
