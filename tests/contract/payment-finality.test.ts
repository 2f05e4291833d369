import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import { devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { shareTestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { preparePayment } from '../support/donations.ts';
import { startScriptedNode } from '../support/scripted-node.ts';

const getChain = shareTestChain();
const { chainId } = brand.donation;
const connect = (rpcUrl: string) => createRpcChain({ rpcUrl, chainId, log: createLog('silent') });

/** The chain of the tests, on which blocks are final up to so many before the latest one. */
function createLateFinality() {
  const state = { behind: 1n };
  const real = connect(getChain().rpcUrl);
  const chain: ChainReader = {
    ...real,
    findTransaction: async (hash) => {
      const found = await real.findTransaction(hash);
      if (!found.ok || !found.value) return found;
      return { ok: true, value: { ...found.value, finalNumber: found.value.headNumber - state.behind } };
    },
  };
  return { chain, state };
}

describeOnEachEngine('a payment on a network that finalizes blocks late', (open) => {
  it('is accepted once its block is final, and stays accepted when an endpoint falls behind again', async () => {
    const { chain, state } = createLateFinality();
    const { donations, submissionId, quote, claim, verify, recheck, seen, clock } = await preparePayment(
      await open(),
      { chain },
    );
    await claim(await getChain().payDonation({ amountUnits: quote.amountUnits }));
    await verify();
    expect(await seen()).toEqual({
      status: 'checking',
      code: 'awaiting-finality',
      state: 'awaiting-payment',
    });
    state.behind = 0n;
    clock.advance(3_000);
    await verify();
    expect(await seen()).toEqual({ status: 'accepted', code: null, state: 'in-review' });
    state.behind = 1n;
    clock.advance(11 * 60_000);
    expect(await recheck()).toBe(1);
    expect(await seen()).toEqual({ status: 'accepted', code: null, state: 'in-review' });
    expect(await donations.getPayment(submissionId)).toMatchObject({ doubt: null });
  });
});

describe('an endpoint that is asked which block is final', () => {
  it('says it of the development chain, where each block is', async () => {
    const hash = await getChain().payDonation({ amountUnits: 1n });
    const found = await connect(getChain().rpcUrl).findTransaction(hash);
    if (!found.ok || !found.value) throw new Error('not found');
    expect(found.value.finalNumber).toBe(found.value.headNumber);
  });

  it('need not know it; one that has known it has to go on', async () => {
    const [hash, block] = [`0x${'7'.repeat(64)}`, `0x${'e'.repeat(64)}`];
    const mined = { hash: block, number: '0x1', timestamp: '0x6b49d200' };
    let final: typeof mined | null = null;
    const results: Record<string, unknown> = {
      eth_chainId: `0x${chainId.toString(16)}`,
      eth_blockNumber: '0x9',
      eth_getTransactionByHash: { hash, blockHash: block, to: devTokenContract, value: '0x0' },
      eth_getTransactionReceipt: {
        ...{ transactionHash: hash, blockHash: block, blockNumber: '0x1', status: '0x1', logs: [] },
      },
    };
    const node = await startScriptedNode(({ method, params }) =>
      method === 'eth_getBlockByNumber' ? (params[0] === 'finalized' ? final : mined) : results[method],
    );
    const chain = connect(node.rpcUrl);
    const unknown = await chain.findTransaction(hash);
    expect(unknown).toMatchObject({ ok: true, value: { headNumber: 9n } });
    expect(unknown.ok && unknown.value).not.toHaveProperty('finalNumber');
    final = { ...mined, number: '0x5' };
    expect(await chain.findTransaction(hash)).toMatchObject({ ok: true, value: { finalNumber: 5n } });
    final = null;
    expect(await chain.findTransaction(hash)).toEqual({ ok: false, code: 'endpoint-down' });
  });
});
