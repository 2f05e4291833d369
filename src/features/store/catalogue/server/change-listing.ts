import { sql } from 'kysely';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { requireUnbarred } from '#features/team/accounts/server/decision-bars.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { enqueueEvent } from '#features/team/webhooks/server/enqueue-event.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ListedKind } from '../model/delisting.ts';
import type { ListingChange } from '../model/listing-change.ts';
import { strictRelisting, type RelistingRules } from '../model/restoration.ts';
import { listedTables } from './listed-tables.ts';
import { readDelistings } from './read-delistings.ts';
import { relist } from './relist.ts';

/** A change of one item. */
export interface ListingChangeRequest {
  kind: ListedKind;
  hid: number;
  change: ListingChange;
  person: AuditActor;
  /** Email address of the account that decided a delisting, where something else carries it out: a plan. */
  decidedBy?: string;
  /** The finding of the watch that a delisting is the decision about. */
  finding?: number;
  /** Of the portal; strict without them. */
  rules?: RelistingRules;
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

/** The finding that a delisting is decided on: the one that was decided, or the most serious that waits. */
async function findOpenFinding(
  transaction: DatabaseTransaction,
  { kind, hid }: ItemRequest,
): Promise<number | null> {
  const open = await transaction
    .selectFrom('watch_findings')
    .select('id')
    .where('kind', '=', kind)
    .where('hid', '=', hid)
    .where('state', '=', 'open')
    .orderBy('hijack', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return open?.id ?? null;
}

interface Delisting extends ListingChangeRequest {
  change: Extract<ListingChange, { name: 'delist' }>;
  at: Date;
}

async function recordDelisting(
  transaction: DatabaseTransaction,
  { kind, hid, change, person, decidedBy, finding, at }: Delisting,
): Promise<void> {
  const { reason, note } = change;
  const finding_id = finding ?? (await findOpenFinding(transaction, { kind, hid }));
  const actor = decidedBy ?? person.email;
  await transaction
    .insertInto('delistings')
    .values({ kind, hid, reason, note, actor, finding_id, create_time: at.toISOString() })
    .execute();
}

/** A restore names the delisting that the person saw. @throws AppError conflict */
async function requireSeen(
  transaction: DatabaseTransaction,
  { kind, hid }: ItemRequest,
  seen: number,
): Promise<void> {
  const open = (await readDelistings(transaction, { kind, hids: [hid] })).get(hid);
  if (open?.id !== seen)
    throw new AppError('conflict', 'This item was changed in the meantime. Reload and decide again.');
}

/**
 * Delists or restores an item within another change, such as the decision about reports.
 * @throws AppError not-found, conflict when it is delisted already, or is not, or by another delisting than the one named; forbidden for a person who
 * may not restore it
 */
export async function changeListingWithin(
  transaction: DatabaseTransaction,
  request: ListingChangeRequest & { at: Date },
): Promise<void> {
  const { kind, hid, change, person, at, rules = strictRelisting } = request;
  // First, because it makes changes of one item wait for each other.
  await bumpContentRevision(transaction);
  await requireUnbarred(transaction, request);
  const name = await setListed(transaction, request, change.name === 'restore' ? 1 : 0);
  let facts: object = {};
  if (change.name === 'restore') {
    await requireSeen(transaction, request, change.delisting);
    facts = { ...(await relist(transaction, { kind, hid, person, note: change.note, rules, at })) };
  } else {
    await recordDelisting(transaction, { ...request, change });
    facts = { reason: change.reason };
  }
  const reason = change.name === 'delist' ? change.reason : null;
  const type = change.name === 'delist' ? 'listing.delisted' : 'listing.restored';
  await enqueueEvent(transaction, { type, data: { kind, hid, name, reason }, at });
  await appendAudit(transaction, {
    at,
    actor: person,
    area: 'listing',
    action: change.name,
    subject: `${kind} ${hid}`,
    detail: { name, ...facts },
  });
}

/**
 * Delists or restores an item: the pages and the API follow immediately.
 * @throws AppError as `changeListingWithin` does
 */
export async function changeListing(
  database: Database,
  request: ListingChangeRequest & { at: Date },
): Promise<void> {
  await database.transaction().execute((transaction) => changeListingWithin(transaction, request));
}
