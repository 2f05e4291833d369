import * as v from 'valibot';
import { erc6492SignatureValidatorByteCode } from 'viem';
import { nodeRefusals } from '#lib/block-ranges/node-refusal.ts';
import { callsPerRequest } from './reading/node-call.ts';

/*
 * What visitors may ask a node through the portal: reads of the current state and of logs by an owner, and trials of what the visitor is about to send,
 * in exactly these forms.
 * Server only: pages do not check what they send.
 */

const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/));
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/));
const quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,16}$/));
/** A hundred reads in one call of Multicall3 are about 30,000 digits. */
const data = v.pipe(v.string(), v.maxLength(65_536), v.regex(/^0x(?:[0-9a-fA-F]{2})*$/));
/** An amount of the chain's own coin, or gas. */
const amount = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,64}$/));
const latest = v.literal('latest');

const call = <Method extends string, const Params extends v.TupleItems>(method: Method, params: Params) =>
  v.strictObject({ method: v.literal(method), params: v.strictTuple(params) });

/** Asks a contract wallet that is not deployed yet (ERC-6492): only the reference validator may run, whatever follows is its arguments. */
const validation = v.strictObject({
  data: v.pipe(
    data,
    v.check((given) => given.toLowerCase().startsWith(erc6492SignatureValidatorByteCode)),
  ),
});

/** What a payment would do, tried without sending it (batch sending). */
const trial = v.strictObject({
  from: address,
  to: address,
  data,
  value: v.optional(amount),
  gas: v.optional(quantity),
});

/** `approve(address,uint256)`. */
const approveSelector = '0x095ea7b3';
/** `payTokens(bytes32,address,uint256[],uint256[])` of contracts/BatchPayment.sol. */
const payTokensSelector = '0x87d63304';
const simulatedCallsMax = 8;

type Trial = v.InferOutput<typeof trial>;

/** An approval of a token for an account. */
const approvalData = /^0x095ea7b30{24}([0-9a-f]{40})[0-9a-f]{64}$/;

/** The account that an approval is for, in lower case; undefined where the call is no approval. */
function spenderOf({ data: given, value }: Trial): string | undefined {
  const match = approvalData.exec(given.toLowerCase());
  return match && value === undefined ? `0x${match[1]!}` : undefined;
}

/** Whether calls approve an account's token for a contract, and then let this contract pay with it. */
function isTokenPayment(calls: readonly Trial[]): boolean {
  const first = calls[0];
  const spender = first && spenderOf(first);
  const isApproval = (each: Trial) => each.to === first?.to && spenderOf(each) === spender;
  const isPayment = (each: Trial) =>
    each.to.toLowerCase() === spender &&
    each.value === undefined &&
    each.data.toLowerCase().startsWith(payTokensSelector);
  const approvals = calls.filter(({ data: given }) => given.toLowerCase().startsWith(approveSelector)).length;
  return (
    spender !== undefined &&
    calls.every(({ from }) => from === first?.from) &&
    approvals < calls.length &&
    calls.every((each, index) => (index < approvals ? isApproval(each) : isPayment(each)))
  );
}

/**
 * Approvals and payments of one account, one after the other, on the state of the latest block: a payment cannot be tried before its
 * approval is there. Nothing else can be simulated, and nothing of the state overridden.
 */
const simulation = v.strictObject({
  blockStateCalls: v.strictTuple([
    v.strictObject({
      calls: v.pipe(
        v.array(trial),
        v.minLength(2),
        v.maxLength(simulatedCallsMax),
        v.check((calls) => isTokenPayment(calls)),
      ),
    }),
  ]),
  validation: v.literal(false),
  traceTransfers: v.literal(false),
});

const filter = v.strictObject({
  fromBlock: quantity,
  toBlock: quantity,
  topics: v.strictTuple([v.pipe(v.array(hash), v.minLength(1), v.maxLength(4)), hash]),
});

const nodeCall = v.variant('method', [
  call('eth_blockNumber', []),
  call('eth_chainId', []),
  call('eth_gasPrice', []),
  call('eth_call', [v.union([v.strictObject({ to: address, data }), trial, validation]), latest]),
  call('eth_estimateGas', [trial]),
  call('eth_getBalance', [address, latest]),
  call('eth_getBlockByNumber', [quantity, v.literal(false)]),
  call('eth_getCode', [address, latest]),
  call('eth_getLogs', [filter]),
  call('eth_getStorageAt', [address, hash, latest]),
  call('eth_getTransactionByHash', [hash]),
  // With those in the node's pool, where the page never got a transaction's hash (batch sending).
  call('eth_getTransactionCount', [address, v.picklist(['latest', 'pending'])]),
  call('eth_getTransactionReceipt', [hash]),
  call('eth_simulateV1', [simulation, latest]),
]);

export const readRequestSchema = v.object({
  calls: v.pipe(v.array(nodeCall), v.minLength(1), v.maxLength(callsPerRequest)),
});

export const readAnswerSchema = v.object({
  answers: v.array(
    v.variant('ok', [
      v.object({ ok: v.literal(true), result: v.unknown() }),
      v.object({
        ok: v.literal(false),
        reason: v.picklist(nodeRefusals),
        maxBlocks: v.optional(v.number()),
      }),
    ]),
  ),
});
