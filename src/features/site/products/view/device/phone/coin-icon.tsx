import coinsUrl from './coins.svg?url&no-inline';

export type Coin = 'btc' | 'eth' | 'usdt' | 'trx' | 'bnb';

/** A coin on the phone; all are in one file, because the first screen of the site shows five of them. */
export function CoinIcon({ coin, className }: { coin: Coin; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24">
      <use href={`${coinsUrl}#${coin}`} />
    </svg>
  );
}
