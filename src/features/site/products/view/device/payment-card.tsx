import { useLingui } from '@lingui/react/macro';
import type { Card } from '#features/core/brand/model/brand-products-schema.ts';
import { LogoMark } from '#features/site/navigation/view/logo-mark.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import styles from './payment-card.module.css';

const chartSeed = 4471;

/** The card, slightly rotated; as wide as its box. */
export function PaymentCard({ card }: { card: Pick<Card, 'nameParts'> }) {
  const { t } = useLingui();
  const [first, last] = card.nameParts;
  const name = `${first}${last}`;
  return (
    <div className={styles.frame} role="img" aria-label={t`The payment card ${name}, upright.`}>
      <div className={styles.card} aria-hidden="true">
        <Chart className={styles.chart} kind="panel" seed={chartSeed} />
        <LogoMark className={styles.mark} />
        <span className={styles.name}>
          {first}
          <i>{last}</i>
        </span>
        <span className={styles.chip} />
        <span className={`num ${styles.number}`}>•••• 4471</span>
      </div>
    </div>
  );
}
