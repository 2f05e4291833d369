import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { BookView } from '../../model/books/book-id.ts';
import { partsWith, type BookPart, type BookRange, type BookRequest } from '../../model/books/book-range.ts';
import type { BookCurrency, KnownRates, RateChange } from '../../model/books/book-rate.ts';
import type { Statement } from '../../model/books/statement.ts';
import { countedKinds } from '../../model/numbers.ts';
import type { BookDependencies } from './book-dependencies.ts';
import type { BookEntry, Pricing } from './book-entry.ts';
import { changeRates, listRates, listTokens } from './book-rates.ts';
import { eachEntry } from './each-entry.ts';
import { readStatement } from './read-statement.ts';

export interface BookExport {
  /** Says what it holds and of which days: `books_2026-09-01_2026-11-27_token.csv`. */
  fileName: string;
  batches: AsyncGenerator<BookEntry[]>;
}

/** What came in and was given back, for any range of days. */
export interface Books {
  /** Every entry of the range, in batches. The export is an entry of the audit log. */
  exportEntries(request: BookRequest, person: AuditActor): Promise<BookExport>;
  /** Sums by token and month, from the same entries as an export. */
  readStatement(view: BookView): Promise<Statement>;
  /** What is known of the range in one currency, and the tokens that there are. */
  readRates(request: RateRequest): Promise<KnownRates>;
  /** Sets rates, or removes one. @throws AppError bad-request, not-found */
  changeRates(change: RateChange, person: AuditActor): Promise<void>;
}

export type RateRequest = BookRange & { currency: BookCurrency };

/** The rates are read whole, so that a change in the middle of an export changes none of its values. */
async function readPricing(database: Database, request: RateRequest): Promise<Pricing> {
  const rates = await listRates(database, request);
  const byPlace = new Map(rates.map((each) => [`${each.token} ${each.day}`, each]));
  return { currency: request.currency, find: (token, day) => byPlace.get(`${token} ${day}`) };
}

/** The parts that were asked for, as far as there are any. */
function partsOf({ kind, parts }: BookRequest): Set<BookPart> {
  return new Set(partsWith(kind).filter((part) => parts?.includes(part) ?? true));
}

function fileNameOf({ from, to, kind, currency }: BookRequest, parts: ReadonlySet<BookPart>): string {
  const named = parts.size === partsWith(kind).length ? [] : [...parts];
  return `${['books', from, to, ...(kind ? [kind] : []), ...(currency ? [currency] : []), ...named].join('_')}.csv`;
}

async function exportEntries(
  { database, brand, now }: BookDependencies,
  request: BookRequest,
  person: AuditActor,
): Promise<BookExport> {
  const { from, to, kind, currency } = request;
  const parts = partsOf(request);
  await database.transaction().execute((transaction) =>
    appendAudit(transaction, {
      at: now(),
      actor: person,
      area: 'submission',
      action: 'export-donations',
      detail: { from, to, kind, currency, parts: [...parts] },
    }),
  );
  const kinds = kind ? [kind] : countedKinds;
  const pricing = currency && (await readPricing(database, { from, to, currency }));
  const batches = eachEntry(database, { from, to, kinds, parts, pricing, settings: brand });
  return { fileName: fileNameOf(request, parts), batches };
}

export const createBooks = (dependencies: BookDependencies): Books => ({
  exportEntries: (request, person) => exportEntries(dependencies, request, person),
  readStatement: async (view) =>
    readStatement(dependencies, view, await readPricing(dependencies.database, view)),
  readRates: async (request) => ({
    tokens: await listTokens(dependencies.database, dependencies.brand),
    rates: await listRates(dependencies.database, request),
  }),
  changeRates: (change, person) => changeRates(dependencies, change, person),
});
