import type { Chain } from '../model/chain.ts';
import type { TokenProtocolMap } from '../model/token-protocol.ts';

/**
 * Token standards of every namespace that has some, in the order of its chains; deprecated chains do not
 * count.
 */
export function presentTokenProtocolMap(chains: readonly Chain[]): TokenProtocolMap {
  const map: TokenProtocolMap = {};
  for (const chain of chains) {
    if (chain.deprecated) continue;
    for (const key of chain.token_standards) {
      const protocols = (map[chain.ns] ??= []);
      if (!protocols.some((protocol) => protocol.key === key))
        protocols.push({ key, title: key, isSelected: false });
    }
  }
  return map;
}
