/** The pasted link is invalid and does not become a claim; nothing is stored. */
export const linkCodes = [
  'link-empty',
  'link-too-long',
  'link-no-hash',
  'link-many-hashes',
  /** It leads to the explorer of a network on which no donation is paid. */
  'other-network',
  'used-already',
  'denied-by-desk',
] as const;

/** Final: this transaction does not pay for this submission. */
export const refusalCodes = [
  'used-already',
  'reverted',
  'wrong-token',
  'wrong-receiver',
  'wrong-amount',
  'mined-before-quote',
  'not-found',
  'denied-by-desk',
] as const;

/** Not decided yet: the claim is checked again automatically. `no-endpoint` waits for the desk. */
export const transientCodes = [
  'not-found-yet',
  'awaiting-confirmations',
  /** Deep enough, but the network has not finalized the block. */
  'awaiting-finality',
  'endpoint-down',
  'no-endpoint',
  /** It was accepted, and the chain has undone it since. */
  'reversed',
] as const;

/** `denied-by-desk`: it was disputed, and the desk decided that it pays for none of the submissions (decision 014). */
export type LinkCode = (typeof linkCodes)[number];
export type RefusalCode = (typeof refusalCodes)[number];
export type TransientCode = (typeof transientCodes)[number];

/** All reasons why a payment is refused or waiting. An accepted payment has no code. */
export const paymentCodes = [...refusalCodes, ...transientCodes, 'disputed'] as const;
/** `disputed`: two submissions could claim the transaction, and the desk decides (decision 014). */
export type PaymentCode = RefusalCode | TransientCode | 'disputed';

/** True when the person only has to wait. */
export function isTransient(code: PaymentCode): code is TransientCode {
  return (transientCodes as readonly string[]).includes(code);
}
