import type { SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

export interface PageRequest {
  /** From 1. */
  page: number;
  perPage: number;
  /** False where only the first rows are wanted: `total` is then what is known without counting. */
  isCounted?: false | undefined;
}

export interface Page<Row> {
  data: Row[];
  /** Total number of rows on all pages. */
  total: number;
}

type Rows<Table extends keyof DatabaseSchema, Row> = SelectQueryBuilder<DatabaseSchema, Table, Row>;
type NoColumns = Record<never, never>;
type Select<Table extends keyof DatabaseSchema, Row> = (query: Rows<Table, NoColumns>) => Rows<Table, Row>;

const firstOf = ({ page, perPage }: PageRequest) => (page - 1) * perPage;

/** PostgreSQL counts in 64 bits, which its driver returns as text. */
async function countRows<Table extends keyof DatabaseSchema>(
  filtered: Rows<Table, NoColumns>,
): Promise<number> {
  const { total } = await filtered
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * One page and the total number of rows. They are counted only where the page does not tell: a search that finds few reads its table once.
 * @param filtered the query with its conditions only
 * @param select adds columns and an unambiguous order
 */
export async function fetchPage<Table extends keyof DatabaseSchema, Row>(
  filtered: Rows<Table, NoColumns>,
  select: Select<Table, Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const { page, perPage, isCounted = true } = request;
  const data = (await select(filtered).limit(perPage).offset(firstOf(request)).execute()) as Row[];
  const isLast = data.length < perPage && (data.length > 0 || page === 1);
  return { data, total: isLast || !isCounted ? firstOf(request) + data.length : await countRows(filtered) };
}

/**
 * As `fetchPage`, by one statement that goes through all rows: for conditions that cost more than the rows, such as a search through texts.
 * @param select few and short columns: every row that was found carries them
 */
export async function fetchSearchedPage<Table extends keyof DatabaseSchema, Row>(
  filtered: Rows<Table, NoColumns>,
  select: Select<Table, Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  if (request.isCounted === false) return fetchPage(filtered, select, request);
  const rows = await select(filtered)
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .limit(request.perPage)
    .offset(firstOf(request))
    .execute();
  const [first] = rows;
  if (first) return { data: rows as Row[], total: Number((first as { total: number }).total) };
  // Behind the last page no row carries it.
  return { data: [], total: request.page === 1 ? 0 : await countRows(filtered) };
}
