import { randomInt } from 'node:crypto';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { donationUnits, firstSuffix, suffixCount } from '../model/donation-amount.ts';
import type { DonationKind, Quote } from '../model/quote.ts';
import type { DonationDependencies } from './donations.ts';
import { listQuotes } from './list-quotes.ts';

/** After so many showings of the box a submission gets its latest amount again, so that nobody can use up the amounts. */
export const quotesPerSubmission = 50;

/** Amounts of open quotes older than this are the first to be given to others. */
const abandonedAfterMs = 30 * 24 * 3_600_000;
/** How many amounts an exhausted range gives back at once: enough for the next hundred quotes. */
const releasedAtOnce = 100;
/** With half of the amounts taken, eight blind tries fail once in 256. */
const blindTries = 8;
/** Others may take the amount that was seen to be free; the range is looked at so often. */
const searchTries = 20;

interface Request {
  database: Database;
  submissionId: number;
  kind: DonationKind;
}

/** A new amount for the submission, unlike every other open one. */
export async function createQuote(dependencies: DonationDependencies, request: Request): Promise<Quote> {
  const earlier = await listQuotes(request.database, request.submissionId);
  const latest = earlier.at(-1);
  if (latest && earlier.length >= quotesPerSubmission) return latest;

  const { baseAmount, tokenDecimals } = dependencies.brand.donation;
  const unitsOf = (suffix: number) =>
    donationUnits({ base: baseAmount[request.kind], suffix, decimals: tokenDecimals });
  const insert = (amountUnits: bigint) => insertQuote(request, { amountUnits, time: dependencies.now() });

  for (let attempt = 0; attempt < blindTries; attempt += 1) {
    const quote = await insert(unitsOf(firstSuffix + randomInt(suffixCount)));
    if (quote) return quote;
  }
  const range = Array.from({ length: suffixCount }, (_, index) => unitsOf(firstSuffix + index));
  for (let attempt = 0; attempt < searchTries; attempt += 1) {
    const free = await listFreeAmounts(request.database, range);
    const amount = free.length > 0 ? free[randomInt(free.length)] : undefined;
    const quote = amount === undefined ? undefined : await insert(amount);
    if (quote) return quote;
    if (free.length === 0) await releaseOldest(request.database, { range, time: dependencies.now() });
  }
  throw new AppError('unavailable', 'No donation amount is free at the moment. Try again in a minute.');
}

/** Undefined when another open quote has the amount. */
async function insertQuote(
  { database, submissionId }: Request,
  { amountUnits, time }: { amountUnits: bigint; time: Date },
): Promise<Quote | undefined> {
  const createTime = time.toISOString();
  // `do nothing` instead of a caught error, because an error would end the caller's transaction on PostgreSQL.
  const row = await database
    .insertInto('quotes')
    .values({
      submission_id: submissionId,
      amount_units: amountUnits.toString(),
      open: 1,
      create_time: createTime,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && { id: row.id, submissionId, amountUnits, createTime };
}

async function listFreeAmounts(database: Database, range: readonly bigint[]): Promise<bigint[]> {
  const rows = await database.selectFrom('quotes').select('amount_units').where('open', '=', 1).execute();
  const taken = new Set(rows.map((row) => row.amount_units));
  return range.filter((units) => !taken.has(units.toString()));
}

/** Closes the range's oldest open quotes: the abandoned ones, or the single oldest when none is. */
async function releaseOldest(
  database: Database,
  { range, time }: { range: readonly bigint[]; time: Date },
): Promise<void> {
  const inRange = new Set(range.map(String));
  const open = await database
    .selectFrom('quotes')
    .select(['id', 'amount_units', 'create_time'])
    .where('open', '=', 1)
    .orderBy('create_time')
    .orderBy('id')
    .execute();
  const candidates = open.filter((row) => inRange.has(row.amount_units));
  const limit = new Date(time.getTime() - abandonedAfterMs).toISOString();
  const abandoned = candidates.filter((row) => row.create_time < limit).slice(0, releasedAtOnce);
  const released = abandoned.length > 0 ? abandoned : candidates.slice(0, 1);
  if (released.length === 0) return;
  await database
    .updateTable('quotes')
    .set({ open: 0 })
    .where(
      'id',
      'in',
      released.map((row) => row.id),
    )
    .execute();
}
