import { hashMessage, hashTypedData, type Hex } from 'viem';
import { parseTypedData } from './typed-data/parse-typed-data.ts';
import type { TypedData, TypedDataFault } from './typed-data/typed-data.ts';

/** How what was pasted is meant. */
export type MessageKind = 'text' | 'bytes' | 'typed-data';

/** A way in which the pasted text may have been signed: as it is, with Windows line breaks (which text boxes drop), or as hex bytes. */
export type TextReading = 'as-pasted' | 'windows-lines' | 'hex-bytes';

export interface MessageHash {
  reading: TextReading;
  hash: Hex;
}

export type ReadMessage =
  | { hashes: readonly [MessageHash, ...MessageHash[]]; typedData: TypedData | null }
  | { fault: 'empty' | 'not-hex' | TypedDataFault };

const hexPattern = /^0x(?:[\da-f]{2})*$/i;

const hashBytes = (bytes: Hex): Hex => hashMessage({ raw: bytes });

/** The hashes that a text can have, the likeliest first. */
function hashText(text: string): [MessageHash, ...MessageHash[]] {
  const hashes: [MessageHash, ...MessageHash[]] = [{ reading: 'as-pasted', hash: hashMessage(text) }];
  if (text.includes('\n') && !text.includes('\r'))
    hashes.push({ reading: 'windows-lines', hash: hashMessage(text.replaceAll('\n', '\r\n')) });
  if (hexPattern.test(text)) hashes.push({ reading: 'hex-bytes', hash: hashBytes(text as Hex) });
  return hashes;
}

/** Hashes a message as wallets do before they sign it (EIP-191, EIP-712). */
export function readMessage(kind: MessageKind, pasted: string): ReadMessage {
  if (kind === 'text')
    return pasted === '' ? { fault: 'empty' } : { hashes: hashText(pasted), typedData: null };
  const text = pasted.trim();
  if (text === '') return { fault: 'empty' };
  if (kind === 'bytes') {
    const bytes = /^0x/i.test(text) ? text : `0x${text}`;
    if (!hexPattern.test(bytes)) return { fault: 'not-hex' };
    return { hashes: [{ reading: 'as-pasted', hash: hashBytes(bytes as Hex) }], typedData: null };
  }
  const read = parseTypedData(text);
  if ('fault' in read) return read;
  const hash = hashTypedData(read.data.hashed as Parameters<typeof hashTypedData>[0]);
  return { hashes: [{ reading: 'as-pasted', hash }], typedData: read.data };
}
