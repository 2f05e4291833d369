import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  devChainId,
  devFaucet,
  devReceiver,
  devStranger,
  devTokenContract,
} from '#platform/chain/dev/dev-accounts.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { Log } from '#platform/log/log.ts';
import { startFaultyEndpoint, shareTestChain, type FaultyEndpoint } from '../support/chain.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

const getChain = shareTestChain();

/** Collects what was logged. */
function createListeningLog() {
  const lines: string[] = [];
  const listen = (fields: unknown, message?: string) =>
    void lines.push(`${JSON.stringify(fields)} ${message}`);
  return { lines, log: { info: listen, warn: listen, error: listen, debug: listen } as unknown as Log };
}

describe('the chain reader', () => {
  let endpoint: FaultyEndpoint;
  beforeEach(async () => {
    endpoint = await startFaultyEndpoint(getChain().rpcUrl);
  });
  afterEach(() => endpoint.stop());

  const connect = (options: { chainId?: number } = {}) => {
    const { lines, log } = createListeningLog();
    const reader = createRpcChain({
      rpcUrl: endpoint.rpcUrl,
      chainId: devChainId,
      log,
      timeoutMs: 30_000,
      ...options,
    });
    return { reader, lines };
  };

  it('reads a mined transaction in two requests', async () => {
    const units = 200_473_100_000_000_000_000n;
    const hash = await getChain().payDonation({ amountUnits: units });
    await getChain().mine(2);
    const { reader } = connect();
    const answer = await reader.findTransaction(hash);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        hash,
        succeeded: true,
        to: devTokenContract.toLowerCase(),
        valueUnits: 0n,
        transfers: [
          {
            token: devTokenContract.toLowerCase(),
            from: devFaucet.toLowerCase(),
            to: devReceiver.toLowerCase(),
            units,
          },
        ],
      },
    });
    if (!answer.ok || !answer.value) throw new Error('not found');
    expect(answer.value.headNumber - answer.value.blockNumber).toBe(2n);
    expect(Math.abs(answer.value.blockTimeSeconds - Date.now() / 1000)).toBeLessThan(60);
    expect(endpoint.requestCount).toBe(2);
  });

  it('knows neither a hash that was never sent nor one that waits to be mined', async () => {
    const { reader } = connect();
    expect(await reader.findTransaction(`0x${'12'.repeat(32)}`)).toEqual({ ok: true, value: undefined });
    const { transactions } = getChain();
    await transactions.call('evm_setAutomine', [false]);
    const transfer = { token: devTokenContract, from: devFaucet, to: devReceiver, units: 1n };
    const waiting = await transactions.sendToken(transfer);
    expect(await reader.findTransaction(waiting)).toEqual({ ok: true, value: undefined });
    await transactions.call('evm_setAutomine', [true]);
    await getChain().mine(1);
    expect(await reader.findTransaction(waiting)).toMatchObject({ value: { succeeded: true } });
  });

  it('reads a token’s name, symbol and decimals', async () => {
    const { reader } = connect();
    expect(await reader.readToken({ address: devTokenContract })).toMatchObject({
      ok: true,
      value: {
        name: 'Tideport Token',
        symbol: 'TPT',
        decimals: 18,
        totalSupplyUnits: 10n ** 27n,
        owner: null,
      },
    });
    expect(await reader.readToken({ address: getChain().otherToken })).toMatchObject({
      value: { symbol: 'OTH', decimals: 6, owner: { address: devStranger.toLowerCase(), kind: 'account' } },
    });
    expect(await reader.readToken({ address: getChain().relay })).toMatchObject({
      ok: true,
      value: { name: null, symbol: null, decimals: null, totalSupplyUnits: null, owner: null },
    });
    expect(await reader.readToken({ address: devStranger })).toEqual({ ok: true, value: undefined });
  });

  it('distinguishes contracts from accounts', async () => {
    const { reader } = connect();
    expect(await reader.getCode(devTokenContract)).toMatchObject({
      ok: true,
      value: expect.stringMatching(/^0x60/),
    });
    expect(await reader.getCode(devStranger)).toEqual({ ok: true, value: null });
    expect(await reader.getChainId()).toEqual({ ok: true, value: devChainId });
  });

  it('treats a wrong chain as an outage and logs it once', async () => {
    const { reader, lines } = connect({ chainId: 56 });
    const hash = await getChain().payDonation({ amountUnits: 1n });
    for (let index = 0; index < 3; index += 1) {
      expect(await reader.findTransaction(hash)).toEqual({ ok: false, code: 'endpoint-down' });
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('the endpoint serves chain 31337 instead of 56');
  });

  it.each(['status-503', 'garbage', 'html', 'hang', 'trickle', 'cut'] as const)(
    'answers endpoint-down on %s',
    async (issue) => {
      // Two of the failures never end by themselves: without its own limit the reader would wait until this test fails.
      endpoint.onEndless = holdTimeLimits().end;
      const { reader, lines } = connect();
      endpoint.issue = issue;
      for (const answer of await Promise.all([
        reader.findTransaction(`0x${'12'.repeat(32)}`),
        reader.getCode(devTokenContract),
        reader.readToken({ address: devTokenContract }),
        reader.getChainId(),
      ])) {
        expect(answer).toEqual({ ok: false, code: 'endpoint-down' });
      }
      expect(lines.join()).not.toContain(endpoint.rpcUrl);
      endpoint.issue = null;
      expect(await reader.getChainId()).toMatchObject({ ok: true });
      expect(lines.at(-1)).toContain('answers again');
    },
  );

  it('reports when there is no endpoint', async () => {
    for (const answer of [
      await unavailableChain.findTransaction('0x'),
      await unavailableChain.getCode('0x'),
      await unavailableChain.readToken({ address: '0x' }),
      await unavailableChain.getChainId(),
    ]) {
      expect(answer).toEqual({ ok: false, code: 'no-endpoint' });
    }
  });
});
