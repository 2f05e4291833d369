import { bytesToHex } from '@noble/hashes/utils.js';
import { base64url } from '@scure/base';
import { either, family } from './address-family.ts';

function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc;
}

const tags = { bounceable: 0x11, notBounceable: 0x51, testOnly: 0x80 } as const;
const isTag = (tag: number) => tag === tags.bounceable || tag === tags.notBounceable;

const decode = (address: string) => base64url.decode(address.replaceAll('+', '-').replaceAll('/', '_'));

/**
 * A tag, the workchain, 32 bytes and a CRC-16, in one of the two alphabets of base 64
 * (https://github.com/ton-blockchain/TEPs/blob/master/text/0002-address.md). A tag can mark an address for test networks only.
 */
const friendly = family(
  (address) => {
    if (!/^(?:[\w-]{48}|[A-Za-z0-9+/]{48})$/.test(address)) return 'address';
    const bytes = decode(address);
    const [tag = 0, workchain = 1] = bytes;
    if (crc16(bytes.subarray(0, 34)) !== (bytes[34] ?? 0) * 256 + (bytes[35] ?? 0)) return 'address-checksum';
    if (workchain !== 0x00 && workchain !== 0xff) return 'address';
    if (bytes.subarray(2, 34).every((byte) => byte === 0)) return 'address';
    if (isTag(tag)) return undefined;
    return isTag(tag ^ tags.testOnly) ? 'address-test-network' : 'address';
  },
  (address) => {
    const bytes = decode(address);
    return `${bytes[1] === 0xff ? -1 : 0}:${bytesToHex(bytes.subarray(2, 34))}`;
  },
);

/** Workchain (0, or -1 for the masterchain) and 32 bytes; without a checksum. */
const raw = family(
  (address) => (/^(?:0|-1):(?!0{64})[0-9a-fA-F]{64}$/.test(address) ? undefined : 'address'),
  (address) => address.toLowerCase(),
);

export const ton = either(friendly, raw);
