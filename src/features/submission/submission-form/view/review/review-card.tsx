import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { logoSource } from '../draft/logo-source.ts';
import { useFlow } from '../flow/flow-context.ts';
import { previewSeed } from '../form/preview-seed.ts';
import card from './review-card.module.css';
import { useCompletion } from './use-completion.ts';

/** The entry at a glance, at the head of the review. */
export function ReviewCard() {
  const { draft } = useFlow();
  const { title, text, networks } = useCompletion().useReview().card;
  const logo = logoSource(draft);
  return (
    <div className={card.preview}>
      <div className={card.chart} data-screen-only="">
        <Chart kind="strip" seed={previewSeed} />
      </div>
      <div className={card.card}>
        {logo === null ? null : <AppIcon src={logo} size={64} />}
        <div className={card.text}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <span className={card.networks}>
          {networks.map(({ network, icon_url }) => (
            <ChainIcon key={network} src={icon_url} size={24} />
          ))}
        </span>
      </div>
    </div>
  );
}
