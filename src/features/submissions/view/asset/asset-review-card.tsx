import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { ReviewCard } from '../review/review-card.tsx';
import { useAssetFlow, useChosenNetwork } from './use-asset-flow.ts';

/** Name, symbol and network at a glance. */
export function AssetReviewCard() {
  const { fields } = useAssetFlow();
  const network = useChosenNetwork();
  return (
    <ReviewCard title={fields.name} text={fields.symbol}>
      {network ? <ChainIcon src={network.icon_url} size={24} /> : null}
    </ReviewCard>
  );
}
