import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { devChainId, devTokenContract } from '#platform/chain/dev/dev-accounts.ts';
import { startDevChain, type DevChain } from '#platform/chain/dev/dev-chain.ts';
import { createDevTransactions } from '#platform/chain/dev/dev-transactions.ts';
import { findProcessCommand } from '#platform/chain/dev/process-command.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { realProcesses } from '../support/real-processes.ts';
import { startScriptedNode } from '../support/scripted-node.ts';

const log = createLog('silent');

describe('the development chain', realProcesses, () => {
  let dir = '';
  let stateFile = '';
  const started: DevChain[] = [];
  const start = async () => {
    const chain = await startDevChain({ stateFile, log });
    started.push(chain);
    return chain;
  };
  const read = (chain: DevChain) => createRpcChain({ rpcUrl: chain.rpcUrl, chainId: devChainId, log });
  const readPids = (): { keeperPid: number; anvilPid: number } =>
    JSON.parse(readFileSync(`${stateFile}.pid`, 'utf8'));
  const isGone = (pid: number) => expect(findProcessCommand(pid)).toBeUndefined();

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'dev-chain-test-'));
    stateFile = join(dir, 'state.json');
  });
  afterEach(async () => {
    for (const chain of started.splice(0)) await chain.stop();
    await rm(dir, { recursive: true, force: true });
  });

  it('keeps token, payments and the time of day across a restart', async () => {
    const first = await start();
    const hash = await first.payDonation({ amountUnits: 5n });
    await first.transactions.getReceipt(hash as `0x${string}`);
    await first.stop();
    const second = await start();
    expect(await read(second).findTransaction(hash)).toMatchObject({
      value: { succeeded: true, transfers: [{ units: 5n }] },
    });
    expect(await read(second).readToken({ address: devTokenContract })).toMatchObject({
      value: { symbol: 'TPT' },
    });
    const later = await second.payDonation({ amountUnits: 6n });
    const answer = await read(second).findTransaction(later);
    expect(
      Math.abs((answer.ok && answer.value ? answer.value.blockTimeSeconds : 0) - Date.now() / 1000),
    ).toBeLessThan(60);
  });

  it('ends with its portal, even when that is killed, and the next start continues', async () => {
    const program = `
      import { startDevChain } from '#platform/chain/dev/dev-chain.ts';
      import { createLog } from '#platform/log/log.ts';
      await startDevChain({ stateFile: ${JSON.stringify(stateFile)}, log: createLog('silent') });
      process.stdout.write('ready');
      setInterval(() => undefined, 1000);`;
    const portal = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(portal.stdout!, 'data');
    const { keeperPid, anvilPid } = readPids();
    portal.kill('SIGKILL');
    await vi.waitFor(() => [keeperPid, anvilPid].forEach(isGone), { timeout: 30_000, interval: 20 });
    expect(existsSync(`${stateFile}.pid`)).toBe(false);
    const next = await start();
    expect(await read(next).getCode(devTokenContract)).toMatchObject({ ok: true, value: expect.any(String) });
  });

  it('ends a node whose keeper was killed as well', async () => {
    await start();
    const { keeperPid, anvilPid } = readPids();
    process.kill(keeperPid, 'SIGKILL');
    await vi.waitFor(() => isGone(keeperPid), { timeout: 30_000, interval: 20 });
    expect(findProcessCommand(anvilPid)).toContain('anvil');
    await start();
    isGone(anvilPid);
  });

  it('ends no process that a stale file happens to name', async () => {
    writeFileSync(`${stateFile}.pid`, JSON.stringify({ keeperPid: process.pid, anvilPid: process.ppid }));
    const chain = await start();
    expect(await read(chain).getChainId()).toEqual({ ok: true, value: devChainId });
    expect(findProcessCommand(process.ppid)).toBeDefined();
  });

  it('refuses a second chain on the same state', async () => {
    await start();
    await expect(startDevChain({ stateFile, log })).rejects.toThrow('Another development chain runs');
  });

  it('starts over when its state cannot be read, and keeps the broken one', async () => {
    writeFileSync(stateFile, '{"cut');
    const chain = await start();
    expect(await read(chain).getCode(devTokenContract)).toMatchObject({
      ok: true,
      value: expect.any(String),
    });
    expect(readFileSync(`${stateFile}.broken`, 'utf8')).toBe('{"cut');
  });

  it('reports that its port is taken', async () => {
    const chain = await start();
    const port = Number(new URL(chain.rpcUrl).port);
    await expect(startDevChain({ port, log })).rejects.toThrow(/in use/);
  });
});

it('a payment counts as mined once the node names its block for the transaction too, not with the receipt alone', async () => {
  const hash = `0x${'ab'.repeat(32)}` as const;
  const receipt = { status: '0x1', contractAddress: null, blockNumber: '0x7' };
  let looks = 0;
  const node = await startScriptedNode(({ method }) => {
    if (method === 'eth_getTransactionReceipt') return receipt;
    looks += 1;
    return { blockHash: looks < 3 ? null : `0x${'cd'.repeat(32)}` };
  });
  expect(await createDevTransactions(node.rpcUrl).getReceipt(hash)).toEqual(receipt);
  expect(looks).toBe(3);
});
