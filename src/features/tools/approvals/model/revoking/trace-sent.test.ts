import { pad, toHex, type Hex } from 'viem';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Approval } from '../approval.ts';
import type { AskNode, NodeAnswer, NodeCall } from '../reading/node-call.ts';
import { readRequestSchema } from '../read-request.ts';
import { awaitSent, type RunDevices } from './perform-run.ts';
import { createRun, itemsIn, withItems, type RevokeRun } from './revoke-run.ts';

const owner: Hex = `0x${'a'.repeat(40)}`;
const hash = `0x${'b'.repeat(64)}`;
const approval = {
  id: 'bsc:1',
  kind: 'erc20',
  token: `0x${'1'.repeat(40)}`,
  spender: `0x${'2'.repeat(40)}`,
  blockNumber: 9,
  symbol: 'TPT',
} as unknown as Approval;

function sentRun(): RevokeRun {
  const run = createRun({ key: 'bsc', chainId: 56 }, owner, [approval]);
  return withItems(run, new Set([approval.id]), { state: 'sent', hash });
}

/** A chain by the looks at it: whether a node has the transaction, how many the account has in blocks, and what is still approved. */
interface Look {
  has?: boolean;
  count?: number;
  allowance?: bigint;
  chainId?: number;
  isDown?: boolean;
}

function devicesFor(lookAt: (look: number) => Look) {
  let look = 0;
  const stop = new AbortController();
  const answer = ({ method }: NodeCall): NodeAnswer => {
    const { has = false, count = 7, allowance = 5n, chainId = 56, isDown = false } = lookAt(look);
    if (isDown) return { ok: false, reason: 'unreachable' };
    const results: Partial<Record<NodeCall['method'], unknown>> = {
      eth_chainId: toHex(chainId),
      eth_blockNumber: toHex(100 + look),
      eth_getCode: '0x',
      eth_call: pad(toHex(allowance), { size: 32 }),
      eth_getTransactionByHash: has ? { hash, nonce: '0x7' } : null,
      eth_getTransactionCount: toHex(count),
      eth_getTransactionReceipt: null,
    };
    return { ok: true, result: results[method] };
  };
  // Through the filter of the portal's relay.
  const ask: AskNode = async (calls) => v.parse(readRequestSchema, { calls }).calls.map(answer);
  const devices: RunDevices = {
    ask,
    provider: null,
    onChange: () => undefined,
    rest: async () => {
      look += 1;
      if (look === 1_000) stop.abort();
    },
    signal: stop.signal,
  };
  return { devices, looks: () => look };
}

describe('a revoke that was sent', () => {
  it('and is in the way of nothing waits, however long it takes', async () => {
    const { devices, looks } = devicesFor(() => ({ has: true }));
    const run = await awaitSent(sentRun(), devices);
    expect([itemsIn(run, 'sent').length, looks()]).toEqual([1, 1_000]);
  });

  it('and was replaced by another transaction is offered again while the approval is active', async () => {
    const { devices, looks } = devicesFor((look) => (look < 3 ? { has: true } : { count: 8 }));
    const run = await awaitSent(sentRun(), devices);
    expect(itemsIn(run, 'open')).toMatchObject([{ isLost: true, hash: null }]);
    expect(looks()).toBeLessThan(10);
  });

  it('and was sped up is revoked, whichever transaction did it', async () => {
    const { devices } = devicesFor((look) => (look < 3 ? { has: true } : { count: 8, allowance: 0n }));
    const run = await awaitSent(sentRun(), devices);
    expect(itemsIn(run, 'revoked')).toHaveLength(1);
    expect(run.checkedAt).toBe(103);
  });

  it('and was dropped is offered again after a while, and not before', async () => {
    const { devices, looks } = devicesFor((look) => ({ has: look < 3 }));
    const run = await awaitSent(sentRun(), devices);
    expect(itemsIn(run, 'open')).toMatchObject([{ isLost: true }]);
    expect(looks()).toBeGreaterThan(50);
    const { devices: others } = devicesFor((look) => ({ has: look % 20 === 0 }));
    expect(itemsIn(await awaitSent(sentRun(), others), 'sent')).toHaveLength(1);
  });

  it('and that no node has seen may have gone another way, and is waited for longer', async () => {
    const { devices, looks } = devicesFor(() => ({}));
    expect(itemsIn(await awaitSent(sentRun(), devices), 'open')).toHaveLength(1);
    expect(looks()).toBeGreaterThan(300);
  });

  it('is neither revoked nor lost by what another chain or none says', async () => {
    for (const wrong of [{ chainId: 1, allowance: 0n, count: 99 }, { isDown: true }]) {
      const { devices } = devicesFor((look) => (look === 0 ? { has: true } : wrong));
      expect(itemsIn(await awaitSent(sentRun(), devices), 'sent')).toHaveLength(1);
    }
  });
});
