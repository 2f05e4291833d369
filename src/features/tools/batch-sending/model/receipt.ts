import { formatUnits } from 'viem';
import type { PaymentList } from './sending/payment-list.ts';
import type { Received } from './sending/read-received.ts';

/**
 * The receipt as CSV: each line with what was sent (`amount`), transaction, block and what was received, and the lines that were left out
 * with the reason. `received` is less than `amount` where the token takes a fee, and empty where it is not known; it is the last column, so
 * that the others keep their places. In English, for other programs.
 */
export function receiptOf(
  { asset, chunks, leftOut, chainId, account }: PaymentList,
  received: Received,
): string {
  const token = asset.kind === 'coin' ? '' : asset.token;
  const amountOf = (units: bigint | undefined) =>
    units === undefined ? '' : formatUnits(units, asset.decimals);
  const paid = chunks.flatMap(({ rows, state, block }) =>
    rows.map(({ index, line, address, amount }) => ({
      line,
      cells: [
        address,
        amountOf(amount),
        state.state === 'paid' ? 'paid' : 'not paid',
        ('hash' in state && state.hash) || '',
        block === null ? '' : String(block),
        '',
      ],
      arrived: amountOf(received.get(index)),
    })),
  );
  const left = leftOut.map(({ line, kind }) => ({
    line,
    cells: ['', '', 'left out', '', '', kind],
    arrived: '',
  }));
  const rows = [...paid, ...left].toSorted((a, b) => a.line - b.line);
  const shared = [asset.symbol.replaceAll(/[^\p{L}\p{N}. ]/gu, ''), token, String(chainId), account];
  return [
    'line,recipient,amount,status,transaction,block,reason,symbol,token,chain_id,payer,received',
    ...rows.map(({ line, cells, arrived }) => [line, ...cells, ...shared, arrived].join(',')),
    '',
  ].join('\r\n');
}
