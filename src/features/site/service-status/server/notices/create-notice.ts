import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import { openNoticesMax, type NewNotice } from '../../model/notice-form.ts';
import { requireFacts } from './require-facts.ts';
import type { NoticeDeskDependencies } from './notice-desk-dependencies.ts';

/** @throws AppError conflict when visitors would have to look for the one that concerns them */
async function requireRoom(transaction: DatabaseTransaction): Promise<void> {
  const { count } = await transaction
    .selectFrom('status_notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('end_time', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) > openNoticesMax)
    throw new AppError('conflict', `There are already ${openNoticesMax} open notices. End one first.`);
}

/** @returns undefined where the form was sent before */
async function insertNotice(
  transaction: DatabaseTransaction,
  { key, kind, subjects, progress, texts, begin_time, planned_end_time }: NewNotice,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('status_notices')
    .values({
      ...{ form_key: key, version: 1, kind, subjects: subjects.join(' '), progress },
      ...{ texts: JSON.stringify(texts), begin_time, planned_end_time, end_time: null },
    })
    .onConflict((conflict) => conflict.column('form_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** @returns the number of the notice, which is that of the first time where the form was sent before @throws AppError bad-request, conflict */
export async function createNotice(
  { database, listSubjects, now }: NoticeDeskDependencies,
  notice: NewNotice,
  person: AuditActor,
): Promise<number> {
  const at = now();
  requireFacts(notice, {
    kind: notice.kind,
    offered: await listSubjects(),
    latestBegin: at.toISOString(),
  });
  return database.transaction().execute(async (transaction) => {
    const id = await insertNotice(transaction, notice);
    if (id === undefined) {
      const sent = transaction.selectFrom('status_notices').select('id').where('form_key', '=', notice.key);
      return (await sent.executeTakeFirstOrThrow()).id;
    }
    await requireRoom(transaction);
    await bumpContentRevision(transaction);
    const { kind, subjects, progress, begin_time, planned_end_time, texts } = notice;
    const entry = { at, actor: person, area: 'status', action: 'create' } as const;
    await appendAudit(transaction, {
      ...entry,
      subject: `notice ${id}`,
      detail: {
        ...{ kind, subjects, ...(kind === 'disruption' && { progress }), begin_time, planned_end_time },
        ...{ title: texts.en?.title, languages: Object.keys(texts) },
      },
    });
    return id;
  });
}
