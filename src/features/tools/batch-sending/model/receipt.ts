import { formatUnits } from 'viem';
import type { PaymentList } from './sending/payment-list.ts';

/** The receipt as CSV: each line with its amount, transaction and block, and the lines that were left out with the reason. In English, for other programs. */
export function receiptOf({ asset, chunks, leftOut, chainId, account }: PaymentList): string {
  const token = asset.kind === 'coin' ? '' : asset.token;
  const paid = chunks.flatMap(({ rows, state, block }) =>
    rows.map(({ line, address, amount }) => ({
      line,
      cells: [
        address,
        formatUnits(amount, asset.decimals),
        state.state === 'paid' ? 'paid' : 'not paid',
        ('hash' in state && state.hash) || '',
        block === null ? '' : String(block),
        '',
      ],
    })),
  );
  const left = leftOut.map(({ line, kind }) => ({ line, cells: ['', '', 'left out', '', '', kind] }));
  const rows = [...paid, ...left].toSorted((a, b) => a.line - b.line);
  const shared = [asset.symbol.replaceAll(/[^\p{L}\p{N}. ]/gu, ''), token, String(chainId), account];
  return [
    'line,recipient,amount,status,transaction,block,reason,symbol,token,chain_id,payer',
    ...rows.map(({ line, cells }) => [line, ...cells, ...shared].join(',')),
    '',
  ].join('\r\n');
}
