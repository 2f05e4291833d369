import { Trans } from '@lingui/react/macro';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import { usePrices } from '../content/use-prices.ts';
import { TokenCheckState } from '../content/token-check-state.tsx';
import type { StoreData } from './store-data.ts';
import styles from './related-tokens.module.css';

/** Tokens of the listed DApps, each with its price where known, or its name. One that buyers could not sell has no price, and the reason. */
export function RelatedTokens({ tokens }: { tokens: StoreData['relatedTokens'] }) {
  const priceOf = usePrices(tokens.filter(({ check }) => check?.outcome !== 'stop'));
  return (
    <section>
      <h2>
        <Trans>Related tokens</Trans>
      </h2>
      <ul className={styles.tokens}>
        {tokens.map((token) => {
          const price = priceOf(token);
          return (
            <li key={token.hid}>
              <ChainIcon src={token.icon_url} size={28} />
              <b>{token.symbol}</b>
              {price === undefined ? <span>{token.name}</span> : <span className="num">${price}</span>}
              <TokenCheckState token={token} className={styles.check} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
