import { Trans } from '@lingui/react/macro';
import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { CoinIcon, type Coin } from './coin-icon.tsx';
import styles from './swap-screen.module.css';

/** A swap across two chains, before it is signed. */
export function SwapScreen() {
  const [from, to] = ['TRON', 'Base'];
  return (
    <>
      <div className={styles.head}>
        <b>
          <Trans context="in the drawing of the app">Swap</Trans>
        </b>
        <Icon name="history" size={18} />
      </div>
      <div className={styles.side}>
        <small>
          <Trans context="in the drawing of a swap">You pay</Trans>
        </small>
        <Amount amount={650} fractionDigits={2} coin="usdt" symbol="USDT" />
        <small>
          <Trans context="in the drawing of the app: a chain">on {from}</Trans>
        </small>
      </div>
      <span className={styles.turn}>
        <Icon name="arrow-down-up" size={16} />
      </span>
      <div className={styles.side}>
        <small>
          <Trans>You receive, at least</Trans>
        </small>
        <Amount amount={0.2091} fractionDigits={4} coin="eth" symbol="ETH" />
        <small>
          <Trans context="in the drawing of the app: a chain">on {to}</Trans>
        </small>
      </div>
      <Course from={from} to={to} />
      <Costs />
      <span className={styles.next}>
        <Trans>Review swap</Trans>
      </span>
    </>
  );
}

interface AmountProps {
  amount: number;
  fractionDigits: number;
  coin: Coin;
  symbol: string;
}

function Amount({ amount, fractionDigits, coin, symbol }: AmountProps) {
  return (
    <div className={styles.amount}>
      <strong className="num">{formatDecimal(amount, fractionDigits, useLocale())}</strong>
      <span className={styles.token}>
        <CoinIcon coin={coin} className={styles.coin} />
        {symbol}
        <Icon name="chevron-down" size={13} />
      </span>
    </div>
  );
}

function Course({ from, to }: Record<'from' | 'to', string | undefined>) {
  const fee = `${formatDecimal(0.05, 2, useLocale())}%`;
  return (
    <div className={styles.course}>
      <small>
        <Trans context="in the drawing of the app: the way of a swap">Route</Trans>
      </small>
      <div className={styles.stations}>
        <span>
          <CoinIcon coin="usdt" className={styles.end} />
          {from}
        </span>
        <span>
          <i />
          <Trans context="in the drawing of the app">Bridge</Trans>
        </span>
        <span>
          <i />
          <Trans context="in the drawing of the app: a liquidity pool">Pool {fee}</Trans>
        </span>
        <span>
          <CoinIcon coin="eth" className={styles.end} />
          {to}
        </span>
      </div>
    </div>
  );
}

function Costs() {
  const percent = 71;
  return (
    <div className={styles.costs}>
      <span>
        <Trans>Network fee</Trans>
        <b className="num">{`$${formatDecimal(0.42, 2, useLocale())}`}</b>
      </span>
      <span>
        <Trans>Energy rented</Trans>
        <b className={styles.saved}>
          <StatusIcon kind="success" />
          <Trans>saved {percent}%</Trans>
        </b>
      </span>
    </div>
  );
}
