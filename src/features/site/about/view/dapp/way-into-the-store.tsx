import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useHref } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { CardSlip, ChecksSlip, DonationSlip, SentenceSlip } from './stage-slips.tsx';
import styles from './way-into-the-store.module.css';

interface Stage {
  name: ReactNode;
  text: ReactNode;
  /** What the stage leaves behind. */
  slip: ReactNode;
}

const { symbol } = brand.token;
const amount = brand.donation.baseAmount.dapp;

const stages: readonly Stage[] = [
  {
    name: <Trans>Described</Trans>,
    slip: <SentenceSlip />,
    text: <Trans>The team says what the DApp does, on which networks and with which contracts.</Trans>,
  },
  {
    name: <Trans>Checked</Trans>,
    slip: <ChecksSlip />,
    text: <Trans>Links, contracts, logo and look-alikes are checked before anything is paid.</Trans>,
  },
  {
    name: <Trans>Reviewed</Trans>,
    slip: <DonationSlip />,
    text: (
      <Trans>
        After a donation of {amount} {symbol} plus a few decimals, a reviewer tries the DApp and reads its
        audits.
      </Trans>
    ),
  },
  {
    name: <Trans>Launched</Trans>,
    slip: <CardSlip />,
    text: (
      <Trans>
        The DApp is listed in the store with its chains and its audit. A place in the lists is not for sale.
      </Trans>
    ),
  },
];

/** How a DApp gets into the store, for curious visitors and for teams. */
export function WayIntoTheStore() {
  const href = useHref();
  return (
    <section className={styles.way} aria-labelledby="listing">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="listing">
            <Trans>How a listing works</Trans>
          </h2>
          <div className={styles.actions}>
            <Button icon="blocks" href={href('/submit/dapp')}>
              <Trans>Submit a DApp</Trans>
            </Button>
            <TextLink href={href('/developer')} iconEnd="arrow-right">
              <Trans>What a listing needs</Trans>
            </TextLink>
          </div>
        </div>
        <p className="lead">
          <Trans>
            A person reviews every listing, but a review is not a guarantee. These are the steps before you
            see it.
          </Trans>
        </p>
        <ol className={styles.stages}>
          {stages.map(({ name, text, slip }, position) => (
            <li key={position}>
              {position === stages.length - 1 ? <StatusIcon kind="success" className={styles.end} /> : null}
              <h3>{name}</h3>
              <p>{text}</p>
              <div className={styles.slip} dir="ltr" aria-hidden="true">
                {slip}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
