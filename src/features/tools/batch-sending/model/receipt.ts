import { formatUnits } from 'viem';
import type { PaymentList } from './sending/payment-list.ts';
import type { Received } from './sending/read-received.ts';

/** A spreadsheet would run what begins so as a formula. A name has no commas and no quotation marks. */
const cellOf = (name: string) => name.replace(/^(?=[-+=])/, "'");

/**
 * The receipt as CSV: each line with what was sent (`amount`), transaction, block and what was received, and the lines that were left out
 * with the reason. `received` is less than `amount` where the token takes a fee, and empty where it is not known; `name` is the one that led to
 * the recipient. They are the last columns, so that the others keep their places. In English, for other programs.
 */
export function receiptOf(
  { asset, chunks, leftOut, chainId, account }: PaymentList,
  received: Received,
): string {
  const token = asset.kind === 'coin' ? '' : asset.token;
  const amountOf = (units: bigint | undefined) =>
    units === undefined ? '' : formatUnits(units, asset.decimals);
  const paid = chunks.flatMap(({ rows, state, block }) =>
    rows.map(({ index, line, address, amount, name = '' }) => ({
      line,
      cells: [
        address,
        amountOf(amount),
        state.state === 'paid' ? 'paid' : 'not paid',
        ('hash' in state && state.hash) || '',
        block === null ? '' : String(block),
        '',
      ],
      last: [amountOf(received.get(index)), cellOf(name)],
    })),
  );
  const left = leftOut.map(({ line, kind }) => ({
    line,
    cells: ['', '', 'left out', '', '', kind],
    last: ['', ''],
  }));
  const rows = [...paid, ...left].toSorted((a, b) => a.line - b.line);
  const shared = [asset.symbol.replaceAll(/[^\p{L}\p{N}. ]/gu, ''), token, String(chainId), account];
  return [
    'line,recipient,amount,status,transaction,block,reason,symbol,token,chain_id,payer,received,name',
    ...rows.map(({ line, cells, last }) => [line, ...cells, ...shared, ...last].join(',')),
    '',
  ].join('\r\n');
}
