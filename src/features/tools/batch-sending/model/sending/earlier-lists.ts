import type { AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import type { ListedRow } from '../payment-contract.ts';
import { listIdOf, type PaymentList } from './payment-list.ts';
import { readMarks } from './read-marks.ts';

/** A list that this device has sent before. */
export interface EarlierList {
  list: PaymentList;
  /** In milliseconds. */
  at: number;
  /** Indexes that the contract has marked since; null where the chain was not asked or did not say: then the device's own state counts. */
  marks: ReadonlySet<number> | null;
}

/** Lines that an earlier list has paid, or may still pay. */
export interface RepeatedLines {
  lines: readonly number[];
  at: number;
}

const keyOf = ({ address, amount }: ListedRow) => `${address.toLowerCase()} ${amount}`;

const tokenOf = ({ asset }: PaymentList) => (asset.kind === 'coin' ? null : asset.token);

const idIn = (list: PaymentList, round: number) =>
  list.round === round ? list.id : listIdOf({ ...list, round });

/**
 * The list itself is no earlier one: its own marks say what is paid. Nor is it in an earlier round: it is meant to be paid again. Marks
 * belong to the account, so from another account it is another list.
 */
const isOther = (earlier: PaymentList, list: PaymentList) =>
  earlier.account !== list.account || earlier.round > list.round || idIn(earlier, list.round) !== list.id;

const paysTheSame = (earlier: PaymentList, list: PaymentList) =>
  earlier.chainId === list.chainId && tokenOf(earlier) === tokenOf(list) && isOther(earlier, list);

/** A dropped transaction is among them: a wallet can send it again. */
const mayStillPay: readonly string[] = ['sent', 'asking', 'dropped'];

/** What a list has paid or may still pay. */
function sentRows({ list: { chunks, skipped }, marks }: EarlierList): ListedRow[] {
  const sent = chunks.flatMap(({ rows, state }) => {
    if (mayStillPay.includes(state.state)) return rows;
    return rows.filter(({ index }) => (marks === null ? state.state === 'paid' : marks.has(index)));
  });
  // Left out here, and paid from another device.
  return [...sent, ...skipped.filter(({ index }) => marks?.has(index))];
}

/** Rows with the address and amount of a row that was sent; each of these counts once. */
function rowsIn(rows: readonly ListedRow[], sent: readonly ListedRow[]): ListedRow[] {
  const left = new Map<string, number>();
  for (const row of sent) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);
  return rows.filter((row) => {
    const count = left.get(keyOf(row)) ?? 0;
    left.set(keyOf(row), count - 1);
    return count > 0;
  });
}

/** Asks the chain what the lists that pay the same token have paid by now; a transaction that was open on this device may have ended long ago. */
export async function compareEarlier(
  ask: AskNode,
  list: PaymentList,
  earlier: readonly EarlierList[],
): Promise<EarlierList[]> {
  const compared: EarlierList[] = [];
  for (const each of earlier.filter((other) => paysTheSame(other.list, list)))
    compared.push({ ...each, marks: await readMarks(ask, each.list) });
  return compared;
}

/**
 * A corrected, sorted or longer list is another list for the contract, and so is the same list from another account. @returns the lines that
 * the most similar earlier list has paid, where they are half of what is open, or half of what that list has sent; null otherwise
 */
export function findRepeated(list: PaymentList, earlier: readonly EarlierList[]): RepeatedLines | null {
  const open = list.chunks.filter(({ state }) => state.state !== 'paid').flatMap(({ rows }) => rows);
  const found = earlier
    .filter((each) => paysTheSame(each.list, list))
    .flatMap((each) => {
      const sent = sentRows(each);
      const lines = rowsIn(open, sent).map(({ line }) => line);
      const isSimilar = lines.length * 2 >= Math.min(open.length, sent.length);
      return lines.length > 0 && isSimilar ? [{ lines, at: each.at }] : [];
    });
  return found.toSorted((a, b) => b.lines.length - a.lines.length)[0] ?? null;
}
