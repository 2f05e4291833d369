import { CoinIcon, type Coin } from './coin-icon.tsx';
import styles from './token-list.module.css';

interface Token {
  coin: Coin;
  name: string;
  amount: string;
  whole: string;
  cents: string;
}

const tokens: readonly Token[] = [
  { coin: 'btc', name: 'Bitcoin', amount: '0.0642', whole: '$5,811', cents: '.20' },
  { coin: 'eth', name: 'Ethereum', amount: '1.204', whole: '$3,742', cents: '.03' },
  { coin: 'usdt', name: 'Tether · TRON', amount: '1,650.00', whole: '$1,650', cents: '.00' },
  { coin: 'trx', name: 'TRON', amount: '3,120.50', whole: '$842', cents: '.54' },
  { coin: 'bnb', name: 'BNB', amount: '0.708', whole: '$434', cents: '.96' },
];

/** Five tokens; together they are worth the balance above them. */
export function TokenList() {
  return (
    <div className={styles.tokens}>
      {tokens.map(({ coin, name, amount, whole, cents }) => (
        <div key={coin}>
          <CoinIcon coin={coin} className={styles.coin} />
          <span>
            <b>{name}</b>
            <small className="num">{amount}</small>
          </span>
          <b className="num">
            {whole}
            <span className="sub">{cents}</span>
          </b>
        </div>
      ))}
    </div>
  );
}
