import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { ApplicationContents } from './application-contents.tsx';
import styles from './how-to-apply.module.css';

const chartSeed = 91;

/** The way to the application, what to have at hand for it, and where questions go. */
export function HowToApply() {
  const href = useHref();
  const address = brand.supportEmail;
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
            <Trans>One form, about five minutes. Never send keys or a recovery phrase.</Trans>
          </p>
          <p className={styles.questions}>
            <Trans>
              Questions go to <a href={`mailto:${address}`}>{address}</a>.
            </Trans>
          </p>
        </div>
        <div className={styles.form}>
          <h3>
            <Trans>What to have at hand</Trans>
          </h3>
          <ApplicationContents />
          <Button variant="primary" iconEnd="arrow-right" href={href('/recruiting/apply')}>
            <Trans>Fill in the application</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
