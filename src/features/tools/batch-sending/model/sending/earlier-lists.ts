import type { ListedRow } from '../payment-contract.ts';
import type { PaymentList } from './payment-list.ts';

/** A list that this device has sent before. */
export interface EarlierList {
  list: PaymentList;
  /** In milliseconds. */
  at: number;
}

/** Lines that an earlier list has paid, or may still pay. */
export interface RepeatedLines {
  lines: readonly number[];
  at: number;
}

const keyOf = ({ address, amount }: ListedRow) => `${address.toLowerCase()} ${amount}`;

const tokenOf = ({ asset }: PaymentList) => (asset.kind === 'coin' ? null : asset.token);

const hasSamePayer = (one: PaymentList, other: PaymentList) =>
  one.account === other.account && one.chainId === other.chainId && tokenOf(one) === tokenOf(other);

/** A dropped transaction is among them: a wallet can send it again. */
const mayHavePaid: readonly string[] = ['paid', 'sent', 'asking', 'dropped'];

/** What a list has paid or may still pay. */
const sentRows = ({ chunks }: PaymentList) =>
  chunks.filter(({ state }) => mayHavePaid.includes(state.state)).flatMap(({ rows }) => rows);

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

/**
 * A corrected, sorted or longer list is another list for the contract. @returns the lines that the most similar earlier list has paid, where
 * they are half of what is open, or half of what that list has sent; null otherwise
 */
export function findRepeated(list: PaymentList, earlier: readonly EarlierList[]): RepeatedLines | null {
  const open = list.chunks.filter(({ state }) => state.state !== 'paid').flatMap(({ rows }) => rows);
  const found = earlier
    .filter((each) => each.list.id !== list.id && hasSamePayer(each.list, list))
    .flatMap(({ list: other, at }) => {
      const sent = sentRows(other);
      const lines = rowsIn(open, sent).map(({ line }) => line);
      const isSimilar = lines.length * 2 >= Math.min(open.length, sent.length);
      return lines.length > 0 && isSimilar ? [{ lines, at }] : [];
    });
  return found.toSorted((a, b) => b.lines.length - a.lines.length)[0] ?? null;
}
