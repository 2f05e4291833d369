import { Trans } from '@lingui/react/macro';
import { IconPoints, type IconPoint } from '#ui/points/icon-points.tsx';
import styles from './lost-card.module.css';

const steps: readonly IconPoint[] = [
  {
    icon: 'lock',
    name: <Trans>Freeze it</Trans>,
    text: (
      <Trans>
        You do this in the wallet, and it takes effect immediately. You can unfreeze the card if it turns up.
      </Trans>
    ),
  },
  {
    icon: 'list',
    name: <Trans>Check the payments</Trans>,
    text: (
      <Trans>The wallet lists every payment. If you don’t recognize one, dispute it with the issuer.</Trans>
    ),
  },
  {
    icon: 'repeat',
    name: <Trans>Request a new card</Trans>,
    text: <Trans>The remaining balance moves to the new card.</Trans>,
  },
];

/** What to do when the card is lost, on a land-colored strip. */
export function LostCard() {
  return (
    <section className={styles.section} aria-labelledby="lost">
      <div className={`wrap ${styles.layout}`}>
        <div>
          <h2 id="lost">
            <Trans>Lost the card? Your coins are safe.</Trans>
          </h2>
          <p>
            <Trans>Someone who finds the card can spend its balance, but nothing at your address.</Trans>
          </p>
        </div>
        <IconPoints points={steps} className={styles.steps} />
      </div>
    </section>
  );
}
