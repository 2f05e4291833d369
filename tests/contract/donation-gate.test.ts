import { describe, expect, onTestFinished, test } from 'vitest';
import { openDonationGate } from '#app/brand-check/donation-gate.ts';
import { brand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { devChainId, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { brandWith, shareTestChain, startFaultyEndpoint } from '../support/chain.ts';

describe('the donation token is verified on the chain while the portal starts', () => {
  const chain = shareTestChain();

  function openGate(configured: Brand, rpcUrl = chain().rpcUrl) {
    const warnings: string[] = [];
    const hear = (...what: unknown[]) =>
      void warnings.push(
        what.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join(' '),
      );
    const log = { ...createLog('silent'), warn: hear, error: hear } as never;
    const clock = { time: new Date() };
    const reader = createRpcChain({
      rpcUrl,
      chainId: configured.donation.chainId,
      log: createLog('silent'),
      timeoutMs: 30_000,
    });
    const gate = openDonationGate({ brand: configured, chain: reader, log, now: () => clock.time });
    return { gate, warnings, clock };
  }

  test('opens donations silently when the chain confirms it', async () => {
    const { gate, warnings } = openGate(brand);
    await gate.require();
    expect(warnings).toEqual([]);
  });

  test.each([
    [
      'other decimals',
      brandWith({ tokenDecimals: 6 }),
      'donation.tokenDecimals is 6, but the contract says 18.',
    ],
    [
      'another symbol',
      { ...brand, token: { ...brand.token, symbol: 'TPX' } },
      'token.symbol is "TPX", but the contract says "TPT".',
    ],
    ['no contract', brandWith({ tokenContract: devStranger }), 'is no contract on chain 31337.'],
    [
      'another chain',
      brandWith({ chainId: 56 }),
      `donation.chainId is 56, but CHAIN_RPC_URL serves chain ${devChainId}.`,
    ],
  ])('keeps donations closed on %s, and names the field', async (_what, configured, sentence) => {
    const { gate, warnings } = openGate(configured);
    await expect(gate.require()).rejects.toMatchObject({ code: 'unavailable' });
    expect(gate.read()).toEqual({ kind: 'contradicted', problem: expect.stringContaining(sentence) });
    expect(warnings).toEqual([expect.stringContaining(JSON.stringify(sentence).slice(1, -1))]);
  });

  test('only warns about a contract as the receiving address', async () => {
    const { gate, warnings } = openGate(brandWith({ receivingAddress: chain().relay }));
    await gate.require();
    expect(warnings).toEqual([expect.stringContaining('donation.receivingAddress is a contract')]);
  });

  test('keeps donations closed while the endpoint is down, until the chain has been read', async () => {
    const endpoint = await startFaultyEndpoint(chain().rpcUrl);
    onTestFinished(endpoint.stop);
    endpoint.issue = 'status-503';
    const { gate, warnings, clock } = openGate(brand, endpoint.rpcUrl);
    await expect(gate.require()).rejects.toMatchObject({ code: 'unavailable' });
    expect(warnings).toEqual([expect.stringContaining('could not be verified')]);
    const asked = endpoint.requestCount;
    // However many people wait, the endpoint is not asked again right away.
    for (let index = 0; index < 5; index += 1)
      await expect(gate.require()).rejects.toMatchObject({ code: 'unavailable' });
    expect(endpoint.requestCount).toBe(asked);
    endpoint.issue = null;
    clock.time = new Date(clock.time.getTime() + 10_000);
    await Promise.all([gate.require(), gate.require()]);
    await gate.require();
    expect(gate.read()).toEqual({ kind: 'verified' });
  });

  test('lets the portal start before a slow endpoint has answered', async () => {
    const endpoint = await startFaultyEndpoint(chain().rpcUrl);
    onTestFinished(endpoint.stop);
    endpoint.issue = 'hang';
    const { gate } = openGate(brand, endpoint.rpcUrl);
    expect(gate.read()).toEqual({ kind: 'unread' });
    endpoint.issue = null;
  });

  test('keeps donations closed when the endpoint comes back and contradicts the configuration', async () => {
    const endpoint = await startFaultyEndpoint(chain().rpcUrl);
    onTestFinished(endpoint.stop);
    endpoint.issue = 'status-503';
    const { gate, warnings, clock } = openGate(brandWith({ tokenDecimals: 6 }), endpoint.rpcUrl);
    await expect(gate.require()).rejects.toMatchObject({ code: 'unavailable' });
    endpoint.issue = null;
    clock.time = new Date(clock.time.getTime() + 10_000);
    await expect(gate.require()).rejects.toMatchObject({ code: 'unavailable' });
    expect(warnings.at(-1)).toContain('contradicts the brand');
  });
});
