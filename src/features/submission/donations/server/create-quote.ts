import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import {
  donationUnits,
  firstSuffix,
  isShortSuffix,
  longQuoteDecimals,
  quoteDecimals,
  suffixCount,
  type SuffixDecimals,
} from '../model/donation-amount.ts';
import type { DonationTerms } from '../model/donation-terms.ts';
import { quotesPerSubmission, type DonationKind, type Quote } from '../model/quote.ts';
import { sql } from 'kysely';
import type { DonationDependencies } from './donation-dependencies.ts';
import { currentTerms, keepTerms } from './donation-terms.ts';
import { lockSubmission } from './lock-submission.ts';

/** With half of the amounts taken, this many random attempts fail once in 65,536. */
const tries = 16;

interface Request {
  transaction: DatabaseTransaction;
  /** Id of the terms that the settings say now. */
  termsId: number;
  submissionId: number;
  kind: DonationKind;
}

/**
 * A new amount for the submission with the settings of now, or its latest one with them when it has enough. Amounts are never taken from
 * another submission: reserved ones have a unique index.
 * @throws AppError unavailable when so few amounts are left that none was found
 */
export async function createQuote(
  dependencies: DonationDependencies,
  { database, submissionId, kind }: { database: Database; submissionId: number; kind: DonationKind },
): Promise<Quote> {
  const create = async (transaction: DatabaseTransaction) => {
    const kept = { settings: dependencies.brand, at: dependencies.now() };
    const termsId = await keepTerms(transaction, kept);
    return createOrRepeat(dependencies, { transaction, submissionId, kind, termsId });
  };
  // Inside a transaction the object already is one.
  return database.isTransaction
    ? create(database as DatabaseTransaction)
    : database.transaction().execute(create);
}

async function createOrRepeat(dependencies: DonationDependencies, request: Request): Promise<Quote> {
  await lockSubmission(request.transaction, request.submissionId);
  const terms = currentTerms(dependencies.brand);
  const own = await listOwn(request, terms);
  const latest = own.at(-1);
  if (latest && own.length >= quotesPerSubmission) return latest;

  const insert = (suffix: number, suffixDecimals: SuffixDecimals) =>
    insertQuote(request, {
      terms,
      amountUnits: unitsOf(dependencies, request.kind, { suffix, suffixDecimals }),
      time: dependencies.now(),
    });
  for (const suffixDecimals of await decimalsToTry(dependencies, request)) {
    for (let left = tries; left > 0; left -= 1) {
      const suffix = firstSuffix(suffixDecimals) + dependencies.randomInt(suffixCount(suffixDecimals));
      if (suffixDecimals === longQuoteDecimals && isShortSuffix(suffix)) continue;
      const quote = await insert(suffix, suffixDecimals);
      if (quote) return quote;
    }
  }
  throw new AppError(
    'unavailable',
    'All donation amounts are in use at the moment. Try again tomorrow, or contact support.',
  );
}

/** Amounts reserved for this submission with these terms, oldest first. */
async function listOwn(
  { transaction, submissionId, termsId }: Request,
  terms: DonationTerms,
): Promise<Quote[]> {
  const rows = await transaction
    .selectFrom('quotes')
    .select(['id', 'amount_units', 'create_time'])
    .where('submission_id', '=', submissionId)
    .where('reserved', '=', 1)
    .where('contested', '=', 0)
    .where('terms_id', '=', termsId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, amount_units, create_time }) => ({
    id,
    submissionId,
    amountUnits: BigInt(amount_units),
    terms,
    createTime: create_time,
  }));
}

/** How many of the amounts with four decimals above a base are reserved. @param token.decimals of the token */
async function countShortAmounts(
  database: Database,
  token: { base: number; decimals: number },
): Promise<number> {
  const lowest = firstSuffix(quoteDecimals);
  const amount = (suffix: number) =>
    donationUnits({ ...token, suffix, suffixDecimals: quoteDecimals }).toString();
  const [low, high] = [amount(lowest), amount(lowest + suffixCount(quoteDecimals) - 1)];
  const { count } = await database
    .selectFrom('quotes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reserved', '=', 1)
    // Texts of equal length sort like their numbers, and both ends have the same whole part.
    .where(sql<number>`length(amount_units)`, '=', low.length)
    .where('amount_units', '>=', low)
    .where('amount_units', '<=', high)
    .where('amount_units', 'like', `%${'0'.repeat(token.decimals - quoteDecimals)}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Six decimals once fewer than half of the four-decimal amounts are free, where the token has that many. */
async function decimalsToTry(
  { brand }: DonationDependencies,
  { transaction, kind }: Request,
): Promise<readonly SuffixDecimals[]> {
  const { baseAmount, tokenDecimals } = brand.donation;
  if (tokenDecimals < longQuoteDecimals) return [quoteDecimals];
  const taken = await countShortAmounts(transaction, { base: baseAmount[kind], decimals: tokenDecimals });
  const areScarce = suffixCount(quoteDecimals) - taken < suffixCount(quoteDecimals) / 2;
  return areScarce ? [longQuoteDecimals] : [quoteDecimals, longQuoteDecimals];
}

function unitsOf(
  { brand }: DonationDependencies,
  kind: DonationKind,
  amount: { suffix: number; suffixDecimals: SuffixDecimals },
): bigint {
  const { baseAmount, tokenDecimals } = brand.donation;
  return donationUnits({ base: baseAmount[kind], decimals: tokenDecimals, ...amount });
}

/** Undefined when the amount is reserved. */
async function insertQuote(
  { transaction, submissionId, termsId }: Request,
  { amountUnits, terms, time }: { amountUnits: bigint; terms: DonationTerms; time: Date },
): Promise<Quote | undefined> {
  const createTime = time.toISOString();
  // `do nothing` instead of a caught error, because an error would end the transaction on PostgreSQL.
  const row = await transaction
    .insertInto('quotes')
    .values({
      submission_id: submissionId,
      amount_units: amountUnits.toString(),
      reserved: 1,
      terms_id: termsId,
      create_time: createTime,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && { id: row.id, submissionId, amountUnits, terms, createTime };
}
