import { cleanNftDraft } from '../../model/nft/nft-draft.ts';
import { assetPayloadOf } from '../asset/asset-fields.ts';
import { AssetReviewSections } from '../asset/asset-review-sections.tsx';
import { useAssetFlow } from '../asset/use-asset-flow.ts';
import { useNftLabels } from './use-nft-labels.ts';

const shown = ['name', 'symbol', 'total_supply'] as const;

export function NftReviewSections() {
  const labels = useNftLabels();
  const { draft } = useAssetFlow();
  const sent = cleanNftDraft(assetPayloadOf(draft));
  return (
    <AssetReviewSections
      sent={sent}
      rows={shown.map((name) => ({ label: labels[name], value: sent[name] }))}
    />
  );
}
