import * as v from 'valibot';
import { toHex, type Hex } from 'viem';
import type { NodeAnswer, NodeCall } from '#features/tools/approvals/model/reading/node-call.ts';
import type { Asset } from '../asset.ts';
import { approvalCall, paymentCall, totalOf, type ListedRow, type PaymentCall } from '../payment-contract.ts';
import { recipientKey, transfersIn, type NodeLog } from './token-transfers.ts';

/** What a simulated payment would be made with. */
interface SimulatedTerms {
  account: Hex;
  /** Id of the list. */
  id: Hex;
  contract: Hex;
  asset: Asset;
  /** Gas of one transaction at most. */
  gas: bigint;
}

/**
 * `paid`: with the gas that was used, and what the token says has arrived; null where it says nothing. `reverted`: the contract would
 * pay none of the rows. `approval`: the token refuses the approval. `unable`: the node does not simulate. `unread`: it did not answer.
 */
export type Simulated =
  | { kind: 'paid'; gas: bigint; arriving: bigint | null }
  | { kind: 'reverted' | 'approval' | 'unable' | 'unread' };

export const callParams = (from: Hex, { to, data, value }: PaymentCall, gas?: bigint) => ({
  from,
  to,
  data,
  ...(value > 0n ? { value: toHex(value) } : {}),
  ...(gas === undefined ? {} : { gas: toHex(gas) }),
});

/** More than any approval needs. */
const approvalGas = 200_000n;

type TokenTerms = SimulatedTerms & { asset: Asset & { kind: 'token' } };

/**
 * Approves the exact amount and pays, on top of the latest block (`eth_simulateV1`). The approval is cleared before, because some tokens
 * change it only from or to zero; others refuse that, which does not matter.
 */
export function simulatePayment(terms: TokenTerms, rows: readonly ListedRow[]): NodeCall {
  const { account, asset, contract, gas } = terms;
  const calls = [
    callParams(account, approvalCall(asset.token, contract, 0n), approvalGas),
    callParams(account, approvalCall(asset.token, contract, totalOf(rows)), approvalGas),
    callParams(account, paymentCall(terms, rows), gas),
  ];
  return {
    method: 'eth_simulateV1',
    params: [{ blockStateCalls: [{ calls }], validation: false, traceTransfers: false }, 'latest'],
  };
}

const hex = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]*$/));

const callSchema = v.object({
  status: v.picklist(['0x0', '0x1']),
  gasUsed: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,16}$/)),
  logs: v.optional(v.array(v.object({ address: hex, topics: v.array(hex), data: hex })), []),
});
const resultSchema = v.strictTuple([
  v.object({ calls: v.strictTuple([callSchema, callSchema, callSchema]) }),
]);

/** What the recipients receive by the token's events; null where it has none. */
function arrivingIn(logs: readonly NodeLog[], token: Hex, rows: readonly ListedRow[]): bigint | null {
  const transfers = transfersIn(logs, token);
  if (transfers.length === 0) return null;
  const recipients = new Set(rows.map(recipientKey));
  return totalOf(transfers.filter(({ to }) => recipients.has(to)));
}

/** What an answer to `simulatePayment` says. */
export function readSimulation(
  answer: NodeAnswer | undefined,
  token: Hex,
  rows: readonly ListedRow[],
): Simulated {
  if (!answer?.ok) {
    const isPassing = !answer || answer.reason === 'unreachable' || answer.reason === 'rate';
    return { kind: isPassing ? 'unread' : 'unable' };
  }
  const parsed = v.safeParse(resultSchema, answer.result);
  if (!parsed.success) return { kind: 'unable' };
  const [, approval, payment] = parsed.output[0].calls;
  if (approval.status === '0x0') return { kind: 'approval' };
  if (payment.status === '0x0') return { kind: 'reverted' };
  return {
    kind: 'paid',
    gas: BigInt(payment.gasUsed),
    arriving: arrivingIn(payment.logs, token, rows),
  };
}
