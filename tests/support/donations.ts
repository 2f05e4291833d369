import { randomUUID } from 'node:crypto';
import { brand as demonstrationBrand } from '#brand/brand.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import type { Payment, ReportedOutcome } from '#features/submission/donations/model/payment.ts';
import type { OnPaymentOutcome } from '#features/submission/donations/server/donation-dependencies.ts';
import { createDonations } from '#features/submission/donations/server/donations.ts';
import type { ChainReader } from '#platform/chain/chain-reader.ts';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { createLog, type Log } from '#platform/log/log.ts';

/** A clock that can be moved forward. It is frozen at the present time, or runs with the real one. */
function createClock(running: boolean) {
  let offsetMs = 0;
  const startMs = Date.now();
  return {
    now: () => new Date((running ? Date.now() : startMs) + offsetMs),
    advance(ms: number) {
      offsetMs += ms;
    },
  };
}

/** A submission to pay for, as its feature would have written it. */
export async function insertSubmission(database: Database): Promise<number> {
  const time = new Date().toISOString();
  const { id } = await database
    .insertInto('submissions')
    .values({
      reference_hash: randomUUID(),
      draft_key_hash: randomUUID(),
      kind: 'dapp',
      state: 'awaiting-payment',
      version: 1,
      locale: 'en',
      payload: '{}',
      findings: '[]',
      title: 'Lantern Exchange',
      email: 'hello@lantern.example',
      subject_key: randomUUID(),
      create_time: time,
      update_time: time,
      promised_time: null,
      listed_hid: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const states = {
  accepted: 'in-review',
  refused: 'payment-refused',
  disputed: 'checking-payment',
  reversed: 'checking-payment',
} as const;

/** What the submissions feature does with an outcome: change the state in the same transaction. */
export const moveSubmission: OnPaymentOutcome = async (transaction, payment, outcome) => {
  await transaction
    .updateTable('submissions')
    .set((eb) => ({
      state: states[outcome.kind],
      version: eb('version', '+', 1),
    }))
    .where('id', '=', payment.submissionId)
    .execute();
};

export async function getSubmissionState(database: Database, id: number): Promise<string> {
  const row = await database
    .selectFrom('submissions')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.state;
}

export interface TestOptions {
  chain: ChainReader;
  brand?: Brand;
  /** Chooses the amounts. */
  randomInt?: (max: number) => number;
  /** False freezes the clock. */
  clockRuns?: boolean;
  /** Silent unless given. */
  log?: Log;
}

/** Donations on a database, with the reported outcomes. */
export function createTestDonations(open: OpenDatabase, options: TestOptions) {
  const { chain, brand = demonstrationBrand, clockRuns = false, randomInt, log } = options;
  const clock = createClock(clockRuns);
  const { database, engine } = open;
  const donations = createDonations({
    database,
    engine,
    brand,
    chain,
    now: clock.now,
    ...(randomInt ? { randomInt } : {}),
    log: log ?? createLog('silent'),
  });
  const outcomes: { payment: Payment; outcome: ReportedOutcome }[] = [];
  const onOutcome: OnPaymentOutcome = async (transaction, payment, outcome) => {
    await moveSubmission(transaction, payment, outcome);
    outcomes.push({ payment, outcome });
  };
  return {
    donations,
    clock,
    outcomes,
    onOutcome,
    onRefund: async () => undefined,
    verify: () => donations.verifyDue({ onOutcome }),
    recheck: () => donations.recheckAccepted({ onOutcome }),
  };
}

/** The page of the demonstration brand's explorer. */
export const explorerLink = (hash: string) =>
  demonstrationBrand.donation.explorerTransactionUrl.replace('{hash}', hash);

/** A submission with one quote, ready to be paid. */
export async function preparePayment(opened: OpenDatabase, options: TestOptions) {
  const made = createTestDonations(opened, options);
  const { database } = opened;
  const submissionId = await insertSubmission(database);
  const quote = await made.donations.createQuote(database, submissionId, 'dapp');
  const claim = (hash: string, id = submissionId) =>
    made.donations.recordPayment(database, id, explorerLink(hash));
  const seen = async (id = submissionId) => {
    const payment = await made.donations.getPayment(id);
    return { status: payment?.status, code: payment?.code, state: await getSubmissionState(database, id) };
  };
  return { ...made, database, submissionId, quote, claim, seen };
}
