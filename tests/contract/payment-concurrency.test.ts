import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { claimDue, leaseMs } from '#features/donations/server/claim-due.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { shareTestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestDonations, insertSubmission } from '../support/donations.ts';

const getChain = shareTestChain();
const tries = 200;

describeOnEachEngine('two submissions with the same transaction', (open) => {
  /** Pairs of submissions with one quoted amount and one payment that both claim. */
  async function preparePairs() {
    const opened = await open();
    const { database } = opened;
    const { rpcUrl } = getChain();
    const chain = createRpcChain({ rpcUrl, chainId: brand.donation.chainId, log: createLog('silent') });
    const made = createTestDonations(opened, { chain });
    for (let index = 0; index < tries; index += 1) {
      const [one, other] = [await insertSubmission(database), await insertSubmission(database)];
      const quote = await made.donations.createQuote(database, one, 'dapp');
      const amount_units = quote.amountUnits.toString();
      await database
        .insertInto('quotes')
        .values({ submission_id: other, amount_units, open: 0, create_time: quote.createTime })
        .execute();
      const hash = await getChain().payDonation({ amountUnits: quote.amountUnits });
      await Promise.all([one, other].map((id) => made.donations.recordPayment(database, id, hash)));
    }
    return { ...made, opened, rpcUrl };
  }

  async function expectOneWinnerEach({ database }: OpenDatabase) {
    const payments = await database.selectFrom('payments').select(['tx_hash', 'status', 'code']).execute();
    const byHash = Object.values(Object.groupBy(payments, (payment) => payment.tx_hash));
    expect(byHash).toHaveLength(tries);
    for (const pair of byHash) {
      expect(pair?.map(({ status, code }) => code ?? status).sort()).toEqual(['accepted', 'used-already']);
    }
    const submissions = await database
      .selectFrom('submissions')
      .innerJoin('payments', 'payments.submission_id', 'submissions.id')
      .select(['submissions.state', 'submissions.version', 'payments.status'])
      .execute();
    for (const { state, version, status } of submissions) {
      expect({ state, version }).toEqual({
        state: status === 'accepted' ? 'in-review' : 'payment-refused',
        version: 2,
      });
    }
  }

  it(`accepts exactly one of them, ${tries} times, in one process`, async () => {
    const { opened, verify } = await preparePairs();
    const looks = await Promise.all([verify(), verify(), verify()]);
    expect(looks.reduce((sum, count) => sum + count)).toBe(2 * tries);
    await expectOneWinnerEach(opened);
  });

  it('hands each due claim to one taker only', async () => {
    const { database } = await open();
    for (let round = 0; round < 20; round += 1) {
      const now = new Date(Date.now() + round * 2 * leaseMs);
      const ids = await Promise.all(Array.from({ length: 5 }, () => insertSubmission(database)));
      const { recordPayment } = createTestDonations({ database } as OpenDatabase, {
        chain: unavailableChain,
      }).donations;
      for (const id of ids) await recordPayment(database, id, id.toString(16).padStart(64, '0'));
      // Rows of earlier rounds are due again, because their lease has ended.
      const due = (round + 1) * ids.length;
      const taken = (await Promise.all(Array.from({ length: 8 }, () => claimDue(database, now)))).flat();
      expect(new Set(taken.map((row) => row.id)).size).toBe(taken.length);
      expect(taken.length).toBeLessThanOrEqual(due);
    }
  });

  it(`accepts exactly one of them, ${tries} times, in two processes`, async () => {
    const { opened, rpcUrl } = await preparePairs();
    const options = JSON.stringify({ ...(await placeOf(opened)), rpcUrl });
    const program = join(import.meta.dirname, '../support/verifier-process.ts');
    const processes = [1, 2].map(() => spawn(process.execPath, [program, options], { stdio: 'pipe' }));
    const results = processes.map(resultOf);
    await Promise.all(processes.map((child) => once(child.stdout!, 'data')));
    for (const child of processes) child.stdin!.write('go\n');
    expect(await Promise.all(results)).toEqual([
      { code: 0, errors: '' },
      { code: 0, errors: '' },
    ]);
    await expectOneWinnerEach(opened);
  });
});

async function resultOf(child: ChildProcess) {
  const [errors, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
  return { code, errors };
}

/** Where another process finds the same database. */
async function placeOf(opened: OpenDatabase): Promise<{ url?: string; dataDir: string }> {
  if ('pool' in opened) return { url: (opened.pool as pg.Pool).options.connectionString!, dataDir: '.' };
  const files = await sql<{ file: string }>`pragma database_list`.execute(opened.database);
  return { dataDir: dirname(files.rows[0]!.file) };
}
