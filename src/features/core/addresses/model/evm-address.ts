import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { family } from './address-family.ts';

function checksummed(lower: string): string {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  return [...lower]
    .map((digit, index) => (parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit))
    .join('');
}

/**
 * 20 bytes; capital letters, where mixed, are the checksum of EIP-55 (https://eips.ethereum.org/EIPS/eip-55). All capitals and none are
 * addresses without a checksum, as most libraries take them. The zero address has no owner.
 */
export const evm = family(
  (address) => {
    if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return 'address';
    const digits = address.slice(2);
    const lower = digits.toLowerCase();
    if (/^0+$/.test(digits)) return 'address';
    if (digits === lower || digits === digits.toUpperCase()) return undefined;
    return digits === checksummed(lower) ? undefined : 'address-checksum';
  },
  (address) => address.toLowerCase(),
);
