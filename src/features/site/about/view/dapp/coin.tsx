import { classNames } from '#ui/class-names.ts';
import styles from './coin.module.css';

const signs = {
  usdt: 'M5 6h14v3h-5.3v1.2c3.6.2 6 .9 6 1.8s-2.4 1.6-6 1.8V19h-3.4v-5.2c-3.6-.2-6-.9-6-1.8s2.4-1.6 6-1.8V9H5z',
  eth: 'M12 3.5 17 12l-5 3-5-3zm0 17L7 13.3l5 3 5-3z',
  base: 'M12 5a7 7 0 1 1-7 7.8h9v-1.6H5A7 7 0 0 1 12 5z',
  usdc: 'M11 5h2v2c1.9.3 3 1.4 3 3h-2c0-1-.8-1.4-2-1.4s-2 .4-2 1.3c0 2 6 .5 6 4.1 0 1.7-1.2 2.7-3 3v2h-2v-2c-2-.3-3.1-1.4-3.1-3.1h2c0 1 .8 1.5 2.1 1.5 1.2 0 2-.4 2-1.3 0-2-6-.6-6-4.1 0-1.6 1.2-2.7 3-3z',
};

/** A coin or network in the drawings of this page. */
export function Coin({ coin }: { coin: keyof typeof signs }) {
  return (
    <svg className={classNames(styles.coin, styles[coin])} viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="12" />
      <path d={signs[coin]} />
    </svg>
  );
}
