import { chunkGas } from './chunk-rows.ts';
import { openTotal, type PaymentList } from './payment-list.ts';

/** Network fee of what is not paid yet, at most, in the chain's coin. */
export const openFee = ({ chunks, gasEach }: Pick<PaymentList, 'chunks' | 'gasEach'>, gasPrice: bigint) =>
  chunks
    .filter(({ state }) => state.state !== 'paid')
    .reduce((sum, { rows }) => sum + chunkGas(rows.length, gasEach), 0n) * gasPrice;

/** Whether an account's coins may be too few for what is not paid yet and for its fee. The fee is an estimate, so this is no reason to stop. */
export function mayLackCoins(
  list: Pick<PaymentList, 'chunks' | 'gasEach' | 'asset'>,
  { coins, gasPrice }: { coins: bigint; gasPrice: bigint },
): boolean {
  const sent = list.asset.kind === 'coin' ? openTotal(list) : 0n;
  return sent + openFee(list, gasPrice) > coins;
}
