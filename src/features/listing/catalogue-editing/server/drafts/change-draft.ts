import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { isSha256 } from '#features/submission/form-fields/model/sent-schema.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ListingDraft } from '../../model/listing-draft.ts';
import type { EditCheck, FieldChange } from '../../model/listing-edit.ts';
import type { DraftAction } from '../../model/prepared-draft.ts';
import { isRefused } from '../check-edit.ts';
import { getDraft, type ListingKey } from '../get-draft.ts';
import { compareLines, hashDraft } from '../compare-drafts.ts';
import type { EditingDependencies, ListingKind } from '../listing-kind.ts';
import { readNames } from '../read-names.ts';
import { examineEdit } from '../save-edit.ts';
import { draftOf, draftSubject, findWaitingDraft, nameOf, type StoredDraft } from './draft-rows.ts';

export type DraftDependencies = EditingDependencies & { kind: ListingKind };

export type DraftOutcome =
  | { kind: 'stored'; id: number }
  | { kind: 'deleted' }
  /** Another person saved in the meantime. @property changes from what is stored to what was sent */
  | { kind: 'stale'; changes: FieldChange[] }
  | { kind: 'refused'; check: EditCheck };

/** The draft's own values. */
export const columnsOf = (draft: ListingDraft) => ({
  name: nameOf(draft),
  icon: isSha256(draft.icon) ? draft.icon : '',
  draft: JSON.stringify(draft),
});

/** A draft may lack everything, but a logo must be a file that the person uploaded. */
const hasForeignLogo = (draft: ListingDraft, { issues }: EditCheck) =>
  draft.icon !== '' && issues.some(({ path, code }) => path === 'icon' && code === 'logo');

/**
 * Stores a new draft, whatever is missing in it, with what the checks say now.
 * @throws AppError conflict where the listed item has a draft already
 */
export async function createDraft(
  dependencies: DraftDependencies,
  { draft, person, ...item }: ListingKey & { draft: ListingDraft; person: AuditActor },
): Promise<DraftOutcome> {
  const { database, kind, now } = dependencies;
  const check = await examineEdit(dependencies, { ...item, draft, person });
  if (hasForeignLogo(draft, check)) return { kind: 'refused', check };
  const at = now();
  return database.transaction().execute(async (transaction): Promise<DraftOutcome> => {
    if (await findWaitingDraft(transaction, item))
      throw new AppError('conflict', 'This item already has a draft. Open that draft.');
    const { id } = await transaction
      .insertInto('listing_drafts')
      .values({
        ...{ ...item, base: hashDraft(await getDraft(transaction, kind, item.hid)) },
        ...{ ...columnsOf(draft), version: 1, found: JSON.stringify(check), confirmed: '[]' },
        ...{ actor: person.email, at: at.toISOString() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const detail = { ...item, name: nameOf(draft) };
    const entry = { area: 'listing', action: 'save-draft', subject: draftSubject(id), detail } as const;
    await appendAudit(transaction, { at, actor: person, ...entry });
    return { kind: 'stored', id };
  });
}

type DraftColumns = Omit<Partial<StoredDraft>, 'id' | 'version'>;

/** Changes a draft as it was read. @throws AppError conflict when it was changed, listed or deleted in the meantime */
export async function updateDraft(
  transaction: DatabaseTransaction,
  { id, version }: Pick<StoredDraft, 'id' | 'version'>,
  columns: DraftColumns,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('listing_drafts')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new AppError('conflict', 'This draft was changed in the meantime. Open it again.');
}

/** Deletes a draft as it was read, after it was listed too. @throws AppError conflict */
export async function deleteDraft(
  transaction: DatabaseTransaction,
  { id, version }: Pick<StoredDraft, 'id' | 'version'>,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('listing_drafts')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw new AppError('conflict', 'This draft was changed in the meantime. Open it again.');
}

/** From what is stored to what was sent. */
export async function compareWithStored(
  { database, kind }: DraftDependencies,
  stored: ListingDraft,
  sent: ListingDraft,
): Promise<FieldChange[]> {
  const names = await readNames(database, stored, sent);
  return compareLines(kind.describe(stored, names), kind.describe(sent, names));
}

/** What publishing the draft would change, where the listed item is no longer the one that the person saw. */
async function compareOutdated(
  dependencies: DraftDependencies,
  { hid }: StoredDraft,
  { draft, base }: { draft: ListingDraft; base: string },
): Promise<FieldChange[] | undefined> {
  const stored = await getDraft(dependencies.database, dependencies.kind, hid);
  return hashDraft(stored) === base ? undefined : compareWithStored(dependencies, stored, draft);
}

/** @throws AppError bad-request for times that cannot be kept */
function planOf(
  action: Extract<DraftAction, { name: 'schedule' }>,
  check: EditCheck,
  at: Date,
): DraftColumns {
  const { from, until, reason, confirmed, base } = action;
  if (from <= at.toISOString()) throw new AppError('bad-request', 'Choose a time in the future.');
  if (until !== null && until <= from)
    throw new AppError('bad-request', 'Choose an end after the beginning.');
  if (until !== null && reason === null)
    throw new AppError('bad-request', 'Choose the reason that visitors will read.');
  const asked = new Set(check.findings.filter(({ needs }) => needs === 'confirm').map(({ key }) => key));
  return {
    base,
    from_time: from,
    until_time: until,
    until_reason: until === null ? null : reason,
    confirmed: JSON.stringify(confirmed.filter((key) => asked.has(key))),
  };
}

const noPlan = { from_time: null, until_time: null, until_reason: null, confirmed: '[]' } as const;

interface Change {
  row: StoredDraft;
  person: AuditActor;
}

/** Changes the draft and writes the log, in one transaction. */
async function store(
  { database, now }: { database: Database; now: () => Date },
  { row, person }: Change,
  { action, columns, detail = {} }: { action: string; columns: DraftColumns; detail?: object },
): Promise<DraftOutcome> {
  const at = now();
  const changed = {
    ...columns,
    actor: person.email,
    at: at.toISOString(),
    stop_time: null,
    lease_time: null,
  };
  await database.transaction().execute(async (transaction) => {
    await updateDraft(transaction, row, changed);
    const entry = { area: 'listing', action, subject: draftSubject(row.id) } as const;
    const named = { kind: row.kind, name: columns.name ?? row.name, ...detail };
    await appendAudit(transaction, { at, actor: person, ...entry, detail: named });
  });
  return { kind: 'stored', id: row.id };
}

/** Saves or schedules what is in the form. A plan stays when the draft is saved, until it is canceled. */
async function storeForm(
  dependencies: DraftDependencies,
  { row, person }: Change,
  action: Extract<DraftAction, { draft: unknown }> & { draft: ListingDraft },
): Promise<DraftOutcome> {
  const { draft, seen } = action;
  const stored = draftOf(row);
  if (hashDraft(stored) !== seen)
    return { kind: 'stale', changes: await compareWithStored(dependencies, stored, draft) };
  const request = { kind: row.kind, hid: row.hid, draft, person, draftIcon: row.icon };
  const check = await examineEdit(dependencies, request);
  if (hasForeignLogo(draft, check)) return { kind: 'refused', check };
  const columns = { ...columnsOf(draft), found: JSON.stringify(check) };
  if (action.name === 'save') return store(dependencies, { row, person }, { action: 'save-draft', columns });
  const outdated = await compareOutdated(dependencies, row, { draft, base: action.base });
  if (outdated) return { kind: 'stale', changes: outdated };
  const plan = planOf(action, check, dependencies.now());
  if (isRefused(check, action.confirmed)) return { kind: 'refused', check };
  const { from, until, reason } = action;
  const detail = { from, ...(until !== null && { until, reason }) };
  return store(
    dependencies,
    { row, person },
    { action: 'schedule-draft', columns: { ...columns, ...plan }, detail },
  );
}

/** @property parse checks that a draft is one of its kind */
type ParsingDependencies = DraftDependencies & { parse: (draft: unknown) => ListingDraft };

/** @throws AppError bad-request, conflict when it was changed at this moment */
export async function changeDraft(
  { parse, ...dependencies }: ParsingDependencies,
  change: Change,
  action: DraftAction,
): Promise<DraftOutcome> {
  const { row, person } = change;
  if (action.name === 'cancel')
    return store(dependencies, change, { action: 'cancel-schedule', columns: noPlan });
  if (action.name !== 'delete')
    return storeForm(dependencies, change, { ...action, draft: parse(action.draft) });
  await dependencies.database.transaction().execute(async (transaction) => {
    await deleteDraft(transaction, row);
    const detail = { kind: row.kind, name: row.name };
    const entry = { area: 'listing', action: 'delete-draft', subject: draftSubject(row.id), detail } as const;
    await appendAudit(transaction, { at: dependencies.now(), actor: person, ...entry });
  });
  return { kind: 'deleted' };
}
