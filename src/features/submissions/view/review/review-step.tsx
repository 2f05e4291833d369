import { Trans } from '@lingui/react/macro';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { logoSource } from '../draft/logo-source.ts';
import { useFlow } from '../flow/flow-context.ts';
import { FindingNotes } from './finding-notes.tsx';
import { ReviewSections } from './review-sections.tsx';
import review from './review-step.module.css';

/** The listed DApp gets a chart of its own from its id. */
const previewSeed = 41;

/** Everything as it will be sent. */
export function ReviewStep() {
  const { data, draft, fields, findings } = useFlow();
  const networks = data.networks.filter(({ network }) => fields.networks.includes(network));
  const logo = logoSource(draft);
  return (
    <>
      <PageHead
        title={<Trans>Check the chart</Trans>}
        lead={
          draft.resubmission ? (
            <Trans>This is what the reviewers will see. Sending it again costs nothing.</Trans>
          ) : (
            <Trans>This is what the reviewers will see. After payment it cannot be edited.</Trans>
          )
        }
      />
      <FindingNotes findings={findings} severity="warning" />
      <div className={review.preview}>
        <div className={review.chart}>
          <Chart kind="strip" seed={previewSeed} />
        </div>
        <div className={review.card}>
          {logo === null ? null : <AppIcon src={logo} size={64} />}
          <div className={review.text}>
            <h2>{fields.title}</h2>
            <p>{fields.desc}</p>
          </div>
          <span className={review.networks}>
            {networks.map(({ network, icon_url }) => (
              <ChainIcon key={network} src={icon_url} size={24} />
            ))}
          </span>
        </div>
      </div>
      <ReviewSections />
    </>
  );
}
