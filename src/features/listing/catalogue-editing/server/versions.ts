import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { AppError } from '#lib/app-error.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import type { ListingDraft } from '../model/listing-draft.ts';
import type { FieldChange, ListingVersion, ListingVersionAct } from '../model/listing-edit.ts';
import { compareLines } from './compare-drafts.ts';
import { getDraft, type ListingKey } from './get-draft.ts';
import type { ListingKind } from './listing-kind.ts';
import { readNames } from './read-names.ts';
import { parseStoredDraft } from './stored-draft.ts';

/** Versions that the page of an item lists; older ones stay stored. */
const shownMax = 200;

interface StoredVersion {
  number: number;
  draft: ListingDraft;
}

const ofItem = (database: Database, { kind, hid }: ListingKey) =>
  database.selectFrom('listing_versions').where('kind', '=', kind).where('hid', '=', hid);

async function findLatest(database: Database, item: ListingKey): Promise<StoredVersion | undefined> {
  const row = await ofItem(database, item)
    .select(['number', 'draft'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { number: row.number, draft: parseStoredDraft(item.kind, row.draft) };
}

/** Number of the latest version, if the item is still as that version has it. */
export async function findCurrent(
  database: Database,
  item: ListingKey,
  stored: ListingDraft,
): Promise<number | null> {
  const latest = await findLatest(database, item);
  return latest && canonicalJson(latest.draft) === canonicalJson(stored) ? latest.number : null;
}

/** The versions of an item, the latest first. */
export async function listVersions(database: Database, item: ListingKey): Promise<ListingVersion[]> {
  const rows = await ofItem(database, item)
    .select(['number', 'act', 'actor as by', 'at', 'source'])
    .orderBy('number', 'desc')
    .limit(shownMax)
    .execute();
  return rows.map(({ act, ...row }) => ({ ...row, act: act as ListingVersionAct }));
}

/** @throws AppError not-found */
export async function getVersionDraft(
  database: Database,
  item: ListingKey,
  number: number,
): Promise<ListingDraft> {
  const row = await ofItem(database, item).select('draft').where('number', '=', number).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such version.');
  return parseStoredDraft(item.kind, row.draft);
}

/** A version, and what differs between it and the item as it is stored now. @throws AppError not-found */
export async function compareVersion(
  database: Database,
  kind: ListingKind,
  { number, ...item }: ListingKey & { number: number },
): Promise<{ draft: ListingDraft; changes: FieldChange[] }> {
  const draft = await getVersionDraft(database, item, number);
  const now = await getDraft(database, kind, item.hid);
  const names = await readNames(database, draft, now);
  return { draft, changes: compareLines(kind.describe(draft, names), kind.describe(now, names)) };
}

/** Was this the logo of the item once? Its file stays public. */
export async function hadIcon(database: Database, item: ListingKey, icon: string): Promise<boolean> {
  const rows = await ofItem(database, item).select('draft').execute();
  return rows.some(({ draft }) => (JSON.parse(draft) as ListingDraft).icon === icon);
}

export interface VersionAuthor {
  /** Empty for what was stored without the desk. */
  actor: string;
  at: Date;
}

interface NewVersion extends ListingKey, VersionAuthor {
  act: ListingVersionAct;
  draft: ListingDraft;
  source?: number | undefined;
}

async function append(transaction: DatabaseTransaction, { draft, at, ...version }: NewVersion) {
  const number = ((await findLatest(transaction, version))?.number ?? 0) + 1;
  const { kind, hid, act, actor, source = null } = version;
  await transaction
    .insertInto('listing_versions')
    .values({ kind, hid, number, act, actor, source, draft: JSON.stringify(draft), at: at.toISOString() })
    .execute();
}

/** Keeps the item as it is stored, where its latest version is another: imports, the hot list and undone approvals write none. */
async function keepStored(
  transaction: DatabaseTransaction,
  kind: ListingKind,
  { at, ...item }: ListingKey & { at: Date },
): Promise<void> {
  const draft = await kind.read(transaction, item.hid);
  if (!draft) return;
  const latest = await findLatest(transaction, item);
  if (latest && canonicalJson(latest.draft) === canonicalJson(draft)) return;
  await append(transaction, { ...item, act: 'found', draft, actor: '', at });
}

export interface KeptWriting extends VersionAuthor {
  kind: ListingKey['kind'];
  /** Undefined for an item that is not in the catalogue yet. */
  hid: number | undefined;
  act: ListingVersionAct;
  /** Number of the version that is repeated. */
  source?: number | undefined;
}

/**
 * Writes an item and keeps what it was and what it is as versions, in one transaction that holds the content revision.
 * @param write returns the item's `hid`
 */
export async function keepVersions(
  transaction: DatabaseTransaction,
  kind: ListingKind,
  { writing, write }: { writing: KeptWriting; write: () => Promise<number> },
): Promise<number> {
  const { hid: known, ...version } = writing;
  if (known !== undefined)
    await keepStored(transaction, kind, { kind: writing.kind, hid: known, at: writing.at });
  const hid = await write();
  const draft = await getDraft(transaction, kind, hid);
  await append(transaction, { ...version, hid, draft });
  return hid;
}
