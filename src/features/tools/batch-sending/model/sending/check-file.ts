import type { Hex } from 'viem';
import type { AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import { listIdOf, type PaymentList } from './payment-list.ts';
import { readMarks } from './read-marks.ts';

/**
 * Why what is entered is not tried as the list of a batch file. `other-list`: it has another id, as where the token has other decimals here.
 * `unpaid-before`: the file would pay a list again that was not paid before. `unread`: the chain did not say.
 */
export type FileDoubt = 'other-list' | 'unpaid-before' | 'unread';

/**
 * Compares a batch file with what is entered and with the chain. A round is part of the id of a list, so with a changed one in the file
 * everything would be paid a second time: each round begins only after the one before it is paid.
 * @param id of what is entered, in the round of the file
 * @returns null where nothing is in doubt
 */
export async function findFileDoubt(ask: AskNode, file: PaymentList, id: Hex): Promise<FileDoubt | null> {
  if (file.id !== id) return 'other-list';
  if (file.round === 0) return null;
  const before = { ...file, round: file.round - 1 };
  const paid = await readMarks(ask, { ...before, id: listIdOf(before) });
  if (paid === null) return 'unread';
  return file.rows.every(({ index }) => paid.has(index)) ? null : 'unpaid-before';
}
