import { Trans } from '@lingui/react/macro';
import styles from './card-week.module.css';
import { WaterLevel } from './water-level.tsx';

/** A week with the card as a balance chart. */
export function CardWeek() {
  return (
    <section className={styles.section} aria-labelledby="week">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="week">
            <Trans>
              Only <em>you</em> can load it
            </Trans>
          </h2>
          <p className="lead">
            <Trans>
              The card has no access to your wallet. Its balance rises when you sign a transfer and falls when
              you pay. At zero a payment is declined, and nothing else happens.
            </Trans>
          </p>
        </div>
        <figure>
          <div className={styles.drawing}>
            <WaterLevel />
            <span className={`${styles.label} ${styles.first}`}>
              <Trans>You add</Trans>
            </span>
            <span className={`${styles.label} ${styles.second}`}>
              <Trans>You add again</Trans>
            </span>
            <span className={`${styles.label} ${styles.pay}`}>
              <Trans context="at a shop, with the card">You pay</Trans>
            </span>
          </div>
          <figcaption className="xs mute">
            <Trans>
              This example shows seven days. Each payment is converted at the issuer’s rate at that moment.
            </Trans>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
