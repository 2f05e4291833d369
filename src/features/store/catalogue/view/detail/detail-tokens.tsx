import { Trans } from '@lingui/react/macro';
import { ChainIcon } from '#ui/avatar/chain-icon.tsx';
import type { DappDetailData } from '../../model/store-page.ts';
import { TokenCheckState } from '../content/token-check-state.tsx';
import styles from './detail-tokens.module.css';

/** Tokens of a DApp. No prices: none are known here, and none are invented. */
export function DetailTokens({ tokens, chains }: Pick<DappDetailData, 'tokens' | 'chains'>) {
  if (tokens.length === 0) return null;
  const chainOf = (hid: number) => chains.find((chain) => chain.hid === hid)?.title;
  return (
    <section aria-labelledby="tokens">
      <h2 id="tokens">
        <Trans>Tokens</Trans>
      </h2>
      <ul className={styles.tokens}>
        {tokens.map((token) => (
          <li key={token.hid}>
            <ChainIcon src={token.icon_url} size={32} />
            <span>
              <b>{token.symbol}</b>
              <small>{token.name}</small>
            </span>
            <span className={styles.chain}>{chainOf(token.blockchain_id)}</span>
            {token.address ? <code dir="ltr">{token.address}</code> : null}
            <TokenCheckState token={token} className={styles.check} />
          </li>
        ))}
      </ul>
    </section>
  );
}
