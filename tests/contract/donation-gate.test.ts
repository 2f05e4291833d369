import { describe, expect, onTestFinished, test } from 'vitest';
import { openDonationGate } from '#app/brand-check/donation-gate.ts';
import { brand } from '#brand/brand.ts';
import type { Brand } from '#features/brand/model/brand-schema.ts';
import { devChainId, devStranger } from '#platform/chain/dev/dev-accounts.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { brandWith, shareTestChain, startFaultyEndpoint } from '../support/chain.ts';

describe('the donation token is verified on the chain at the start', () => {
  const chain = shareTestChain();

  async function openGate(configured: Brand, rpcUrl = chain().rpcUrl) {
    const warnings: string[] = [];
    const hear = (...what: unknown[]) => void warnings.push(String(what.at(-1)));
    const log = { ...createLog('silent'), warn: hear, error: hear } as never;
    const clock = { time: new Date() };
    const reader = createRpcChain({
      rpcUrl,
      chainId: configured.donation.chainId,
      log: createLog('silent'),
      timeoutMs: 30_000,
    });
    const gate = await openDonationGate({ brand: configured, chain: reader, log, now: () => clock.time });
    return { gate, warnings, clock };
  }

  test('opens donations silently when the chain confirms it', async () => {
    const { gate, warnings } = await openGate(brand);
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
  ])('stops the start on %s, with the name of the field', async (_what, configured, sentence) => {
    await expect(openGate(configured)).rejects.toMatchObject({
      name: 'SettingsError',
      message: expect.stringContaining(sentence),
    });
  });

  test('only warns about a contract as the receiving address', async () => {
    const { gate, warnings } = await openGate(brandWith({ receivingAddress: chain().relay }));
    await gate.require();
    expect(warnings).toEqual([expect.stringContaining('donation.receivingAddress is a contract')]);
  });

  test('starts the portal while the endpoint is down, without amounts until the chain has been read', async () => {
    const endpoint = await startFaultyEndpoint(chain().rpcUrl);
    onTestFinished(endpoint.stop);
    endpoint.issue = 'status-503';
    const { gate, warnings, clock } = await openGate(brand, endpoint.rpcUrl);
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
  });

  test('keeps donations closed when the endpoint comes back and contradicts the configuration', async () => {
    const endpoint = await startFaultyEndpoint(chain().rpcUrl);
    onTestFinished(endpoint.stop);
    endpoint.issue = 'status-503';
    const { gate, warnings, clock } = await openGate(brandWith({ tokenDecimals: 6 }), endpoint.rpcUrl);
    endpoint.issue = null;
    clock.time = new Date(clock.time.getTime() + 10_000);
    await expect(gate.require()).rejects.toMatchObject({ code: 'unavailable' });
    expect(warnings.at(-1)).toContain('contradicts the brand');
  });
});
