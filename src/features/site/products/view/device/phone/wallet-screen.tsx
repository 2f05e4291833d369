import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LogoMark } from '#features/site/navigation/view/logo-mark.tsx';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.ts';
import { Dollars } from '../dollars.tsx';
import { TokenList } from './token-list.tsx';
import styles from './wallet-screen.module.css';

interface Command {
  icon: IconName;
  name: ReactNode;
}

const actions: readonly Command[] = [
  { icon: 'arrow-up-right', name: <Trans context="in the drawing of the app">Send</Trans> },
  { icon: 'download', name: <Trans context="in the drawing of the app">Receive</Trans> },
  { icon: 'repeat', name: <Trans context="in the drawing of the app">Swap</Trans> },
  { icon: 'zap', name: <Trans context="in the drawing of the app">Energy</Trans> },
];

const places: readonly Command[] = [
  { icon: 'wallet', name: <Trans context="in the drawing of the app">Wallet</Trans> },
  { icon: 'chart-line', name: <Trans context="in the drawing of the app">Market</Trans> },
  { icon: 'compass', name: <Trans context="in the drawing of the app">DApps</Trans> },
  { icon: 'user-round', name: <Trans context="in the drawing of the app">Me</Trans> },
];

const chartSeed = 56;

/** The wallet's first screen: account, balance, four actions, tokens. */
export function WalletScreen() {
  return (
    <>
      <div className={styles.account}>
        <LogoMark className={styles.mark} />
        <span>
          <b>Harbor</b>
          <small>0x7a3F…c91E</small>
        </span>
        <Icon name="chevron-down" size={14} className={styles.quiet} />
        <Icon name="scan-search" size={18} className={styles.scan} />
      </div>
      <Balance />
      <div className={styles.actions}>
        {actions.map(({ icon, name }) => (
          <span key={icon}>
            <i>
              <Icon name={icon} size={18} />
            </i>
            <small>{name}</small>
          </span>
        ))}
      </div>
      <div className={styles.tabs}>
        <b>
          <Trans context="in the drawing of the app">Tokens</Trans>
        </b>
        <span>NFT</span>
        <span>
          <Trans context="allowances given to contracts">Approvals</Trans>
          <i>2</i>
        </span>
      </div>
      <TokenList />
      <div className={styles.places}>
        {places.map(({ icon, name }) => (
          <span key={icon}>
            <Icon name={icon} size={18} />
            <small>{name}</small>
          </span>
        ))}
      </div>
    </>
  );
}

function Balance() {
  const percent = formatDecimal(1.84, 2, useLocale());
  return (
    <div className={styles.balance}>
      <Chart className={styles.waters} kind="menu" seed={chartSeed} first />
      <small>
        <Trans context="in the drawing of the app">All chains</Trans>
      </small>
      <strong className="num">
        <Dollars amount={12480.73} />
      </strong>
      <span className={styles.change}>
        <StatusIcon kind="success" />
        <Trans context="in the drawing of the app">{percent}% today</Trans>
      </span>
    </div>
  );
}
