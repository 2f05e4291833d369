import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { ChartHead } from '#ui/chart-head/chart-head.tsx';
import type { MilestoneYear } from '../../model/milestone.ts';
import { Claims } from './claims.tsx';
import { Contact } from './contact.tsx';
import { MilestoneLog } from './milestone-log.tsx';
import { Principles } from './principles.tsx';

export interface AboutData {
  years: MilestoneYear[];
}

const chartSeed = 18;

/** About the team: its principles, its history, and where to write. */
export function AboutPage({ data }: { data: AboutData }) {
  const href = useHref();
  const wallet = brand.name;
  return (
    <>
      <ChartHead
        seed={chartSeed}
        title={
          <Trans>
            <em>Assets come and go.</em> Our rules stay.
          </Trans>
        }
        lead={
          <Trans>
            {wallet} is a self-custody wallet and the team behind it. One rule has applied from the first day:
            nothing moves without its owner’s approval.
          </Trans>
        }
        actions={
          <>
            <Button variant="primary" icon="download" href={href('/download/app')}>
              <Trans>Download {wallet}</Trans>
            </Button>
            <Button icon="mail" href="#contact">
              <Trans>Contact us</Trans>
            </Button>
          </>
        }
      />
      <Principles />
      <Claims />
      {data.years.length === 0 ? null : <MilestoneLog years={data.years} />}
      <Contact />
    </>
  );
}
