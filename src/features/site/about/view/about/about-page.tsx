import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import type { MilestoneYear } from '../../model/milestone.ts';
import { Claims } from './claims.tsx';
import { Contact } from './contact.tsx';
import { MilestoneLog } from './milestone-log.tsx';
import styles from './about-page.module.css';
import { Principles } from './principles.tsx';
import { TwoSurveys } from './two-surveys.tsx';

export interface AboutData {
  years: MilestoneYear[];
}

/** About the team: its principles, its history, and where to write. */
export function AboutPage({ data }: { data: AboutData }) {
  const href = useHref();
  const wallet = brand.name;
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.layout}`}>
          <TwoSurveys years={data.years} />
          <div className={styles.words}>
            <h1>
              <Trans>
                <em>Assets come and go.</em> Our rules stay.
              </Trans>
            </h1>
            <p className="lead">
              <Trans>
                {wallet} is a self-custody wallet and the team behind it. One rule has applied from the first
                day. Nothing moves without its owner’s approval.
              </Trans>
            </p>
            <p className={styles.actions}>
              <Button variant="primary" icon="download" href={href('/download/app')}>
                <Trans>Download {wallet}</Trans>
              </Button>
              <Button icon="mail" href="#contact">
                <Trans>Contact us</Trans>
              </Button>
            </p>
          </div>
        </div>
      </section>
      <Claims />
      <Principles />
      {data.years.length === 0 ? null : <MilestoneLog years={data.years} />}
      <Contact />
    </>
  );
}
