import { decodeFunctionResult, encodeFunctionData, parseAbi, type Hex } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  callCost,
  type SimulatedAnswer,
  type SimulatedBlock,
  type Surroundings,
} from '#features/store/token-checks/model/simulation.ts';
import { readSurroundings } from '#features/store/token-checks/server/read-surroundings.ts';
import { requireFaithfulNode } from '#features/store/token-checks/server/require-faithful-node.ts';
import { createSimulate, NotSimulated } from '#features/store/token-checks/server/simulate.ts';
import { createJsonRpc, type RpcCall } from '#platform/chain/json-rpc.ts';
import { shareTestChain } from '../support/chain.ts';
import { createTokenMaker } from '../support/token-market.ts';

/* What a token check relies on in eth_simulateV1. The development node must honor all of it, or the forty contracts prove nothing (decision 111). */

const abi = parseAbi([
  'function look() view returns (uint256 time, uint256 number, uint256 baseFee, address feeRecipient, uint256 randomness, uint256 gasPrice, uint256 balance, bool isPlain)',
  'function store(uint256 value)',
  'function stored() view returns (uint256)',
  'function refuse()',
  'function endless()',
  'function long()',
]);

const chain = shareTestChain();
const account: Hex = '0x00000000000000000000000000000000c0ffee01';
let call: RpcCall;
let probe: Hex;
let around: Surroundings;

beforeAll(async () => {
  const tokens = await createTokenMaker(chain().transactions);
  probe = await tokens.deploy({ name: 'SimulationProbe' });
  call = createJsonRpc({ rpcUrl: chain().rpcUrl, timeoutMs: 20_000 });
  around = await readSurroundings(call);
});

type Name = 'look' | 'stored' | 'refuse' | 'endless' | 'long';

const calling = (functionName: Name, from = account) => ({
  ...{ from, to: probe },
  data: encodeFunctionData({ abi, functionName }),
});
const storing = (value: bigint) => ({
  ...{ from: account, to: probe },
  data: encodeFunctionData({ abi, functionName: 'store', args: [value] }),
});
const run = (blocks: readonly SimulatedBlock[], seen = around, who = account) =>
  createSimulate(call, seen)({ blocks, balances: { [who]: 20n * callCost(seen) } });

function seenIn(answer: SimulatedAnswer | undefined) {
  if (!answer?.ok) throw new Error(`The probe was not called: ${answer?.reason ?? 'no answer'}`);
  const [time, number, baseFee, feeRecipient, randomness, gasPrice, balance, isPlain] = decodeFunctionResult({
    abi,
    functionName: 'look',
    data: answer.data,
  });
  const lower = feeRecipient.toLowerCase();
  return { time, number, baseFee, feeRecipient: lower, randomness, gasPrice, balance, isPlain };
}

const numberIn = (answer: SimulatedAnswer | undefined) => (answer?.ok ? BigInt(answer.data) : undefined);

describe('what a contract sees of its surroundings', () => {
  it('is the time and the number of each block', async () => {
    const times = [12, 36, 3_600, 2_592_000];
    const answers = await run(times.map((afterSeconds) => ({ afterSeconds, calls: [calling('look')] })));
    const seen = answers.map(([answer]) => seenIn(answer));
    expect(seen.map(({ time }) => Number(time - around.timeSeconds))).toEqual(times);
    expect(seen.map(({ number }) => Number(number - around.number))).toEqual([1, 2, 3, 4]);
  });

  it('is a base fee, a price of gas, a fee recipient and randomness as in the real block', async () => {
    const real: Surroundings = {
      ...around,
      baseFee: 1_500_000_000n,
      feeRecipient: '0x00000000000000000000000000000000000000fe',
      prevRandao: `0x${'5a'.repeat(32)}`,
    };
    const blocks = [12, 24].map((afterSeconds) => ({ afterSeconds, calls: [calling('look')] }));
    const answers = await run(blocks, real);
    for (const [answer] of answers)
      expect(seenIn(answer)).toMatchObject({
        baseFee: 1_500_000_000n,
        feeRecipient: real.feeRecipient,
        randomness: BigInt(real.prevRandao!),
        gasPrice: 2_500_000_000n,
      });
  });

  it('is a caller without code that has coins it never got', async () => {
    const [answers] = await run([{ afterSeconds: 12, calls: [calling('look')] }]);
    const seen = seenIn(answers?.[0]);
    expect(seen.isPlain).toBe(true);
    expect(seen.balance).toBeGreaterThan(0n);
    expect(seen.balance).toBeLessThanOrEqual(20n * callCost(around));
  });
});

describe('the state', () => {
  it('goes from call to call and from block to block', async () => {
    const [first, second] = await run([
      { afterSeconds: 12, calls: [storing(7n), calling('stored')] },
      { afterSeconds: 24, calls: [calling('stored'), storing(8n), calling('stored')] },
    ]);
    expect(numberIn(first?.[1])).toBe(7n);
    expect(numberIn(second?.[0])).toBe(7n);
    expect(numberIn(second?.[2])).toBe(8n);
  });

  it('of the chain stays as it was', async () => {
    await run([{ afterSeconds: 12, calls: [storing(9n)] }]);
    const data = encodeFunctionData({ abi, functionName: 'stored' });
    const answer = await chain().transactions.call<Hex>('eth_call', [{ to: probe, data }, 'latest']);
    expect(BigInt(answer)).toBe(0n);
  });

  it('is left by a call that reverts, and the next one is made', async () => {
    const [answers] = await run([
      { afterSeconds: 12, calls: [storing(3n), calling('refuse'), calling('stored')] },
    ]);
    expect(answers?.[1]).toEqual({ ok: false, reason: 'not open' });
    expect(numberIn(answers?.[2])).toBe(3n);
  });
});

describe('a call', () => {
  it('may be made as a contract, such as an owner', async () => {
    const calls = [{ ...calling('look', probe), isByContract: true }];
    const answers = await run([{ afterSeconds: 12, calls }], around, probe);
    expect(seenIn(answers[0]?.[0]).isPlain).toBe(false);
  });

  it('that burns all gas fails alone', async () => {
    const [answers] = await run([{ afterSeconds: 12, calls: [calling('endless'), calling('stored')] }]);
    expect(answers?.[0]?.ok).toBe(false);
    expect(numberIn(answers?.[1])).toBe(0n);
  });

  it('that answers too much is an endpoint that cannot be read, not a refusal', async () => {
    const short = createJsonRpc({ rpcUrl: chain().rpcUrl, timeoutMs: 20_000, maxAnswerBytes: 100_000 });
    const simulation = {
      blocks: [{ afterSeconds: 12, calls: [calling('long')] }],
      balances: { [account]: 20n * callCost(around) },
    };
    const failure = await createSimulate(short, around)(simulation).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NotSimulated);
    expect((failure as NotSimulated).why).toBe('endpoint-failed');
  });
});

describe('a node', () => {
  const accounts = { caller: account, probe: '0x00000000000000000000000000000000c0ffee02' as Hex };
  /** A node that takes an override and does nothing with it. */
  const ignoring =
    (name: string): RpcCall =>
    (method, params) => {
      const [asked, ...rest] = params as [{ blockStateCalls: { blockOverrides: object }[] }];
      const blockStateCalls = asked.blockStateCalls.map(({ blockOverrides, ...block }) => ({
        ...block,
        blockOverrides: { ...blockOverrides, [name]: undefined },
      }));
      return call(method, [{ ...asked, blockStateCalls }, ...rest]);
    };

  it('that honors everything is faithful', async () => {
    await requireFaithfulNode(createSimulate(call, around), around, accounts);
  });

  it.each(['time', 'baseFeePerGas', 'feeRecipient'])('that ignores %s is not', async (name) => {
    // Other than what the node would take by itself.
    const feeRecipient: Hex = '0x00000000000000000000000000000000000000fe';
    const seen = { ...around, baseFee: 1_500_000_007n, feeRecipient };
    const asked = requireFaithfulNode(createSimulate(ignoring(name), seen), seen, accounts);
    await expect(asked).rejects.toMatchObject({ why: 'node-cannot-simulate' });
  });
});

it('a node that does not know the method says so', async () => {
  const refusing: RpcCall = async () => ({ ok: false, code: -32_601, message: 'Method not found' });
  const asked = createSimulate(refusing, around)({ blocks: [], balances: {} });
  await expect(asked).rejects.toMatchObject({ why: 'node-cannot-simulate' });
});
