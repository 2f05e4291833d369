import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import styles from './claims.module.css';

/** The wallet in numbers, as the brand's configuration states them. */
export function Claims() {
  const { usersMillions, monthlyActiveMillions, countries, chains, dapps } = brand.claims;
  const wallet = brand.name;
  return (
    <section className={styles.claims} aria-labelledby="numbers">
      <div className="wrap">
        <h2 id="numbers">
          <Trans>{wallet} in numbers</Trans>
        </h2>
        <dl>
          <Claim value={usersMillions} unit="M+" name={<Trans>people hold with {wallet}</Trans>} />
          <Claim value={monthlyActiveMillions} unit="M" name={<Trans>open it every month</Trans>} />
          <Claim value={countries} unit="+" name={<Trans>countries and regions</Trans>} />
          <Claim value={chains} unit="+" name={<Trans>chains on one phrase</Trans>} />
          <Claim value={dapps} unit="+" name={<Trans>reviewed DApps in the store</Trans>} />
        </dl>
      </div>
    </section>
  );
}

function Claim({ value, unit, name }: { value: number; unit: string; name: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <i>{unit}</i>
      </dd>
    </div>
  );
}
