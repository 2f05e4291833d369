import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { base32nopad } from '@scure/base';
import { either, family, type AddressIssue } from './address-family.ts';
import { evm } from './evm-address.ts';

/** Payload bytes by protocol: secp256k1 key, actor, BLS key (https://spec.filecoin.io/appendix/address/). */
const sizes: Readonly<Record<string, number>> = { 1: 20, 2: 20, 3: 48 };
/** Namespace of Ethereum addresses, under which f4 has 20 bytes (FRC-0055). */
const evmNamespace = 10;
const maxId = 2n ** 63n - 1n;

const decode = (text: string) => base32nopad.decode(text.toUpperCase());

function isChecked(bytes: Uint8Array, covered: Uint8Array): boolean {
  const hash = blake2b(covered, { dkLen: 4 });
  return bytes.subarray(-4).every((byte, index) => byte === hash[index]);
}

function hashedIssue(protocol: number, text: string): AddressIssue {
  const bytes = decode(text);
  const payload = bytes.subarray(0, -4);
  if (payload.length !== sizes[protocol]) return 'address';
  return isChecked(bytes, concatBytes(Uint8Array.of(protocol), payload)) ? undefined : 'address-checksum';
}

/** Only the Ethereum namespace has addresses so far: https://github.com/filecoin-project/FIPs/blob/master/FIPS/fip-0048.md */
function delegatedIssue(text: string): AddressIssue {
  const bytes = decode(text);
  const payload = bytes.subarray(0, -4);
  if (payload.length !== 20) return 'address';
  return isChecked(bytes, concatBytes(Uint8Array.of(4, evmNamespace), payload))
    ? undefined
    : 'address-checksum';
}

function ownIssue(address: string): AddressIssue {
  const [, network, rest = ''] = /^([ft])([0-4][a-z0-9]{1,90})$/.exec(address) ?? [];
  if (!network) return 'address';
  const [, delegated] = /^410f(.+)$/.exec(rest) ?? [];
  const id = /^0(0|[1-9]\d{0,18})$/.exec(rest)?.[1];
  const protocol = Number(rest.charAt(0));
  const issue = delegated
    ? delegatedIssue(delegated)
    : id
      ? BigInt(id) > maxId
        ? 'address'
        : undefined
      : hashedIssue(protocol, rest.slice(1));
  return issue ?? (network === 't' ? 'address-test-network' : undefined);
}

/** f0 to f4 with the checksum of BLAKE2b; f410f and 0x are two ways to write one address. */
const own = family(ownIssue, (address) =>
  address.startsWith('f410f') ? `0x${bytesToHex(decode(address.slice(5)).subarray(0, -4))}` : address,
);

export const filecoin = either(evm, own);
