import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import styles from './how-to-apply.module.css';

const contents: readonly ReactNode[] = [
  <Trans key="who">Your name, country and languages</Trans>,
  <Trans key="which">Which of the five requirements you meet</Trans>,
  <Trans key="links">Links to your community or your work</Trans>,
  <Trans key="cv">Your CV as PDF, up to 10 MB</Trans>,
];

const chartSeed = 91;

/** The application: a letter with its subject, and what to put into it. */
export function HowToApply() {
  const { t } = useLingui();
  const address = brand.supportEmail;
  const subject = encodeURIComponent(t`Ambassador application`);
  return (
    <section className={styles.apply} id="apply" aria-labelledby="apply-title">
      <div className={styles.chart}>
        <Chart kind="header" seed={chartSeed} />
      </div>
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="apply-title">
            <Trans>Send your application</Trans>
          </h2>
          <p className="lead">
            <Trans>One letter to {address} is enough. Never send keys or a recovery phrase.</Trans>
          </p>
        </div>
        <div className={styles.letter}>
          <h3>
            <Trans>What to send</Trans>
          </h3>
          <ul>
            {contents.map((content, position) => (
              <li key={position}>{content}</li>
            ))}
          </ul>
          <Button variant="primary" icon="mail" href={`mailto:${address}?subject=${subject}`}>
            <Trans>Write the letter</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
