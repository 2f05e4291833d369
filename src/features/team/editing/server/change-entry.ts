import { appendAudit, type NewAuditEntry } from '#features/team/audit/server/append-audit.ts';
import { canonicalJson } from '#lib/canonical-json.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ContentBody } from '../model/content-body.ts';
import type { VersionAct } from '../model/content-entry.ts';
import {
  afterPublishing,
  afterScheduling,
  afterUnpublishing,
  dueEvents,
  type EntryTimes,
} from '../model/entry-times.ts';
import { findPublishingIssues } from '../model/languages.ts';
import type { ContentPort } from './content-port.ts';
import { scheduleEditor, type Editor } from './editing-dependencies.ts';
import {
  bodyOf,
  checkedOf,
  getVersion,
  lockEntry,
  timesOf,
  type EntryRecord,
  type VersionRecord,
} from './entry-rows.ts';
import { checkLanguages } from './find-outdated.ts';
import { publishPictures, requirePictures } from './pictures.ts';
import { appendVersion, describeVersion, timeColumns } from './store-version.ts';

/** An entry in the transaction that changes it: the row is locked, `row` and `version` are kept up to date. */
export interface OpenEntry {
  transaction: DatabaseTransaction;
  port: ContentPort;
  row: EntryRecord;
  version: VersionRecord;
  /** Written last: the log's head is held by one transaction at a time. */
  audit: NewAuditEntry[];
}

interface VersionStep {
  act: VersionAct;
  body: ContentBody;
  /** Languages that the editor found to match the English. */
  current?: readonly Locale[];
  source?: number;
  /** The times from this step on. @param number of its version */
  times: (before: EntryTimes, number: number) => EntryTimes;
  editor: Editor;
  at: Date;
}

/** What the list shows as the entry's time: when it goes out, or when this happened. */
function listedTime(row: EntryRecord, { act, at }: VersionStep, from: string | null): string {
  if (from !== null) return from;
  // Saving a published item does not move it in the list.
  if (act !== 'published' && row.live_version !== null && act !== 'unpublished') return row.listed_time;
  return at.toISOString();
}

/** Appends the step's version, with the entry's columns and the audit record. */
async function takeStep(entry: OpenEntry, step: VersionStep): Promise<void> {
  const { transaction, port, row } = entry;
  const { act, body, editor, at, source, current = [] } = step;
  const number = row.version + 1;
  const before = { body: bodyOf(entry.version), checked: checkedOf(entry.version) };
  const checked = checkLanguages({ before, body, number, current });
  const made = { entryId: row.id, number, act, body, checked, editor, at };
  entry.version = await appendVersion(transaction, source === undefined ? made : { ...made, source });
  const times = step.times(timesOf(row), number);
  entry.row = await transaction
    .updateTable('content_entries')
    .set({
      ...timeColumns(times),
      ...(await describeVersion(transaction, port.kind, { version: entry.version, body })),
      row_id: row.row_id,
      publish_time: row.publish_time ?? (times.wasLive ? at.toISOString() : null),
      listed_time: listedTime(row, step, times.from),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  entry.audit.push({
    at,
    actor: editor,
    area: 'content',
    action: act,
    subject: `${port.kind.name} ${row.id}`,
    detail: { title: entry.row.title, version: number, from: times.from, until: times.until },
  });
}

/** Changes an entry in a transaction of its own: all of `change`, with its audit records, or nothing. @throws AppError not-found */
export async function changeEntry<Result>(
  database: Database,
  { port, id }: { port: ContentPort; id: number },
  change: (entry: OpenEntry) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const row = await lockEntry(transaction, id);
    if (row.kind !== port.kind.name) throw new AppError('not-found', 'There is no such entry.');
    const version = await getVersion(transaction, id, row.version);
    const entry: OpenEntry = { transaction, port, row, version, audit: [] };
    const result = await change(entry);
    for (const record of entry.audit) await appendAudit(transaction, record);
    return result;
  });
}

/** @throws AppError bad-request naming everything that is missing */
function requirePublishable({ kind }: ContentPort, body: ContentBody): void {
  const issues = findPublishingIssues(kind, body);
  if (issues.length > 0) throw new AppError('bad-request', issues.join(' '));
}

const unchanged = (times: EntryTimes, version: number): EntryTimes => ({ ...times, version });

export interface Saving {
  body: ContentBody;
  current?: readonly Locale[];
  source?: number;
  editor: Editor;
  at: Date;
}

/**
 * Stores a new version; visitors keep what they see. Nothing happens when nothing changed.
 * @throws AppError bad-request where it is scheduled and could not be published like this
 */
export async function save(entry: OpenEntry, saving: Saving): Promise<void> {
  const { current = [], source } = saving;
  const isSame = canonicalJson(saving.body) === canonicalJson(bodyOf(entry.version));
  if (isSame && current.length === 0 && source === undefined) return;
  await requirePictures(entry.transaction, entry.port.kind, saving.body);
  if (entry.row.from_time !== null) requirePublishable(entry.port, saving.body);
  await takeStep(entry, { ...saving, act: source === undefined ? 'saved' : 'restored', times: unchanged });
}

export interface Acting {
  editor: Editor;
  at: Date;
}

/** Shows the latest version to visitors. @throws AppError bad-request */
export async function publish(
  entry: OpenEntry,
  { editor, at, until }: Acting & { until: string | null },
): Promise<void> {
  const body = bodyOf(entry.version);
  requirePublishable(entry.port, body);
  await publishPictures(entry.transaction, entry.port.kind, body);
  const row_id = await entry.port.write(entry.transaction, { rowId: entry.row.row_id, body, at });
  entry.row = { ...entry.row, row_id };
  await takeStep(entry, {
    act: 'published',
    body,
    editor,
    at,
    times: (_before, number) => afterPublishing(number, until),
  });
  await bumpContentRevision(entry.transaction);
}

/** Plans when the latest version goes out. @throws AppError bad-request */
export async function schedule(
  entry: OpenEntry,
  { editor, at, ...plan }: Acting & { from: string; until: string | null },
): Promise<void> {
  const body = bodyOf(entry.version);
  requirePublishable(entry.port, body);
  const times = (before: EntryTimes, number: number) => afterScheduling(before, number, plan);
  await takeStep(entry, { act: 'scheduled', body, editor, at, times });
}

/** Takes it down and drops its plan. */
export async function unpublish(entry: OpenEntry, { editor, at }: Acting): Promise<void> {
  const { row, port, transaction } = entry;
  const wasShown = row.live_version !== null && row.row_id !== null;
  if (wasShown) await port.hide(transaction, row.row_id as number);
  const body = bodyOf(entry.version);
  await takeStep(entry, { act: 'unpublished', body, editor, at, times: afterUnpublishing });
  if (wasShown) await bumpContentRevision(transaction);
}

/** Deletes a draft that visitors never saw; its versions stay stored. @throws AppError conflict for anything else */
export async function discard(
  { transaction, port, row, audit }: OpenEntry,
  { editor, at }: Acting,
): Promise<void> {
  if (row.state !== 'draft')
    throw new AppError('conflict', 'Only a draft that was never published can be deleted.');
  await transaction
    .updateTable('content_entries')
    .set({ deleted_time: at.toISOString() })
    .where('id', '=', row.id)
    .execute();
  audit.push({
    at,
    actor: editor,
    area: 'content',
    action: 'deleted',
    subject: `${port.kind.name} ${row.id}`,
    detail: { title: row.title, version: row.version },
  });
}

/** Does what is due by its times. @returns true when it changed what visitors see */
export async function settle(entry: OpenEntry, at: Date): Promise<boolean> {
  const events = dueEvents(timesOf(entry.row), at);
  for (const event of events) {
    if (event === 'publish')
      await publish(entry, { editor: scheduleEditor, at, until: entry.row.until_time });
    else await unpublish(entry, { editor: scheduleEditor, at });
  }
  return events.length > 0;
}
