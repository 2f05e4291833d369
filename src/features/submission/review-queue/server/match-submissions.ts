import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import { parseUnits } from '#features/submission/donations/model/donation-amount.ts';
import { parsePaymentLink } from '#features/submission/donations/model/payment-link.ts';
import { isPromised } from '#features/submission/submissions/model/promise.ts';
import { submissionStates, type SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { selectKeyed } from '#features/submission/submissions/server/find-submission.ts';
import { findReference } from '#features/submission/submissions/server/reference.ts';
import { plainSigns } from '#lib/plain-signs.ts';
import type { Database } from '#platform/database/database.ts';
import { containsText } from '#platform/database/contains-text.ts';
import type { DatabaseSchema } from '#platform/database/schema.ts';
import { nobody, type DueFilter, type RefundFilter, type ReviewFilter } from '../model/review-list.ts';

/** Submissions without a promise come after all others: SQLite and PostgreSQL sort nulls differently. As the index `submissions_queue` has it. */
export const urgency = sql<string>`coalesce(promised_time, '9999')`;

interface Matched extends ReviewFilter {
  /** Kinds that the person may see. */
  kinds: readonly SubmissionKind[];
  /** Of the donation's token, for a search by amount. */
  tokenDecimals: number;
  now: Date;
}

type Builder = ExpressionBuilder<DatabaseSchema, 'submissions'>;

/** The number in "1042", "#1042" or "No. 1042"; undefined for other words. */
function parseNumber(words: string): number | undefined {
  const [, digits] = /^(?:#|no\.?\s*)?([1-9]\d{0,8})$/i.exec(words) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Submissions in which the words are, or whose number, transaction or amount they are, or whose key a team passed on. */
function findWords(database: Database, words: string, decimals: ReadonlySet<number>) {
  let found = database
    .selectFrom('submission_words')
    .select('submission_id')
    .where(containsText('text', words, sql<boolean>`ascii = 0`));
  const numbered = database.selectFrom('submissions as named').select('named.id as submission_id');
  const number = parseNumber(plainSigns(words));
  if (number !== undefined) found = found.unionAll(numbered.where('named.id', '=', number));
  const reference = findReference(words);
  if (reference !== undefined)
    for (const keyed of selectKeyed(database, reference)) found = found.unionAll(keyed);
  const payment = parsePaymentLink(words);
  if (payment.ok)
    for (const table of ['payments', 'refunds'] as const)
      found = found.unionAll(
        database.selectFrom(table).select('submission_id').where('tx_hash', '=', payment.txHash),
      );
  for (const each of decimals) {
    const units = parseUnits(words, each);
    if (units !== undefined)
      found = found.unionAll(
        database.selectFrom('quotes').select('submission_id').where('amount_units', '=', String(units)),
      );
  }
  return found;
}

/** Of every token that donations were ever made in. */
async function listDecimals(database: Database, now: number): Promise<ReadonlySet<number>> {
  const rows = await database.selectFrom('donation_terms').select('token_decimals').distinct().execute();
  return new Set([now, ...rows.map(({ token_decimals }) => token_decimals)]);
}

const dayMs = 24 * 60 * 60 * 1000;
const promisedStates = submissionStates.filter(isPromised);

/**
 * Whether a submission is among those that were found. `+` makes it no index's column, and `is true` no join: both engines then read the
 * queue in its order and look each number up in what was found, however much that is. A join is what PostgreSQL plans by a guess of how
 * much that will be, and with a wrong one it compares each submission with each that was found.
 */
const isAmong = (found: Expression<{ submission_id: number }>) =>
  sql<boolean>`(+submissions.id in (${found})) is true`;

/** Against the promise; days are those of UTC. */
function isDue(eb: Builder, due: DueFilter, now: Date) {
  if (due === 'paused')
    return eb.and([eb('state', '=', 'changes-requested'), eb('promise_paused_time', 'is not', null)]);
  const at = now.toISOString();
  const tomorrow = new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs).toISOString();
  const times = {
    late: [eb('promised_time', '<', at)],
    today: [eb('promised_time', '>=', at), eb('promised_time', '<', tomorrow)],
    later: [eb('promised_time', '>=', tomorrow)],
  };
  return eb.and([eb('state', 'in', promisedStates), ...times[due]]);
}

/** Who has it now: a person, or nobody. */
function isHeld(eb: Builder, holder: string, now: Date) {
  const leases = eb
    .selectFrom('submission_leases')
    .select('submission_id')
    .where('until', '>', now.toISOString());
  return holder === nobody ? eb.not(isAmong(leases)) : eb('id', 'in', leases.where('holder_id', '=', holder));
}

const listDecided = ({ selectFrom }: Builder, person: string) =>
  selectFrom('submission_history').select('submission_id').where('actor_id', '=', person);

const listWith = ({ selectFrom }: Builder, facet: 'network' | 'finding', value: string) =>
  selectFrom('submission_facets')
    .select('submission_id')
    .where('facet', '=', facet)
    .where('value', '=', value);

/** From an index of its own: a form is read for none of them. */
const listSpeaking = ({ selectFrom }: Builder, locale: string) =>
  selectFrom('submissions as speaking')
    .select('speaking.id as submission_id')
    .where('speaking.locale', '=', locale);

/**
 * Up to so many are looked up by their numbers, which is faster than going through the queue in its order.
 */
const fewFound = 2_048;

/** The numbers of the submissions that were found, where they are few. */
async function listFew(found: ReturnType<typeof findWords>): Promise<number[] | undefined> {
  const rows = await found.limit(fewFound + 1).execute();
  return rows.length > fewFound ? undefined : rows.map(({ submission_id }) => submission_id);
}

/** Repeats the last up to the next power of two, so that a handful of prepared statements serves every length. */
function padNumbers(numbers: readonly number[]): number[] {
  const length = 2 ** Math.ceil(Math.log2(numbers.length));
  return Array.from({ length }, (_, index) => numbers[Math.min(index, numbers.length - 1)]!);
}

const listRefunded = ({ selectFrom }: Builder, status: RefundFilter) =>
  selectFrom('refunds').select('submission_id').where('status', '=', status);

/** Payments that one person has confirmed and a second one has not. */
const listProposed = ({ selectFrom }: Builder) =>
  selectFrom('payments')
    .select('submission_id')
    .where('status', '!=', 'accepted')
    .where('proposed_by', 'is not', null);

/** The submissions that a filter leaves. */
export async function matchSubmissions(database: Database, filter: Matched) {
  const { states, kind, kinds, q, locale, network, finding, due, refund, payment } = filter;
  const { holder, decider, tokenDecimals, now } = filter;
  const words = q?.trim();
  let query = database.selectFrom('submissions').where('kind', 'in', kinds);
  if (states?.length) query = query.where('state', 'in', states);
  if (kind) query = query.where('kind', '=', kind);
  if (locale) query = query.where((eb) => isAmong(listSpeaking(eb, locale)));
  if (network) query = query.where((eb) => isAmong(listWith(eb, 'network', network)));
  if (finding) query = query.where((eb) => isAmong(listWith(eb, 'finding', finding)));
  if (due) query = query.where((eb) => isDue(eb, due, now));
  if (refund) query = query.where((eb) => isAmong(listRefunded(eb, refund)));
  if (payment) query = query.where((eb) => isAmong(listProposed(eb)));
  if (holder) query = query.where((eb) => isHeld(eb, holder, now));
  if (decider) query = query.where((eb) => isAmong(listDecided(eb, decider)));
  if (!words) return query;
  const found = findWords(database, words, await listDecimals(database, tokenDecimals));
  const few = await listFew(found);
  if (!few) return query.where(isAmong(found));
  return few.length > 0 ? query.where('id', 'in', padNumbers(few)) : query.where(sql<boolean>`1 = 0`);
}
