import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LogoMark } from '#features/site/navigation/view/logo-mark.tsx';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { CoinMark } from './coin-mark.tsx';
import { Dollars } from './dollars.tsx';
import styles from './desktop-window.module.css';

interface Account {
  coin: 'eth' | 'trx' | 'btc';
  name: ReactNode;
  dollars: number;
  /** Shown where the window is wide enough for a long list. */
  wideOnly?: boolean;
}

const accounts: readonly Account[] = [
  { coin: 'eth', name: <Trans context="name of an account">Treasury</Trans>, dollars: 48201.16 },
  { coin: 'trx', name: <Trans context="name of an account">Payroll</Trans>, dollars: 9340 },
  { coin: 'btc', name: <Trans context="name of an account">Reserve</Trans>, dollars: 71050.88 },
  { coin: 'eth', name: <Trans context="name of an account">Grants</Trans>, dollars: 12480.73 },
  {
    coin: 'trx',
    name: <Trans context="name of an account">Suppliers</Trans>,
    dollars: 3912.4,
    wideOnly: true,
  },
];

/** The desktop app with its accounts and, where there is room, a transfer that waits for the phone. */
export function DesktopWindow() {
  const { t } = useLingui();
  return (
    <div
      className={styles.frame}
      role="img"
      aria-label={t`The desktop app: accounts with their balances, and a transfer that waits for the phone.`}
    >
      <div className={styles.window} aria-hidden="true">
        <div className={styles.rail}>
          <LogoMark className={styles.mark} />
          <i className={styles.here} />
          <i />
          <i />
          <i />
        </div>
        <div className={styles.accounts}>
          <small>
            <Trans>Accounts</Trans>
          </small>
          {accounts.map(({ coin, name, dollars, wideOnly }) => (
            <p key={dollars} className={wideOnly ? styles.wideOnly : undefined}>
              <CoinMark coin={coin} className={styles.coin} />
              <span>{name}</span>
              <b className="num">
                <Dollars amount={dollars} />
              </b>
            </p>
          ))}
        </div>
        <PendingTransfer />
      </div>
    </div>
  );
}

function PendingTransfer() {
  return (
    <div className={styles.transfer}>
      <small>
        <Trans>Transfer</Trans>
      </small>
      <strong className="num">
        {formatDecimal(2.75, 3, useLocale())} <i>ETH</i>
      </strong>
      <dl>
        <div>
          <dt>
            <Trans context="sender of a transfer">From</Trans>
          </dt>
          <dd>
            <Trans context="name of an account">Treasury</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans context="recipient of a transfer">To</Trans>
          </dt>
          <dd>0x71c4…9A3e</dd>
        </div>
      </dl>
      <div className={styles.waiting}>
        <Icon name="smartphone" className={styles.phone} />
        <span>
          <Trans>Confirm on your phone</Trans>
        </span>
      </div>
    </div>
  );
}
