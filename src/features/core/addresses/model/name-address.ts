import { base58 } from '@scure/base';
import { family } from './address-family.ts';

/**
 * Accounts of Antelope chains: 1 to 12 of a to z, 1 to 5 and dots, no dot at an end. A thirteenth character exists in names but never in
 * the name of an account (https://docs.eosnetwork.com, accounts).
 */
export const antelope = family((name) =>
  /^(?!\.)[a-z1-5.]{1,12}$/.test(name) && !name.endsWith('.') ? undefined : 'address',
);

const contractPrefix = 'Contract';

/** `Contract` and the 32 bytes of the transaction that made it; contracts of the system end in `.iost`; accounts have 5 to 11 characters. */
export const iost = family((text) => {
  if (text.startsWith(contractPrefix)) {
    const hash = text.slice(contractPrefix.length);
    return hash.length <= 44 && base58.decode(hash).length === 32 ? undefined : 'address';
  }
  return /^(?:[a-z0-9_]{5,11}|[a-z0-9_]{2,32}\.iost)$/.test(text) ? undefined : 'address';
});
