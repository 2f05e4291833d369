import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { currentTerms, type DonationSettings } from '#features/submission/donations/server/donation-terms.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { BookRange } from '../../model/books/book-range.ts';
import {
  tokenIdOf,
  type BookCurrency,
  type BookToken,
  type RateChange,
  type TokenRate,
} from '../../model/books/book-rate.ts';
import type { BookDependencies } from './book-dependencies.ts';

/** Every token that donations were ever asked for in, the present one first. */
export async function listTokens(database: Database, settings: DonationSettings): Promise<BookToken[]> {
  const kept = await database
    .selectFrom('donation_terms')
    .select(['chain_id', 'token_contract', 'token_symbol', 'network_name'])
    .orderBy('id', 'desc')
    .execute();
  const now = currentTerms(settings);
  const tokens = [
    { id: tokenIdOf(now), symbol: now.tokenSymbol, network: now.networkName },
    ...kept.map((row) => ({
      id: tokenIdOf({ chainId: row.chain_id, tokenContract: row.token_contract }),
      symbol: row.token_symbol,
      network: row.network_name,
    })),
  ];
  return [...Map.groupBy(tokens, ({ id }) => id).values()].map(([latest]) => latest!);
}

/** The rates of the range in one currency, by token, the earliest first. */
export async function listRates(
  database: Database,
  { from, to, currency }: BookRange & { currency: BookCurrency },
): Promise<TokenRate[]> {
  return database
    .selectFrom('book_rates')
    .select(['token', 'day', 'rate', 'source'])
    .where('currency', '=', currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('token')
    .orderBy('day')
    .execute();
}

/** Rows of one statement. */
const rowsAtOnce = 500;
/** So many are in the log with their values. */
const loggedRates = 31;

async function setRates(
  transaction: DatabaseTransaction,
  { token, currency, rates }: Extract<RateChange, { name: 'set' }>,
  update_time: string,
): Promise<void> {
  for (let index = 0; index < rates.length; index += rowsAtOnce)
    await transaction
      .insertInto('book_rates')
      .values(
        rates.slice(index, index + rowsAtOnce).map((each) => ({ ...each, token, currency, update_time })),
      )
      .onConflict((conflict) =>
        conflict.columns(['token', 'currency', 'day']).doUpdateSet((eb) => ({
          rate: eb.ref('excluded.rate'),
          source: eb.ref('excluded.source'),
          update_time,
        })),
      )
      .execute();
}

async function removeRate(
  transaction: DatabaseTransaction,
  { token, currency, day }: Extract<RateChange, { name: 'remove' }>,
): Promise<void> {
  const removed = await transaction
    .deleteFrom('book_rates')
    .where('token', '=', token)
    .where('currency', '=', currency)
    .where('day', '=', day)
    .returning('day')
    .executeTakeFirst();
  if (!removed) throw new AppError('not-found', 'There is no rate for this day.');
}

/** What the log says of a change. */
function detailOf(change: RateChange): Record<string, unknown> {
  if (change.name === 'remove') return { currency: change.currency, day: change.day };
  const { currency, rates } = change;
  const days = rates.map(({ day }) => day).toSorted();
  const range = { from: days.at(0), to: days.at(-1), days: days.length };
  return { currency, ...(rates.length <= loggedRates ? { rates } : range) };
}

/**
 * Sets rates of a token, in the place of those that these days have, or removes one. Each change is an entry of the audit log.
 * @throws AppError bad-request for a token that donations were never asked for in, not-found for a rate that there is not
 */
export async function changeRates(
  { database, brand, now }: BookDependencies,
  change: RateChange,
  person: AuditActor,
): Promise<void> {
  const tokens = await listTokens(database, brand);
  const token = tokens.find(({ id }) => id === change.token);
  if (!token) throw new AppError('bad-request', 'This token was never used for donations.');
  const at = now();
  await database.transaction().execute(async (transaction) => {
    if (change.name === 'set') await setRates(transaction, change, at.toISOString());
    else await removeRate(transaction, change);
    await appendAudit(transaction, {
      ...{ at, actor: person, area: 'submission' },
      action: change.name === 'set' ? 'set-rates' : 'remove-rate',
      subject: `rates of ${token.symbol} (${token.id})`,
      detail: detailOf(change),
    });
  });
}
