import { family, type AddressFamily } from './address-family.ts';
import type { NetworkKey } from '#features/core/chains/model/network-key.ts';

const matches = (pattern: RegExp, canonical?: (text: string) => string) =>
  family((text) => (pattern.test(text) ? undefined : 'address'), canonical);

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** A ticker of four to six bytes, or the inscription that deployed it. Tickers are the same in capital letters. */
const brc20 = family(
  (text) => {
    if (/^[0-9a-f]{64}i\d{1,6}$/.test(text)) return undefined;
    return /^[^\s\p{C}]+$/u.test(text) && bytesOf(text) >= 4 && bytesOf(text) <= 6 ? undefined : 'address';
  },
  (text) => text.toLowerCase(),
);

/** Block and transaction that etched the rune, or its name of A to Z with spacers between (https://docs.ordinals.com/runes.html). */
const runes = matches(/^(?:[1-9]\d{0,8}:\d{1,5}|[A-Z](?:[•.]?[A-Z]){0,27})$/u, (text) =>
  text.replaceAll(/[•.]/gu, ''),
);

/** Tokens that have no contract of their own, and so no address, by network and standard. */
const names: ReadonlyMap<NetworkKey, ReadonlyMap<string, AddressFamily>> = new Map([
  [
    'btc',
    new Map([
      ['BRC20', brc20],
      ['Runes', runes],
    ]),
  ],
  /** Numbers count up from 1000001. */
  ['tron', new Map([['TRC10', matches(/^100\d{4}$/)]])],
  /** A symbol in the contract token.iost. */
  ['iost', new Map([['IRC20', matches(/^[a-z0-9_]{2,16}$/)]])],
  /** A token of another chain (IBC), or of a factory of this one. */
  ['cosmos', new Map([['IBC', matches(/^ibc\/[0-9A-F]{64}$/)]])],
]);

/** Families of the tokens that are named and not addressed; of one standard where it is known. */
export function listTokenNames(network: NetworkKey, standard: string | undefined): readonly AddressFamily[] {
  const families = names.get(network) ?? new Map<string, AddressFamily>();
  if (standard === undefined) return [...families.values()];
  const chosen = families.get(standard);
  return chosen ? [chosen] : [];
}
