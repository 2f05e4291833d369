import { useEffect, useState } from 'react';
import { zeroAddress, type Hex } from 'viem';
import { askAll } from '#features/tools/approvals/model/reading/node-call.ts';
import { readTokenFacts } from '#features/tools/approvals/model/reading/token-facts.ts';
import { askThroughSite } from '#features/tools/approvals/view/ask-node.ts';
import { coinDecimals, type Asset } from '../model/asset.ts';
import type { SendNetwork } from '../model/send-network.ts';

/** What the account has of what is sent. */
export interface Funds {
  asset: Asset;
  /** Null while no account is known, or where the chain did not say. */
  balance: bigint | null;
  coins: bigint | null;
  gasPrice: bigint | null;
}

/** `no-token`: the address has no token. */
export type FundsState = Funds | 'reading' | 'no-token' | 'unread';

const numberOf = (value: unknown) => (typeof value === 'string' && value !== '0x' ? BigInt(value) : null);

async function readFunds(network: SendNetwork, token: Hex | null, account: Hex | null): Promise<FundsState> {
  const ask = askThroughSite(network.key);
  const [price, coins] = await askAll(ask, [
    { method: 'eth_gasPrice', params: [] },
    { method: 'eth_getBalance', params: [account ?? zeroAddress, 'latest'] },
  ]);
  if (!price?.ok || !coins?.ok) return 'unread';
  const gasPrice = numberOf(price.result);
  const own = account === null ? null : numberOf(coins.result);
  if (token === null) {
    const asset: Asset = { kind: 'coin', symbol: network.coin, decimals: coinDecimals };
    return { asset, balance: own, coins: own, gasPrice };
  }
  const facts = (await readTokenFacts(ask, [token], account ?? zeroAddress)).get(token);
  if (!facts || facts.decimals === null || facts.isErc1155) return 'no-token';
  const symbol = facts.symbol ?? 'Token';
  const asset: Asset = { kind: 'token', token, symbol, decimals: facts.decimals };
  return { asset, balance: account === null ? null : facts.balance, coins: own, gasPrice };
}

/** Reads what is sent and how much of it there is. @param token null for the chain's coin, undefined while no token is named */
export function useFunds(
  network: SendNetwork | undefined,
  token: Hex | null | undefined,
  account: Hex | null,
): { funds: FundsState | null; refresh(): void } {
  const [found, setFound] = useState<{ key: string; funds: FundsState }>();
  const [turn, setTurn] = useState(0);
  const key = network && token !== undefined ? [network.key, token, account, turn].join(' ') : null;
  useEffect(() => {
    if (key === null || !network || token === undefined) return;
    let isCurrent = true;
    void readFunds(network, token, account).then((funds) => {
      if (isCurrent) setFound({ key, funds });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, network, token, account]);
  const refresh = () => setTurn((now) => now + 1);
  if (key === null) return { funds: null, refresh };
  return { funds: found?.key === key ? found.funds : 'reading', refresh };
}
