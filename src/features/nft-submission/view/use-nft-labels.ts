import { useLingui } from '@lingui/react/macro';
import { useAssetLabels } from '#features/asset-submission/view/use-asset-labels.ts';

/** Names of the fields of the form for NFT collections. */
export function useNftLabels() {
  const { t } = useLingui();
  return useAssetLabels({
    standard: t`NFT standard`,
    name: t`Collection name`,
    total_supply: t`Number of pieces`,
  });
}
