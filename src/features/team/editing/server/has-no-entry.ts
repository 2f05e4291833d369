import { sql, type RawBuilder } from 'kysely';

/** A condition for `listNewRows`. @param row the id's column with its table: `news.id` */
export function hasNoEntry(kind: string, row: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from content_entries as known where known.kind = ${kind} and known.row_id = ${sql.ref(row)})`;
}
