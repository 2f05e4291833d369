import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { claimDue, leaseMs } from '#features/submission/donations/server/claim-due.ts';
import { createRpcChain } from '#platform/chain/rpc-chain.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { shareTestChain } from '../support/chain.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestDonations, insertSubmission } from '../support/donations.ts';
import { realProcesses } from '../support/real-processes.ts';

const getChain = shareTestChain();
/** In two processes nothing but the database orders what they do; in one, a few pairs show as much as many. */
const tries = { oneProcess: 40, twoProcesses: 200 };

describeOnEachEngine('two submissions with the same transaction', (open) => {
  /** Pairs of submissions with one quoted amount and one payment that both claim. */
  async function preparePairs(count: number) {
    const opened = await open();
    const { database } = opened;
    const { rpcUrl } = getChain();
    const chain = createRpcChain({ rpcUrl, chainId: brand.donation.chainId, log: createLog('silent') });
    const made = createTestDonations(opened, { chain });
    for (let index = 0; index < count; index += 1) {
      const [one, other] = [await insertSubmission(database), await insertSubmission(database)];
      const quote = await made.donations.createQuote(database, one, 'dapp');
      const amount_units = quote.amountUnits.toString();
      await database
        .insertInto('quotes')
        .values({
          submission_id: other,
          amount_units,
          reserved: 0,
          contested: 1,
          create_time: quote.createTime,
        })
        .execute();
      const hash = await getChain().payDonation({ amountUnits: quote.amountUnits });
      await Promise.all([one, other].map((id) => made.donations.recordPayment(database, id, hash)));
    }
    return { ...made, opened, rpcUrl };
  }

  async function expectNoWinner({ database }: OpenDatabase, count: number) {
    const payments = await database.selectFrom('payments').select(['tx_hash', 'status', 'code']).execute();
    const byHash = Object.values(Object.groupBy(payments, (payment) => payment.tx_hash));
    expect(byHash).toHaveLength(count);
    expect(new Set(payments.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['disputed disputed']),
    );
    const states = await database.selectFrom('submissions').select(['state', 'version']).execute();
    for (const state of states) expect(state).toEqual({ state: 'checking-payment', version: 2 });
  }

  it(`gives it to neither of them, ${tries.oneProcess} times, in one process`, async () => {
    const { opened, verify } = await preparePairs(tries.oneProcess);
    const looks = await Promise.all([verify(), verify(), verify()]);
    expect(looks.reduce((sum, count) => sum + count)).toBe(2 * tries.oneProcess);
    await expectNoWinner(opened, tries.oneProcess);
  });

  it('gives it to one of them when the desk confirms both at the same time', async () => {
    const { opened, verify, donations } = await preparePairs(20);
    const { database } = opened;
    await verify();
    const claims = await database.selectFrom('payments').select(['submission_id', 'tx_hash']).execute();
    const decided = await Promise.allSettled(
      claims.map(async ({ submission_id: submissionId, tx_hash: link }) => {
        const asked = await donations.askChain({ submissionId, link });
        if (!asked.ok) throw new Error(asked.code);
        const reviewer = { id: 'ana', name: 'Ana' };
        return database.transaction().execute((transaction) =>
          donations.confirmByHand({
            transaction,
            submissionId,
            link,
            reviewer,
            reason: '',
            verdict: asked.verdict,
          }),
        );
      }),
    );
    const taken = decided.filter((one) => one.status === 'fulfilled' && one.value.ok);
    expect(claims).toHaveLength(40);
    expect(taken).toHaveLength(20);
    const accepted = await database
      .selectFrom('payments')
      .select('tx_hash')
      .where('status', '=', 'accepted')
      .execute();
    expect(new Set(accepted.map(({ tx_hash }) => tx_hash)).size).toBe(accepted.length);
    expect(accepted).toHaveLength(20);
  });

  it('hands each due claim to exactly one worker', async () => {
    const { database } = await open();
    for (let round = 0; round < 20; round += 1) {
      // After the claims of this round, and after the leases of earlier ones.
      const now = new Date(Date.now() + (2 * round + 1) * leaseMs);
      const ids = await Promise.all(Array.from({ length: 5 }, () => insertSubmission(database)));
      const { recordPayment } = createTestDonations({ database } as OpenDatabase, {
        chain: unavailableChain,
      }).donations;
      for (const id of ids) await recordPayment(database, id, id.toString(16).padStart(64, '0'));
      // Rows of earlier rounds are due again, because their lease has ended.
      const due = (round + 1) * ids.length;
      const taken: number[] = [];
      for (let before = -1; taken.length > before;) {
        before = taken.length;
        const batches = await Promise.all(Array.from({ length: 8 }, () => claimDue(database, now)));
        taken.push(...batches.flat().map((row) => row.id));
      }
      expect(taken).toHaveLength(due);
      expect(new Set(taken).size).toBe(due);
    }
  });

  it(
    `gives it to neither of them, ${tries.twoProcesses} times, in two processes`,
    realProcesses,
    async () => {
      const { opened, rpcUrl } = await preparePairs(tries.twoProcesses);
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
      await expectNoWinner(opened, tries.twoProcesses);
    },
  );
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
