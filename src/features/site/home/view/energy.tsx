import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './energy.module.css';
import { TideCurve } from './tide-curve.tsx';

/** Renting energy instead of burning TRX, drawn as a tide curve; nothing where the brand does not offer it. */
export function Energy() {
  const percent = brand.claims.energySavingPercent;
  const { rexStaking } = brand.links.tools;
  if (rexStaking === undefined) return null;
  return (
    <section className={styles.energy} aria-labelledby="energy">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="energy">
            <Trans>
              Send tokens on TRON for <em>less</em>
            </Trans>
          </h2>
          <p className="lead">
            <Trans>
              Rent energy when you need it instead of burning TRX, and save up to {percent}% of the network
              fee.
            </Trans>
          </p>
          <Button icon="zap" href={rexStaking}>
            <Trans>Rent energy</Trans>
          </Button>
        </div>
        <FeeDrawing percent={percent} />
      </div>
    </section>
  );
}

/** The fee over time, with its highest and its lowest place. */
function FeeDrawing({ percent }: { percent: number }) {
  return (
    <figure>
      <div className={styles.drawing}>
        <TideCurve />
        <span className={styles.high}>
          <Trans>Burn TRX</Trans>
          <b>
            <Trans comment="Much energy on TRON is in use: prices are high">High fee</Trans>
          </b>
        </span>
        <span className={styles.low}>
          <Trans>Rent energy</Trans>
          <b>
            <Trans comment="Little energy on TRON is in use: prices are low">Low fee</Trans>
          </b>
        </span>
        <span className={`num ${styles.saving}`}>
          <small>
            <Trans comment="Comes before a percentage that is saved">up to</Trans>
          </small>
          {percent}
          <i>%</i>
        </span>
      </div>
      <figcaption className="xs mute">
        <Trans>Fees for one token transfer, compared. Savings depend on current rental prices.</Trans>
      </figcaption>
    </figure>
  );
}
