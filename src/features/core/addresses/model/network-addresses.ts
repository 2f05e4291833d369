import type { NetworkKey } from '#features/core/chains/model/network-key.ts';
import type { AddressFamily } from './address-family.ts';
import { dogecoin, kusama, polkadot, solana, tron } from './base58-address.ts';
import { bitcoin, cosmos, harmony, okexchain, zeta } from './bech32-address.ts';
import { evm } from './evm-address.ts';
import { filecoin } from './filecoin-address.ts';
import { aptos, sui } from './move-address.ts';
import { antelope, iost } from './name-address.ts';
import { ton } from './ton-address.ts';

/** How addresses look on each network that does not take EVM addresses only. */
const families: Partial<Record<NetworkKey, AddressFamily>> = {
  eos: antelope,
  wax: antelope,
  iost,
  cosmos,
  tron,
  btc: bitcoin,
  doge: dogecoin,
  dot: polkadot,
  kusama,
  okexchain,
  solana,
  harmony,
  aptos,
  fvm: filecoin,
  sui,
  zeta,
  ton,
};

export function getAddressFamily(network: NetworkKey): AddressFamily {
  return families[network] ?? evm;
}
