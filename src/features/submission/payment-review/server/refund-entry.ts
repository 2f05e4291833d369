import { parseUnits } from '#features/submission/donations/model/donation-amount.ts';
import type { RefundIssue } from '#features/submission/donations/model/refund.ts';
import type { RefundEntry } from '#features/submission/donations/server/refund/record-refund.ts';
import { evm } from '#features/core/addresses/model/evm-address.ts';
import { AppError } from '#lib/app-error.ts';

/** The desk is in English. */
export const issueSentences: Record<Exclude<RefundIssue, 'too-much'>, string> = {
  'link-empty': 'Paste the link of the refund’s transaction.',
  'link-too-long': 'This is too long for a transaction link. Paste the link from the explorer.',
  'link-no-hash': 'This link does not contain a transaction hash. Paste the link of one transaction.',
  'link-many-hashes': 'This link contains more than one transaction hash. Paste the link of one transaction.',
  'nothing-paid': 'Nothing reached the receiving address for this submission, so there is nothing to refund.',
  'refunded-already': 'This payment is already fully refunded.',
  'is-payment':
    'This transaction is a payment to you, not the refund. Paste the link of the transaction that you sent.',
  'recorded-already':
    'This transaction is recorded as a refund already. Each refund has a transaction of its own.',
  'receiver-needed': 'The chain does not show who paid. Enter the address that the refund was sent to.',
  'reason-needed': 'This is not the address that paid. Enter why the refund goes there.',
  'own-address': 'This is your own address or the token’s contract. A refund goes to the team.',
  'amount-needed': 'Enter the amount of the refund in whole tokens, such as 200.4731.',
  'not-correctable': 'This record is already proven or corrected. Reload and decide again.',
};

/**
 * Amount and receiver of a refund as a person typed them; both may be left out.
 * @throws AppError bad-request for what is no amount or no address
 */
export function readRefundEntry(
  { amount, receiver }: { amount: string; receiver: string },
  decimals: number,
): Required<Pick<RefundEntry, 'amountUnits' | 'receiver'>> {
  const amountUnits = amount === '' ? undefined : parseUnits(amount, decimals);
  if (amount !== '' && amountUnits === undefined)
    throw new AppError('bad-request', issueSentences['amount-needed']);
  const issue = receiver === '' ? undefined : evm.issue(receiver);
  if (issue === 'address-checksum')
    throw new AppError('bad-request', 'A character of this address is mistyped. Copy it again.');
  if (issue)
    throw new AppError('bad-request', 'This is not an address. An address is 0x and 40 hexadecimal digits.');
  return { amountUnits, receiver };
}
