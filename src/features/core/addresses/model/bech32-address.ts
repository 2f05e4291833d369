import { bytesToHex } from '@noble/hashes/utils.js';
import { bech32, bech32m } from '@scure/base';
import { either, family, type AddressFamily, type AddressIssue } from './address-family.ts';
import { bitcoinBase58 } from './base58-address.ts';
import { evm } from './evm-address.ts';

/** https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki */
const maxCharacters = 90;
/** Letters may be all small or all capital, never mixed. */
const isBech32Text = (text: string) =>
  /^[\x21-\x7e]{1,83}1[02-9ac-hj-np-z]{6,}$/.test(text.toLowerCase()) &&
  (text === text.toLowerCase() || text === text.toUpperCase());

type Text = `${string}1${string}`;
const lower = (address: string) => address.toLowerCase();

/** An account of a Cosmos chain: 20 bytes of a key's hash, or 32 of a contract or module. */
const account = (prefix: string, sizes: readonly number[]): AddressFamily =>
  family((address) => {
    if (!isBech32Text(address) || !lower(address).startsWith(`${prefix}1`)) return 'address';
    const decoded = bech32.decodeUnsafe(address, maxCharacters);
    if (!decoded) return 'address-checksum';
    return sizes.includes(bech32.fromWords(decoded.words).length) ? undefined : 'address';
  }, lower);

function segwitIssue(address: string): AddressIssue {
  const text = lower(address) as Text;
  if (!isBech32Text(address)) return 'address';
  const prefix = text.slice(0, text.lastIndexOf('1'));
  if (prefix !== 'bc' && prefix !== 'tb' && prefix !== 'bcrt') return 'address';
  const isFirst = text.charAt(prefix.length + 1) === 'q';
  const codec = isFirst ? bech32 : bech32m;
  const decoded = codec.decodeUnsafe(text, maxCharacters);
  if (!decoded) return 'address-checksum';
  const [version = 32, ...words] = decoded.words;
  const size = codec.fromWords(words).length;
  const isSized = isFirst ? size === 20 || size === 32 : size >= 2 && size <= 40;
  if (version > 16 || !isSized) return 'address';
  return prefix === 'bc' ? undefined : 'address-test-network';
}

/** Version 0 in Bech32, later ones in Bech32m (https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki). */
const segwit = family(segwitIssue, lower);

export const bitcoin = either(bitcoinBase58, segwit);
export const cosmos = account('cosmos', [20, 32]);

/** An EVM network that also writes the same 20 bytes in Bech32; both are one address. Contracts of its WebAssembly have 32 bytes. */
const evmOr = (prefix: string, sizes: readonly number[]): AddressFamily => {
  const written = account(prefix, sizes);
  return either(evm, {
    ...written,
    canonical: (address) => {
      const bytes = bech32.fromWords(bech32.decode(lower(address) as Text, maxCharacters).words);
      return bytes.length === 20 ? `0x${bytesToHex(bytes)}` : lower(address);
    },
  });
};

export const harmony = evmOr('one', [20]);
export const okexchain = evmOr('ex', [20, 32]);
export const zeta = evmOr('zeta', [20]);
