import { listSubjectEntries } from '#features/audit/server/list-subject-entries.ts';
import type { DelistingReason, ListedKind } from '#features/catalogue/model/delisting.ts';
import { listedTables } from '#features/catalogue/server/list-listed.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database } from '#platform/database/database.ts';
import { sql } from 'kysely';
import type { ListingDraft } from '../model/listing-draft.ts';
import type { EditableListing, FieldChange, ListingEvent } from '../model/listing-edit.ts';
import { hashDraft } from './compare-drafts.ts';
import type { ListingKind } from './listing-kind.ts';
import { choicesOf, readNames } from './read-names.ts';

export interface ListingKey {
  kind: ListedKind;
  hid: number;
}

/** What the audit log calls an item. */
export const subjectOf = ({ kind, hid }: ListingKey) => `${kind} ${hid}`;

/** Acts that the page of an item shows; the log has them all. */
const shownEvents = 100;

async function readHistory(database: Database, item: ListingKey): Promise<ListingEvent[]> {
  const entries = await listSubjectEntries(database, {
    area: 'listing',
    subject: subjectOf(item),
    max: shownEvents,
  });
  return entries.map(({ id, at, actor, action, detail }) => {
    const facts = JSON.parse(detail) as {
      changes?: FieldChange[];
      confirmed?: ListingEvent['confirmed'];
      reason?: string;
    };
    const reason = facts.reason === undefined ? [] : [{ field: 'reason', from: '', to: facts.reason }];
    return { id, at, actor, action, changes: facts.changes ?? reason, confirmed: facts.confirmed ?? [] };
  });
}

async function readState(database: Database, { kind, hid }: ListingKey) {
  const { table, name } = listedTables[kind];
  const row = await database
    .selectFrom(table)
    .select(sql<string>`${sql.ref(name)}`.as('name'))
    .where('hid', '=', hid)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such item.');
  const delisting = await database
    .selectFrom('delistings')
    .select(['reason', 'note', 'actor', 'create_time as at'])
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('restore_time', 'is', null)
    .executeTakeFirst();
  const shown = delisting && { ...delisting, reason: delisting.reason as DelistingReason };
  return { name: row.name, delisting: shown ?? null };
}

/** @throws AppError not-found */
export async function getDraft(database: Database, kind: ListingKind, hid: number): Promise<ListingDraft> {
  const draft = await kind.read(database, hid);
  if (!draft) throw new AppError('not-found', 'There is no such item.');
  return draft;
}

/** An item with what the form offers and what was done to it. @throws AppError not-found */
export async function getListing(
  database: Database,
  kind: ListingKind,
  item: ListingKey,
): Promise<EditableListing> {
  const draft = await getDraft(database, kind, item.hid);
  return {
    id: `${item.kind}-${item.hid}`,
    ...item,
    ...(await readState(database, item)),
    draft,
    seen: hashDraft(draft),
    choices: choicesOf(item.kind, await readNames(database, draft)),
    history: await readHistory(database, item),
  };
}
