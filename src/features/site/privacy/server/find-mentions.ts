import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { PersonAddress } from './same-address.ts';

/** A text in which an address is named. */
export interface Mention {
  table: string;
  column: string;
  /** Its number or name; null in tables without. */
  row: string | null;
  text: string;
}

/** What identifies a row for the reader. */
const rowNames = ['id', 'submission_id', 'hid', 'kind', 'name'];

const isText = (type: string) => /^(?:text|varchar|character)/i.test(type);

/**
 * Every text of the database that names the address, wherever it is: also what other people wrote about this one. Reads whole tables, so it is for
 * the command line.
 */
export async function findMentions(database: Database, address: PersonAddress): Promise<Mention[]> {
  const found: Mention[] = [];
  for (const { name: table, columns } of await database.introspection.getTables()) {
    const texts = columns.filter(({ dataType }) => isText(dataType)).map(({ name }) => name);
    if (texts.length === 0) continue;
    const key = rowNames.find((name) => columns.some((column) => column.name === name));
    const query = sql<Record<string, unknown>>`select * from ${sql.table(table)}
      where ${sql.join(
        texts.map((column) => address.mayHold(column)),
        sql` or `,
      )}`;
    for (const row of (await query.execute(database)).rows)
      for (const column of texts) {
        const text = row[column];
        if (typeof text === 'string' && address.isIn(text))
          found.push({ table, column, row: key === undefined ? null : String(row[key]), text });
      }
  }
  return found;
}
