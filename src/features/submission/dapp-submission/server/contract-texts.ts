import { canonicalAddress } from '#features/core/addresses/model/canonical-address.ts';
import { splitAddresses } from '#features/core/addresses/model/split-addresses.ts';
import type { DappSubmission } from '../model/dapp-submission.ts';

/** A contract of a form, and the text that is equal for all ways of writing it. */
export interface NamedContract {
  network: string;
  /** As it was typed. */
  address: string;
  text: string;
}

/** The contracts that a form names as the project's own. */
export function contractsOf({ addresses }: Pick<DappSubmission, 'addresses'>): NamedContract[] {
  return addresses.flatMap(({ network, addresses: typed }) =>
    splitAddresses(typed).map((address) => ({ network, address, text: canonicalAddress(network, address) })),
  );
}

/** The same text for a stored address whose network is not known: EVM addresses are written in two ways, others in one. */
export function contractText(address: string): string {
  return /^0x[0-9a-f]{40}$/i.test(address) ? address.toLowerCase() : address;
}
