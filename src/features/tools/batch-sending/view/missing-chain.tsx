import { Trans } from '@lingui/react/macro';
import type { SendNetwork } from '../model/send-network.ts';

/** What to enter in a wallet that lacks the network: it was not offered one, or did not take it. */
export function MissingChain({ network: { title, coin, chainId } }: { network: SendNetwork }) {
  const chain = String(chainId);
  return (
    <Trans>
      The wallet does not know {title}. Add it in the wallet by hand, with chain ID {chain}, coin {coin} and
      an RPC endpoint you trust. Then try again.
    </Trans>
  );
}
