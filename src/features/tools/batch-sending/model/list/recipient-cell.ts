import { getAddress, type Hex } from 'viem';

const addressPattern = /^0x[\da-f]{40}$/i;
const namePattern = /^(?!0x)[^\s.,;@/:]+(?:\.[^\s.,;@/:]+)*\.[a-z]{2,}$/iu;

/** Whether a text has the form of a name such as ENS has; whether it is a valid one is known with its normal form only. */
export const isName = (text: string) => namePattern.test(text);

export const looksLikeRecipient = (cell: string) => /^0x/i.test(cell) || isName(cell);

/** An address or a name, and nothing that belongs to the amount. */
export const isRecipientAlone = (cell: string) => looksLikeRecipient(cell) && !/[\s,;]/.test(cell);

/** The address with its capitals, or what is wrong with it; `name` where it is none, but a name such as ENS has. */
export type ReadAddress = Hex | 'name' | 'address' | 'zero-address' | 'checksum';

export function readAddress(cell: string): ReadAddress {
  if (isName(cell)) return 'name';
  if (!addressPattern.test(cell)) return 'address';
  const digits = cell.slice(2);
  if (/^0+$/.test(digits)) return 'zero-address';
  const address = getAddress(`0x${digits.toLowerCase()}`);
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return isMixed && address.slice(2) !== digits ? 'checksum' : address;
}
