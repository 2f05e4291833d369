import { formatDecimal } from '#i18n/format-decimal.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Dollars } from '../dollars.tsx';
import { CoinIcon, type Coin } from './coin-icon.tsx';
import styles from './token-list.module.css';

interface Token {
  coin: Coin;
  name: string;
  amount: number;
  fractionDigits: number;
  dollars: number;
}

const tokens: readonly Token[] = [
  { coin: 'btc', name: 'Bitcoin', amount: 0.0642, fractionDigits: 4, dollars: 5811.2 },
  { coin: 'eth', name: 'Ethereum', amount: 1.204, fractionDigits: 3, dollars: 3742.03 },
  { coin: 'usdt', name: 'Tether · TRON', amount: 1650, fractionDigits: 2, dollars: 1650 },
  { coin: 'trx', name: 'TRON', amount: 3120.5, fractionDigits: 2, dollars: 842.54 },
  { coin: 'bnb', name: 'BNB', amount: 0.708, fractionDigits: 3, dollars: 434.96 },
];

/** Five tokens; their values add up to the balance above them. */
export function TokenList() {
  const locale = useLocale();
  return (
    <div className={styles.tokens}>
      {tokens.map(({ coin, name, amount, fractionDigits, dollars }) => (
        <div key={coin}>
          <CoinIcon coin={coin} className={styles.coin} />
          <span>
            <b>{name}</b>
            <small className="num">{formatDecimal(amount, fractionDigits, locale)}</small>
          </span>
          <b className="num">
            <Dollars amount={dollars} />
          </b>
        </div>
      ))}
    </div>
  );
}
