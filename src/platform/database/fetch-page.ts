import type { SelectQueryBuilder } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

export interface PageRequest {
  /** From 1. */
  page: number;
  perPage: number;
}

export interface Page<Row> {
  data: Row[];
  /** Total number of rows on all pages. */
  total: number;
}

type Rows<Table extends keyof DatabaseSchema, Row> = SelectQueryBuilder<DatabaseSchema, Table, Row>;
type NoColumns = Record<never, never>;

/**
 * One page and the total number of rows.
 * @param filtered the query with its conditions only
 * @param select adds columns and an unambiguous order
 */
export async function fetchPage<Table extends keyof DatabaseSchema, Row>(
  filtered: Rows<Table, NoColumns>,
  select: (query: Rows<Table, NoColumns>) => Rows<Table, Row>,
  { page, perPage }: PageRequest,
): Promise<Page<Row>> {
  const data = await select(filtered)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const counted = await filtered
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // PostgreSQL counts in 64 bits, which its driver returns as text.
  return { data: data as Row[], total: Number(counted.total) };
}
