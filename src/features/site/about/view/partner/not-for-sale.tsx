import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import styles from './not-for-sale.module.css';

const refusals: readonly ReactNode[] = [
  <Trans key="rank">A higher position in search, lists or swap routes</Trans>,
  <Trans key="audit">An audit mark or a favorable review</Trans>,
  <Trans key="data">Data about the people who use the wallet</Trans>,
  <Trans key="alone">The exclusion of a competitor</Trans>,
];

/** What no partnership can buy. */
export function NotForSale() {
  return (
    <section className={styles.refusals} aria-labelledby="refusals">
      <div className="wrap">
        <h2 id="refusals">
          <Trans>Not for sale</Trans>
        </h2>
        <ul>
          {refusals.map((refusal, position) => (
            <li key={position}>
              <StatusIcon kind="error" />
              <span>{refusal}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
