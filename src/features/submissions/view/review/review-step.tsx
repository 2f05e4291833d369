import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppIcon } from '#ui/avatar/app-icon.tsx';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { PageHead } from '#ui/page-head/page-head.tsx';
import { logoSource } from '../draft/logo-source.ts';
import { useFlow } from '../flow/flow-context.ts';
import { previewSeed } from '../form/preview-seed.ts';
import { StepNotes } from '../step-notes.tsx';
import { FindingNotes } from './finding-notes.tsx';
import { ReviewSections } from './review-sections.tsx';
import review from './review-step.module.css';

/** Everything as it will be sent. */
export function ReviewStep({ notes }: { notes: ReactNode }) {
  const { data, draft, fields, findings } = useFlow();
  const networks = fields.networks.flatMap(
    (key) => data.networks.find(({ network }) => network === key) ?? [],
  );
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
      <StepNotes>
        {notes}
        <FindingNotes findings={findings} severity="warning" />
      </StepNotes>
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
