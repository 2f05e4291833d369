import { useFlow, type Flow } from '#features/submission/submission-form/view/flow/flow-context.ts';
import type { AssetControls } from './asset-controls.ts';
import type { AssetNetwork, AssetPageData } from './asset-page-data.ts';

/** The flow, as the parts that tokens and NFT collections share see it. */
export function useAssetFlow(): Flow<AssetControls, AssetPageData> {
  return useFlow<AssetControls, AssetPageData>();
}

/** The network that is chosen; undefined before that. */
export function useChosenNetwork(): AssetNetwork | undefined {
  const { data, fields } = useAssetFlow();
  return data.networks.find(({ network }) => network === fields.network);
}
