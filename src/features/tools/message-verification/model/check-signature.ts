import { getAddress, isAddressEqual, recoverAddress, type Hex } from 'viem';
import type { MessageHash, TextReading } from './message-hashes.ts';
import type { PastedSignature } from './parse-signature.ts';

/**
 * What the browser alone can say. `signer`: whose key it was, nobody having been named. `match`: the named address's key. `other`: another
 * key. `contract-only`: not of a form that a key makes, so only a contract can tell.
 */
export type SignatureCheck =
  | { result: 'signer' | 'other'; signer: Hex }
  | { result: 'match'; signer: Hex; reading: TextReading }
  | { result: 'contract-only' };

/** An address with the capitals of EIP-55; null where it is not one, `checksum` where its capitals do not match. */
export function readAddress(typed: string): Hex | 'checksum' | null {
  const text = typed.trim();
  const digits = /^0x/i.test(text) ? text.slice(2) : text;
  if (!/^[\da-f]{40}$/i.test(digits)) return null;
  const address = getAddress(`0x${digits.toLowerCase()}`);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return isMixed && address.slice(2) !== digits ? 'checksum' : address;
}

async function recover({ parts }: PastedSignature, hash: Hex): Promise<Hex | null> {
  if (parts === null) return null;
  try {
    return await recoverAddress({ hash, signature: parts });
  } catch {
    // No point of the curve has this r.
    return null;
  }
}

/** Finds whose key made a signature. @param address of whom it should be; null where nobody was named */
export async function checkSignature(
  hashes: readonly [MessageHash, ...MessageHash[]],
  signature: PastedSignature,
  address: Hex | null,
): Promise<SignatureCheck> {
  const signer = await recover(signature, hashes[0].hash);
  if (signer === null) return { result: 'contract-only' };
  if (address === null) return { result: 'signer', signer };
  for (const { reading, hash } of hashes) {
    const own = await recover(signature, hash);
    if (own !== null && isAddressEqual(own, address)) return { result: 'match', signer: own, reading };
  }
  return { result: 'other', signer };
}
