import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { updatesMax, type NoticeAction, type UpdateTexts } from '../../model/notice-form.ts';
import { stateOf } from '../../model/notice-state.ts';
import type { DisruptionState, Notice, NoticeSubject } from '../../model/notice.ts';
import type { NoticeDeskDependencies } from './notice-desk-dependencies.ts';
import { requireFacts } from './require-facts.ts';

/** A notice in the transaction that changes it, before the act. */
interface OpenNotice {
  transaction: DatabaseTransaction;
  notice: Pick<Notice, 'id' | 'kind' | 'progress' | 'begin_time' | 'end_time' | 'subjects'>;
  /** The services and products of this portal. */
  offered: readonly NoticeSubject[];
  at: Date;
}

type ActionOf<Name extends NoticeAction['name']> = Extract<NoticeAction, { name: Name }>;
/** What the audit log says of the act. */
type Detail = Readonly<Record<string, unknown>>;

function requireOpen({ notice }: OpenNotice): void {
  if (notice.end_time !== null) throw new AppError('conflict', 'This notice has ended.');
}

/** @param texts what visitors read under the state that the notice has from now on */
async function addUpdate(
  { transaction, at }: OpenNotice,
  after: OpenNotice['notice'],
  texts: UpdateTexts,
): Promise<Detail> {
  const { count } = await transaction
    .selectFrom('status_notice_updates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('notice_id', '=', after.id)
    .executeTakeFirstOrThrow();
  // The end is always possible.
  if (Number(count) >= updatesMax && after.end_time === null)
    throw new AppError(
      'conflict',
      `A notice has at most ${updatesMax} updates. End it, and write a new one.`,
    );
  const state = stateOf(after, at);
  const row = { notice_id: after.id, time: at.toISOString(), state, texts: JSON.stringify(texts) };
  await transaction.insertInto('status_notice_updates').values(row).execute();
  return { state, text: texts.en?.text, languages: Object.keys(texts) };
}

async function update(
  open: OpenNotice,
  { progress = open.notice.progress, texts }: ActionOf<'update'>,
): Promise<Detail> {
  requireOpen(open);
  const { transaction, notice } = open;
  await transaction.updateTable('status_notices').set({ progress }).where('id', '=', notice.id).execute();
  return addUpdate(open, { ...notice, progress }, texts);
}

async function end(open: OpenNotice, { texts }: ActionOf<'end'>): Promise<Detail> {
  requireOpen(open);
  const { transaction, notice, at } = open;
  const end_time = at.toISOString();
  await transaction.updateTable('status_notices').set({ end_time }).where('id', '=', notice.id).execute();
  return addUpdate(open, { ...notice, end_time }, texts);
}

async function edit(
  { transaction, notice, offered, at }: OpenNotice,
  facts: ActionOf<'edit'>,
): Promise<Detail> {
  // What it is about stays, where the portal no longer has it.
  requireFacts(facts, {
    kind: notice.kind,
    offered: [...offered, ...notice.subjects],
    latestBegin: notice.end_time ?? at.toISOString(),
  });
  const { subjects, begin_time, planned_end_time, texts } = facts;
  await transaction
    .updateTable('status_notices')
    .set({ subjects: subjects.join(' '), begin_time, planned_end_time, texts: JSON.stringify(texts) })
    .where('id', '=', notice.id)
    .execute();
  const languages = Object.keys(texts);
  return { subjects, begin_time, planned_end_time, title: texts.en?.title, text: texts.en?.text, languages };
}

async function editUpdate(
  { transaction, notice }: OpenNotice,
  { update: id, texts }: ActionOf<'edit-update'>,
): Promise<Detail> {
  const edited = await transaction
    .updateTable('status_notice_updates')
    .set({ texts: JSON.stringify(texts) })
    .where('id', '=', id)
    .where('notice_id', '=', notice.id)
    .returning('id')
    .executeTakeFirst();
  if (!edited) throw new AppError('not-found', 'There is no such update.');
  return { update: id, text: texts.en?.text, languages: Object.keys(texts) };
}

async function remove({ transaction, notice }: OpenNotice): Promise<Detail> {
  await transaction.deleteFrom('status_notices').where('id', '=', notice.id).execute();
  return {};
}

function applyAction(open: OpenNotice, action: NoticeAction): Promise<Detail> {
  switch (action.name) {
    case 'update':
      return update(open, action);
    case 'end':
      return end(open, action);
    case 'edit':
      return edit(open, action);
    case 'edit-update':
      return editUpdate(open, action);
    case 'delete':
      return remove(open);
  }
}

/** Takes the notice for this transaction, as the person saw it. @throws AppError not-found, conflict */
async function lockNotice(
  transaction: DatabaseTransaction,
  { id, seen }: { id: number; seen: number },
): Promise<OpenNotice['notice']> {
  const row = await transaction
    .updateTable('status_notices')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['version', 'kind', 'progress', 'subjects', 'begin_time', 'end_time'])
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such notice.');
  if (row.version !== seen + 1)
    throw new AppError('conflict', 'This notice was changed in the meantime. Reload and decide again.');
  return {
    ...{ id, kind: row.kind as Notice['kind'], progress: row.progress as DisruptionState },
    ...{ subjects: row.subjects.split(' ') as NoticeSubject[] },
    ...{ begin_time: row.begin_time, end_time: row.end_time },
  };
}

/** An act on what the person saw, with its entry in the audit log. @throws AppError bad-request, not-found, conflict */
export async function changeNotice(
  { database, listSubjects, now }: NoticeDeskDependencies,
  { id, action, person }: { id: number; action: NoticeAction; person: AuditActor },
): Promise<void> {
  const at = now();
  const offered = await listSubjects();
  await database.transaction().execute(async (transaction) => {
    const notice = await lockNotice(transaction, { id, seen: action.seen });
    const detail = await applyAction({ transaction, notice, offered, at }, action);
    await bumpContentRevision(transaction);
    const entry = { at, actor: person, area: 'status', action: action.name } as const;
    await appendAudit(transaction, { ...entry, subject: `notice ${id}`, detail });
  });
}
