import { Trans } from '@lingui/react/macro';
import { brand } from '#brand/brand.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { splitCompact } from '#i18n/split-compact.ts';
import styles from './claims.module.css';

/** How many, where and on what: three numbers below the title. */
export function Claims() {
  const { usersMillions, countries, chains } = brand.claims;
  const users = splitCompact(usersMillions * 1e6, useLocale());
  const wallet = brand.name;
  return (
    <dl className={styles.claims}>
      <div>
        <dt>
          <Trans>people use {wallet}</Trans>
        </dt>
        <dd>
          {users.digits}
          <i>{users.unit}+</i>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>countries and regions</Trans>
        </dt>
        <dd>
          {countries}
          <i>+</i>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>chains on one phrase</Trans>
        </dt>
        <dd>
          {chains}
          <i>+</i>
        </dd>
      </div>
    </dl>
  );
}
