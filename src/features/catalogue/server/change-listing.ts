import { sql } from 'kysely';
import type { AuditActor } from '#features/audit/model/audit-entry.ts';
import { appendAudit } from '#features/audit/server/append-audit.ts';
import { enqueueEvent } from '#features/webhooks/server/enqueue-event.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ListedKind } from '../model/delisting.ts';
import type { ListingChange } from '../model/listing-change.ts';
import { listedTables } from './list-listed.ts';

/** A change of one item. */
export interface ListingChangeRequest {
  kind: ListedKind;
  hid: number;
  change: ListingChange;
  person: AuditActor;
}

type ItemRequest = Pick<ListingChangeRequest, 'kind' | 'hid'>;

/** Takes the item in or out, when it is not there already. @returns its name @throws AppError not-found, conflict */
async function setListed(
  transaction: DatabaseTransaction,
  { kind, hid }: ItemRequest,
  listed: 0 | 1,
): Promise<string> {
  const { table, name } = listedTables[kind];
  const row = await transaction
    .selectFrom(table)
    .select([sql<string>`${sql.ref(name)}`.as('name'), 'listed'])
    .where('hid', '=', hid)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such item.');
  if (row.listed === listed)
    throw new AppError('conflict', listed === 1 ? 'This item is listed.' : 'This item is already delisted.');
  await transaction.updateTable(table).set({ listed }).where('hid', '=', hid).execute();
  return row.name;
}

/** Closes the open delisting: the item is listed again. Nothing to do for an item that never was delisted. */
export async function closeDelisting(
  transaction: DatabaseTransaction,
  { kind, hid, at }: ItemRequest & { at: Date },
): Promise<void> {
  await transaction
    .updateTable('delistings')
    .set({ restore_time: at.toISOString() })
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('restore_time', 'is', null)
    .execute();
}

async function record(
  transaction: DatabaseTransaction,
  { kind, hid, change, person, at }: ListingChangeRequest & { at: Date },
): Promise<void> {
  if (change.name === 'restore') {
    await closeDelisting(transaction, { kind, hid, at });
    return;
  }
  const { reason, note } = change;
  await transaction
    .insertInto('delistings')
    .values({ kind, hid, reason, note, actor: person.email, create_time: at.toISOString() })
    .execute();
}

/**
 * Delists or restores an item within another change, such as the decision about reports.
 * @throws AppError not-found, conflict when it is delisted already, or is not
 */
export async function changeListingWithin(
  transaction: DatabaseTransaction,
  request: ListingChangeRequest & { at: Date },
): Promise<void> {
  const { kind, hid, change, person, at } = request;
  // First, because it makes changes of one item wait for each other.
  await bumpContentRevision(transaction);
  const name = await setListed(transaction, request, change.name === 'restore' ? 1 : 0);
  await record(transaction, request);
  const reason = change.name === 'delist' ? change.reason : null;
  const type = change.name === 'delist' ? 'listing.delisted' : 'listing.restored';
  await enqueueEvent(transaction, { type, data: { kind, hid, name, reason }, at });
  await appendAudit(transaction, {
    at,
    actor: person,
    area: 'listing',
    action: change.name,
    subject: `${kind} ${hid}`,
    detail: { name, ...(reason !== null && { reason }) },
  });
}

/**
 * Delists or restores an item: the pages and the API follow immediately.
 * @throws AppError not-found, conflict when it is delisted already, or is not
 */
export async function changeListing(
  database: Database,
  request: ListingChangeRequest & { at: Date },
): Promise<void> {
  await database.transaction().execute((transaction) => changeListingWithin(transaction, request));
}
