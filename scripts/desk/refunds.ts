import type { RefundAction } from '#features/submission/payment-review/model/refund-action.ts';
import { given, wordAt, type DeskCommand } from './desk-command.ts';
import { findResource } from './resources.ts';

/** @throws Error for what is no number of a record */
function numberOf(written: string): number {
  if (!/^\d{1,9}$/.test(written)) throw new Error('A refund has a number; see `show submissions`.');
  return Number(written);
}

/** What the options say: `--ask` or `--confirm` of a record, else a record or the correction of one. */
function actionOf({ options }: DeskCommand): { action: RefundAction; done: string } {
  const { ask, confirm, replace, payment, amount = '', to: receiver = '', note: reason = '' } = options;
  if (ask !== undefined)
    return { action: { name: 'ask', refund: numberOf(ask) }, done: 'the chain was asked' };
  if (confirm !== undefined)
    return { action: { name: 'confirm', refund: numberOf(confirm) }, done: 'refund confirmed by hand' };
  const entry = {
    link: given(options.link, 'link'),
    amount,
    receiver,
    reason,
    ...(payment !== undefined && { payment: numberOf(payment) }),
  };
  if (replace !== undefined)
    return { action: { name: 'correct', refund: numberOf(replace), ...entry }, done: 'refund corrected' };
  return { action: { name: 'record', ...entry }, done: 'refund recorded' };
}

interface Shown {
  refunds: readonly { id: number; amount: string; receiver: string; status: string; code: string | null }[];
}

/** Says that a refund was sent, and prints what is known of each one of the submission. */
export async function refund(command: DeskCommand): Promise<void> {
  const id = wordAt(command.words, 0, 'the number of the submission');
  const { action, done } = actionOf(command);
  const path = `${findResource('submissions').path}/${encodeURIComponent(id)}/refunds`;
  const { refunds } = await command.desk.post<Shown>(path, action);
  command.print(`Submission ${id}: ${done}.`);
  for (const { id: number, amount, receiver, status, code } of refunds)
    command.print(`Refund ${number}: ${amount} to ${receiver}, ${status}${code ? `, ${code}` : ''}`);
}
