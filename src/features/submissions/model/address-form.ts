import * as family from './address-families.ts';
import type { AddressFault, AddressRule } from './address-families.ts';
import type { NetworkKey } from './network-key.ts';

/** How contract addresses look on each network that is not an EVM chain; a network without a line here takes EVM addresses. */
const rules: Partial<Record<NetworkKey, AddressRule>> = {
  eos: family.antelope,
  wax: family.antelope,
  iost: family.iost,
  cosmos: family.cosmos,
  tron: family.tron,
  btc: family.bitcoin,
  doge: family.dogecoin,
  dot: family.polkadot,
  kusama: family.kusama,
  solana: family.solana,
  harmony: family.harmony,
  aptos: family.move,
  sui: family.move,
  fvm: family.filecoin,
  ton: family.ton,
};

/** Networks whose addresses are EVM ones and nothing else. */
export function isEvmNetwork(network: NetworkKey): boolean {
  return rules[network] === undefined;
}

/** What is wrong with the form of an address on a network; undefined when it is right. Says nothing about what is deployed there. */
export function addressFault(network: NetworkKey, address: string): AddressFault {
  return (rules[network] ?? family.evm)(address);
}

/** Addresses typed into one field: separated by commas (Latin or Chinese), semicolons or spaces; each once. */
export function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,，、;；]+/u).filter(Boolean))];
}
