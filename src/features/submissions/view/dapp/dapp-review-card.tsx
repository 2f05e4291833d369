import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { ReviewCard } from '../review/review-card.tsx';
import { useDappFlow } from './use-dapp-flow.ts';

/** Name, sentence and networks as the store will show them. */
export function DappReviewCard() {
  const { data, fields } = useDappFlow();
  const networks = fields.networks.flatMap(
    (key) => data.networks.find(({ network }) => network === key) ?? [],
  );
  return (
    <ReviewCard title={fields.title} text={fields.desc}>
      {networks.map(({ network, icon_url }) => (
        <ChainIcon key={network} src={icon_url} size={24} />
      ))}
    </ReviewCard>
  );
}
