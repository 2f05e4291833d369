import { cleanTokenDraft, type TokenDraft } from '../../model/token/token-draft.ts';
import { assetPayloadOf } from '../asset/asset-fields.ts';
import { AssetReviewSections } from '../asset/asset-review-sections.tsx';
import { useFlow } from '../flow/flow-context.ts';
import type { TokenFields } from './token-draft-kind.ts';
import { useTokenLabels } from './use-token-labels.ts';

const shown = ['name', 'symbol', 'bl_symbol', 'total_supply', 'decimal', 'precision', 'gas'] as const;

export function TokenReviewSections() {
  const labels = useTokenLabels();
  const { draft } = useFlow<TokenFields>();
  const sent: TokenDraft = cleanTokenDraft(assetPayloadOf(draft));
  return (
    <AssetReviewSections
      sent={sent}
      rows={shown.map((name) => ({ label: labels[name], value: sent[name] }))}
    />
  );
}
