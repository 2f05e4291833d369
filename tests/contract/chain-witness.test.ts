import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MinedTransaction } from '#platform/chain/chain-reader.ts';
import { createWitnessedChain } from '#platform/chain/witnessed-chain.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { devChainId, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import { createLog } from '#platform/log/log.ts';
import { shareTestChain } from '../support/chain.ts';
import { blockHashOf, createFakeChain } from '../support/fake-chain.ts';
import { startScriptedNode } from '../support/scripted-node.ts';

const hash = `0x${'7'.repeat(64)}`;
const down = { ok: false, code: 'endpoint-down' };
const getChain = shareTestChain();

const minedIn = (blockNumber: bigint, change: Partial<MinedTransaction> = {}): MinedTransaction => ({
  ...{ hash, succeeded: true, to: `0x${'c'.repeat(40)}`, valueUnits: 0n, transfers: [] },
  ...{
    blockNumber,
    blockHash: blockHashOf(blockNumber),
    blockTimeSeconds: 1_800_000_000,
    headNumber: 1_000n,
  },
  ...change,
});

describe('a chain with a witness', () => {
  let [first, witness] = [createFakeChain(), createFakeChain()];
  let said: string[] = [];
  const say = (facts: unknown, sentence?: string) => void said.push(`${sentence} ${JSON.stringify(facts)}`);
  const log = { info: say, warn: say, error: say, debug: say } as never;
  const connect = () => createWitnessedChain(first.reader, witness.reader, log);
  const show = (one: MinedTransaction | undefined, other: MinedTransaction | undefined) => {
    for (const [chain, shown] of [
      [first, one],
      [witness, other],
    ] as const) {
      chain.mined.clear();
      if (shown) chain.mined.set(hash, shown);
    }
  };

  beforeEach(() => {
    [first, witness] = [createFakeChain(), createFakeChain()];
    said = [];
  });

  it('knows what both show, and is as long as the shorter says', async () => {
    const mined = minedIn(900n);
    show(mined, { ...mined, headNumber: 904n });
    witness.state.head = 904n;
    const chain = connect();
    expect(await chain.findTransaction(hash)).toEqual({ ok: true, value: { ...mined, headNumber: 904n } });
    expect(await chain.getHeadNumber()).toEqual({ ok: true, value: 904n });
    expect(said).toEqual([]);
  });

  it('takes a block for final when each that can say it says so', async () => {
    const mined = minedIn(900n);
    const chain = connect();
    for (const [one, other, both] of [
      [910n, 905n, 905n],
      [undefined, 905n, 905n],
      [910n, undefined, 910n],
      [undefined, undefined, undefined],
    ] as const) {
      const known = (finalNumber: bigint | undefined) =>
        finalNumber === undefined ? mined : { ...mined, finalNumber };
      show(known(one), known(other));
      expect(await chain.findTransaction(hash)).toEqual({ ok: true, value: known(both) });
    }
    expect(said).toEqual([]);
  });

  it.each([
    ['another block', { blockHash: blockHashOf(901n) }],
    ['another amount', { transfers: [{ token: '0xa', from: '0xb', to: '0xc', units: 5n }] }],
    ['a failure', { succeeded: false }],
    ['another time', { blockTimeSeconds: 1_800_000_001 }],
  ] as const)('waits while one of them shows %s, and says so once', async (_what, change) => {
    const chain = connect();
    show(minedIn(900n), minedIn(900n, change));
    for (let look = 0; look < 3; look += 1) expect(await chain.findTransaction(hash)).toEqual(down);
    expect(said).toEqual([
      'the two endpoints of the chain disagree; dependent work waits {"reason":"Error: they show a transaction in two ways"}',
    ]);
    show(minedIn(900n), minedIn(900n));
    expect(await chain.findTransaction(hash)).toMatchObject({ ok: true, value: { blockNumber: 900n } });
    expect(said.at(-1)).toBe('the two endpoints of the chain agree again {}');
  });

  it('has not got a transaction whose block one of them has not reached; one that it lacks is a disagreement', async () => {
    const chain = connect();
    for (const late of [first, witness]) {
      show(late === first ? undefined : minedIn(900n), late === first ? minedIn(900n) : undefined);
      const [shows, lacks] = first.mined.size > 0 ? [first, witness] : [witness, first];
      shows.state.head = 910n;
      lacks.state.head = 899n;
      expect(await chain.findTransaction(hash)).toEqual({ ok: true, value: undefined });
      lacks.state.head = 900n;
      expect(await chain.findTransaction(hash)).toEqual(down);
    }
  });

  it('waits while either of them is down', async () => {
    show(minedIn(900n), minedIn(900n));
    for (const chain of [first, witness]) {
      chain.state.down = true;
      expect(await connect().findTransaction(hash)).toEqual(down);
      expect(await connect().getHeadNumber()).toEqual(down);
      expect(await connect().getChainId()).toEqual(down);
      chain.state.down = false;
    }
  });

  it('never says of a transaction what only one of them says, whatever they show', async () => {
    const shown = fc.option(
      fc
        .record({
          blockNumber: fc.bigInt({ min: 1n, max: 4n }),
          fork: fc.constantFrom('a', 'b'),
          succeeded: fc.boolean(),
          headNumber: fc.bigInt({ min: 4n, max: 9n }),
        })
        .map(({ fork, ...facts }) => minedIn(facts.blockNumber, { ...facts, blockHash: `0x${fork}` })),
      { nil: undefined },
    );
    const heads = fc.tuple(fc.bigInt({ min: 0n, max: 9n }), fc.bigInt({ min: 0n, max: 9n }));
    await fc.assert(
      fc.asyncProperty(shown, shown, heads, async (one, other, [head, otherHead]) => {
        show(one, other);
        [first.state.head, witness.state.head] = [head, otherHead];
        const answer = await connect().findTransaction(hash);
        if (!answer.ok) return;
        if (answer.value) {
          const { headNumber, ...facts } = answer.value;
          expect(one).toMatchObject(facts);
          expect(other).toMatchObject(facts);
          expect(headNumber <= one!.headNumber && headNumber <= other!.headNumber).toBe(true);
        } else expect(one === undefined || other === undefined).toBe(true);
      }),
    );
  });

  it('accepts a payment of a real chain that both nodes show, and none of a node that makes one up', async () => {
    const real = getChain();
    const log = createLog('silent');
    const open = (rpcUrl: string) => createRpcChain({ rpcUrl, chainId: devChainId, log });
    const paid = await real.payDonation({ amountUnits: 200_000_100_000_000_000_000n });
    await real.mine(2);
    const honest = createWitnessedChain(open(real.rpcUrl), open(real.rpcUrl), log);
    expect(await honest.findTransaction(paid)).toMatchObject({ ok: true, value: { hash: paid } });
    const block = `0x${'e'.repeat(64)}`;
    const results: Record<string, unknown> = {
      eth_chainId: `0x${devChainId.toString(16)}`,
      eth_blockNumber: '0x1',
      eth_getTransactionByHash: { hash, blockHash: block, to: devTokenContract, value: '0x0' },
      eth_getTransactionReceipt: {
        ...{ transactionHash: hash, blockHash: block, blockNumber: '0x1', status: '0x1', logs: [] },
      },
      eth_getBlockByNumber: { hash: block, number: '0x1', timestamp: '0x6b49d200' },
    };
    const liar = await startScriptedNode(({ method }) => results[method] ?? null);
    expect(await open(liar.rpcUrl).findTransaction(hash)).toMatchObject({ ok: true, value: { hash } });
    for (const pair of [
      [liar.rpcUrl, real.rpcUrl],
      [real.rpcUrl, liar.rpcUrl],
    ] as const)
      expect(await createWitnessedChain(open(pair[0]), open(pair[1]), log).findTransaction(hash)).toEqual(
        down,
      );
  });
});
