import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand/brand.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { splitCompact } from '#i18n/split-compact.ts';
import styles from './claims.module.css';

/** The wallet in numbers, as the brand's configuration states them. */
export function Claims() {
  const { usersMillions, monthlyActiveMillions, countries, chains, dapps } = brand.claims;
  const wallet = brand.name;
  const locale = useLocale();
  const users = splitCompact(usersMillions * 1e6, locale);
  const active = splitCompact(monthlyActiveMillions * 1e6, locale);
  return (
    <section className={styles.claims} aria-labelledby="numbers">
      <div className="wrap">
        <h2 id="numbers" className="vh">
          <Trans>{wallet} in numbers</Trans>
        </h2>
        <dl>
          <Claim value={users.digits} unit={`${users.unit}+`} name={<Trans>people use {wallet}</Trans>} />
          <Claim value={active.digits} unit={active.unit} name={<Trans>open it every month</Trans>} />
          <Claim value={countries} unit="+" name={<Trans>countries and regions</Trans>} />
          <Claim value={chains} unit="+" name={<Trans>chains on one phrase</Trans>} />
          <Claim value={dapps} unit="+" name={<Trans>reviewed DApps in the store</Trans>} />
        </dl>
      </div>
    </section>
  );
}

function Claim({ value, unit, name }: { value: number | string; unit: string; name: ReactNode }) {
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
