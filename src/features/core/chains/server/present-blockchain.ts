import type { Blockchain, Chain } from '../model/chain.ts';

/** A number where possible, as existing clients expect; the same text where a number would lose digits. */
function presentChainId(chainId: string | null): number | string | undefined {
  if (chainId === null) return undefined;
  const number = Number(chainId);
  return Number.isSafeInteger(number) && String(number) === chainId ? number : chainId;
}

/** A chain in `/v1/block_chain/list`; `metadata` is `{}` where a chain has no id. */
export function presentBlockchain(chain: Chain): Blockchain {
  return {
    hid: chain.hid,
    title: chain.title,
    icon_url: chain.icon_url,
    ns: chain.ns,
    metadata: JSON.stringify({ chain_id: presentChainId(chain.chain_id) }),
    deprecated: chain.deprecated ? 1 : 0,
  };
}
