import { expect, it } from 'vitest';
import { performInTurn } from './perform-in-turn.ts';
import type { RevokeRun } from './revoke-run.ts';

const runOn = (network: string): RevokeRun => ({
  network,
  chainId: 56,
  account: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  way: 'single',
  isApart: false,
  refusal: null,
  checkedAt: null,
  items: [
    {
      id: `${network}-1`,
      label: 'TPT',
      candidate: { kind: 'erc20', token: '0x01', spender: '0x02', blockNumber: 1 },
      state: 'open',
      nonce: null,
      missed: 0,
      isLost: false,
      leavesOne: false,
      hash: null,
      batchId: null,
    },
  ],
});

const inState = (run: RevokeRun, state: 'open' | 'sent' | 'revoked' | 'skipped' | 'failed'): RevokeRun => ({
  ...run,
  items: run.items.map((item) => ({ ...item, state })),
});

it.each([
  ['revoked', ['bsc', 'ethereum']],
  ['skipped', ['bsc', 'ethereum']],
  ['failed', ['bsc', 'ethereum']],
  ['open', ['bsc']],
  ['sent', ['bsc']],
] as const)('after a network whose revoke is %s the wallet is asked about %j', async (state, expected) => {
  const asked: string[] = [];
  await performInTurn([runOn('bsc'), runOn('ethereum')], async (run) => {
    asked.push(run.network);
    return inState(run, state);
  });
  expect(asked).toEqual(expected);
});

it('asks about no further network after the page was left', async () => {
  const asked: string[] = [];
  await performInTurn([runOn('bsc'), runOn('ethereum')], async (run) => {
    asked.push(run.network);
    return undefined;
  });
  expect(asked).toEqual(['bsc']);
});
