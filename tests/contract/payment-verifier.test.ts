import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { brand } from '#brand/brand.ts';
import { claimDue } from '#features/submission/donations/server/claim-due.ts';
import type { Verifier } from '#features/submission/donations/server/start-verifier.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { createLog } from '#platform/log/log.ts';
import { startFaultyEndpoint, shareTestChain, type FaultyEndpoint } from '../support/chain.ts';
import { casesFor, describeOnEachEngine } from '../support/databases.ts';
import {
  createTestDonations,
  getSubmissionState,
  insertSubmission,
  type TestOptions,
} from '../support/donations.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

const getChain = shareTestChain();
const issues = ['status-503', 'garbage', 'html', 'hang', 'trickle', 'cut'] as const;
/** Only a time limit ends these. */
const endless = new Set<string>(['hang', 'trickle']);

describeOnEachEngine('the payment verifier', (open, _openShared, engine) => {
  const running: (Verifier | FaultyEndpoint)[] = [];
  const keep = <Started extends Verifier | FaultyEndpoint>(started: Started): Started => {
    running.push(started);
    return started;
  };

  async function prepare(options: Pick<TestOptions, 'log' | 'clockRuns'> = {}) {
    const opened = await open();
    const endpoint = keep(await startFaultyEndpoint(getChain().rpcUrl));
    const { chainId } = brand.donation;
    const chain = createRpcChain({
      rpcUrl: endpoint.rpcUrl,
      chainId,
      log: createLog('silent'),
      timeoutMs: 30_000,
    });
    const made = createTestDonations(opened, { chain, clockRuns: true, ...options });
    const submissionId = await insertSubmission(opened.database);
    const quote = await made.donations.createQuote(opened.database, submissionId, 'dapp');
    const pay = async () => {
      const hash = await getChain().payDonation({ amountUnits: quote.amountUnits });
      await made.donations.recordPayment(opened.database, submissionId, hash);
    };
    const state = () => getSubmissionState(opened.database, submissionId);
    const code = async () => (await made.donations.getPayment(submissionId))?.code;
    return { ...made, ...opened, endpoint, submissionId, pay, state, code };
  }

  afterEach(async () => {
    for (const started of running.splice(0).reverse()) await started.stop();
  });

  it('settles a payment right after it was woken', async () => {
    const { donations, onOutcome, onRefund, pay, state } = await prepare();
    const verifier = keep(donations.startVerifier({ onOutcome, onRefund, pollMs: 60_000 }));
    await pay();
    verifier.wake();
    await vi.waitFor(async () => expect(await state()).toBe('in-review'), { timeout: 30_000, interval: 5 });
  });

  it('finds payments of other processes by polling', async () => {
    const { donations, onOutcome, onRefund, pay, state } = await prepare();
    keep(donations.startVerifier({ onOutcome, onRefund, pollMs: 50 }));
    await pay();
    await vi.waitFor(async () => expect(await state()).toBe('in-review'), { timeout: 30_000, interval: 5 });
  });

  it('settles a payment right after the start when the process before was killed while it asked the chain', async () => {
    // The time that the killed process had for its question never ends.
    const { donations, onOutcome, onRefund, pay, state, database, clock } = await prepare({
      clockRuns: false,
    });
    await pay();
    expect(await claimDue(database, clock.now())).toHaveLength(1);
    keep(donations.startVerifier({ onOutcome, onRefund, pollMs: 60_000 }));
    await vi.waitFor(async () => expect(await state()).toBe('in-review'), { timeout: 30_000, interval: 5 });
  });

  it.each(casesFor(engine, issues, (issue) => (endless.has(issue) ? 'endless' : 'answered')))(
    'recovers by itself when the endpoint fails with %s',
    async (issue) => {
      const limits = holdTimeLimits();
      const { donations, onOutcome, onRefund, pay, state, code, endpoint } = await prepare();
      endpoint.onEndless = limits.end;
      endpoint.issue = issue;
      await pay();
      keep(donations.startVerifier({ onOutcome, onRefund, pollMs: 60_000 }));
      await vi.waitFor(async () => expect(await code()).toBe('endpoint-down'), {
        timeout: 30_000,
        interval: 10,
      });
      expect(await state()).toBe('awaiting-payment');
      endpoint.issue = null;
      await vi.waitFor(async () => expect(await state()).toBe('in-review'), {
        timeout: 30_000,
        interval: 20,
      });
    },
  );

  it('survives a temporary database failure', async () => {
    const log = createLog('silent');
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    const { donations, onOutcome, onRefund, pay, state, database } = await prepare({ log });
    await sql`alter table payments rename to payments_away`.execute(database);
    keep(donations.startVerifier({ onOutcome, onRefund, pollMs: 50 }));
    await vi.waitFor(() => expect(logged.mock.calls.length).toBeGreaterThan(1), {
      timeout: 30_000,
      interval: 5,
    });
    await sql`alter table payments_away rename to payments`.execute(database);
    await pay();
    await vi.waitFor(async () => expect(await state()).toBe('in-review'), { timeout: 30_000, interval: 20 });
  });

  it('stops immediately while it sleeps', async () => {
    const { donations, onOutcome, onRefund } = await prepare();
    // Longer than any test may take: waiting for the end of the sleep fails the test.
    const pollMs = 3_600_000;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const verifier = donations.startVerifier({ onOutcome, onRefund, pollMs });
    const isResting = () => timers.mock.calls.some(([, restMs]) => restMs === pollMs);
    await vi.waitFor(() => expect(isResting()).toBe(true), { timeout: 30_000, interval: 5 });
    timers.mockRestore();
    await verifier.stop();
  });
});
