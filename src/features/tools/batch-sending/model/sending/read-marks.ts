import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { askAll, type AskNode } from '#features/tools/approvals/model/reading/node-call.ts';
import { indexesIn, paymentAbi, rowsPerWord } from '../payment-contract.ts';
import type { PaymentList } from './payment-list.ts';

/** Words of one answer: a quarter of a million rows. */
const mostWords = 1_024;

/** The indexes of a list that the contract has marked as paid, in the latest block; null where the chain did not say. */
export async function readMarks(
  ask: AskNode,
  {
    contract,
    account,
    id,
    rows,
    skipped,
  }: Pick<PaymentList, 'contract' | 'account' | 'id' | 'rows' | 'skipped'>,
): Promise<ReadonlySet<number> | null> {
  const count = Math.max(1, Math.ceil((rows.length + skipped.length) / rowsPerWord));
  if (count > mostWords) return null;
  const args = [account, id, 0n, BigInt(count)] as const;
  const data = encodeFunctionData({ abi: paymentAbi, functionName: 'marks', args });
  const [answer] = await askAll(ask, [{ method: 'eth_call', params: [{ to: contract, data }, 'latest'] }]);
  if (!answer?.ok) return null;
  try {
    const words = decodeFunctionResult({
      abi: paymentAbi,
      functionName: 'marks',
      data: answer.result as Hex,
    });
    if (words.length !== count) return null;
    return new Set(words.flatMap((bits, word) => indexesIn(word, bits)));
  } catch {
    // A chain without the contract answers with nothing.
    return null;
  }
}
