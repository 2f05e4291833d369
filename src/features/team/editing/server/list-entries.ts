import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import { containsText } from '#platform/database/contains-text.ts';
import { sql } from 'kysely';
import type { EntryRow, FoundEntry, KindCount } from '../model/content-entry.ts';
import { entryStates, type EntryState } from '../model/entry-times.ts';
import type { LanguageMarks } from '../model/languages.ts';
import type { ContentPort } from './content-port.ts';
import type { EntryRecord } from './entry-rows.ts';

export interface EntryListRequest extends PageRequest {
  state?: EntryState | undefined;
  /** A value of the kind's `narrowedBy` field. */
  choice?: string | undefined;
  /** Part of the title. */
  q?: string | undefined;
}

const undeleted = (database: Database) =>
  database.selectFrom('content_entries').where('deleted_time', 'is', null);

const bodyAt = (column: 'version' | 'live_version') => sql`(select body from content_versions
  where entry_id = content_entries.id and number = content_entries.${sql.ref(column)})`;

/** Whether visitors see another text than the latest: 0 or 1. Bodies are compared only where the versions differ. */
const hasUnpublished = sql<number>`case when live_version is null or live_version = version then 0
  when ${bodyAt('version')} = ${bodyAt('live_version')} then 0 else 1 end`;

export const presentRow = (row: EntryRecord & { has_unpublished: number | boolean }): EntryRow => ({
  id: row.id,
  title: row.title,
  state: row.state,
  hasUnpublished: Boolean(row.has_unpublished),
  time: row.listed_time,
  marks: JSON.parse(row.marks) as LanguageMarks,
  editor: row.editor,
});

/** One page of a kind, the latest first: what goes out later comes first of all. */
export async function listEntries(
  database: Database,
  kind: string,
  { state, choice, q, ...page }: EntryListRequest,
): Promise<Page<EntryRow>> {
  let query = undeleted(database).where('kind', '=', kind);
  if (state) query = query.where('state', '=', state);
  if (choice) query = query.where('choice', '=', choice);
  if (q) query = query.where(containsText('title', q));
  const { data, total } = await fetchPage(
    query,
    (filtered) =>
      filtered
        .selectAll()
        .select(hasUnpublished.as('has_unpublished'))
        .orderBy('listed_time', 'desc')
        .orderBy('id', 'desc'),
    page,
  );
  return { data: data.map(presentRow), total };
}

/** The latest entries whose titles have the words, of all kinds. */
export async function findEntries(
  database: Database,
  ports: readonly ContentPort[],
  { q, limit }: { q: string; limit: number },
): Promise<FoundEntry[]> {
  const rows = await undeleted(database)
    .select(['id', 'kind', 'title', 'state'])
    .where(containsText('title', q))
    .orderBy('listed_time', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const singulars = new Map(ports.map(({ kind }) => [kind.name, kind.singular]));
  return rows.map((row) => ({ ...row, singular: singulars.get(row.kind) ?? row.kind }));
}

/** Every kind with its entries in each state. */
export async function countEntries(database: Database, ports: readonly ContentPort[]): Promise<KindCount[]> {
  const rows = await undeleted(database)
    .select(['kind', 'state'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['kind', 'state'])
    .execute();
  return ports.map(({ kind }) => {
    const counts = new Map(
      rows.filter((row) => row.kind === kind.name).map(({ state, count }) => [state, Number(count)]),
    );
    const states = Object.fromEntries(entryStates.map((state) => [state, counts.get(state) ?? 0]));
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return { id: kind.name, kind, total, states: states as Record<EntryState, number> };
  });
}
