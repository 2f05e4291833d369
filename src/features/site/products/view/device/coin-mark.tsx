import btcUrl from './coins/btc.svg?url';
import ethUrl from './coins/eth.svg?url';
import trxUrl from './coins/trx.svg?url';

const urls = { btc: btcUrl, eth: ethUrl, trx: trxUrl };

/** A coin in a drawing; drawings do not load the catalogue, so they include their few icons. */
export function CoinMark({ coin, className }: { coin: keyof typeof urls; className?: string | undefined }) {
  return <img className={className} src={urls[coin]} width="24" height="24" alt="" decoding="async" />;
}
