import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { listColleagues, type Colleague } from '#features/team/accounts/server/list-colleagues.ts';
import { notifyStaff } from '#features/team/notices/server/notify-staff.ts';
import { getById, type SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import { kindsFor, readAction } from '#features/submission/review-queue/model/kind-permissions.ts';
import { splitMentions, type ReviewMention, type ReviewNote } from '../model/note.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { loggedTitle, toldTitle } from '#features/submission/submissions/server/logged-title.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** Who sees items of this kind, and can be mentioned in their notes. */
export async function listReaders(database: Database, kind: SubmissionKind): Promise<Colleague[]> {
  return (await listColleagues(database)).filter((colleague) => kindsFor(colleague).includes(kind));
}

/** What the accounts that are not disabled are called, by id. */
export async function listLabels(database: Database): Promise<ReadonlyMap<string, string>> {
  return new Map((await listColleagues(database)).map(({ id, label }) => [id, label]));
}

/** The notes of an item, oldest first. */
export async function listNotes(
  database: Database,
  submissionId: number,
  person: Pick<Reviewer, 'id'>,
): Promise<ReviewNote[]> {
  const rows = await database
    .selectFrom('submission_notes')
    .leftJoin('note_mentions', (join) =>
      join
        .onRef('note_mentions.note_id', '=', 'submission_notes.id')
        .on('note_mentions.person_id', '=', person.id)
        .on('note_mentions.done_time', 'is', null),
    )
    .select(['id', 'author', 'author_id', 'text', 'create_time', 'note_mentions.person_id'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
  const labels = await listLabels(database);
  return rows.map(({ create_time, person_id, author_id, author, ...note }) => ({
    ...note,
    author: labels.get(author_id) ?? author,
    at: create_time,
    is_open_mention: person_id !== null,
  }));
}

/** The latest are enough: a person with more has not looked for long. */
const mentionsMax = 50;

/** Notes that mention this person and that they have not marked as done, of what they may see; latest first. */
export async function listMentions(database: Database, person: Reviewer): Promise<ReviewMention[]> {
  const kinds = kindsFor(person);
  if (kinds.length === 0) return [];
  const rows = await database
    .selectFrom('note_mentions')
    .innerJoin('submission_notes', 'submission_notes.id', 'note_mentions.note_id')
    .innerJoin('submissions', 'submissions.id', 'submission_notes.submission_id')
    .select([
      'submission_notes.id',
      'submission_id',
      'title',
      'author',
      'author_id',
      'text',
      'submission_notes.create_time',
    ])
    .where('person_id', '=', person.id)
    .where('done_time', 'is', null)
    .where('kind', 'in', kinds)
    .orderBy('submission_notes.id', 'desc')
    .limit(mentionsMax)
    .execute();
  const labels = await listLabels(database);
  return rows.map(({ create_time, author_id, author, ...mention }) => ({
    ...mention,
    author: labels.get(author_id) ?? author,
    at: create_time,
  }));
}

async function getReadable(database: Database, id: number, person: Reviewer): Promise<SubmissionRow> {
  const row = await getById(database, id);
  if (!kindsFor(person).includes(row.kind))
    throw new AppError('forbidden', 'Your account is not allowed to see submissions of this kind.');
  return row;
}

export interface NoteRequest {
  id: number;
  /** Cleaned, not empty. */
  text: string;
  person: Reviewer;
}

interface Mentioning {
  note: number;
  row: SubmissionRow;
  person: Reviewer;
  mentioned: readonly Colleague[];
  at: Date;
}

/** Keeps who is mentioned in a note, and tells each of them. */
async function mention(
  transaction: DatabaseTransaction,
  { note, row, person, mentioned, at }: Mentioning,
): Promise<void> {
  if (mentioned.length === 0) return;
  await transaction
    .insertInto('note_mentions')
    .values(mentioned.map(({ id }) => ({ note_id: note, person_id: id, done_time: null })))
    .execute();
  for (const { id: to } of mentioned)
    await notifyStaff(transaction, {
      kind: 'mention',
      key: `mention ${note}`,
      title: `${person.name} mentioned you`,
      detail: toldTitle(row),
      path: `/submissions/${row.id}/show`,
      action: readAction(row.kind),
      ...{ to, at },
    });
}

/**
 * Adds a note, which nobody can change or delete. Colleagues who are mentioned find it; those who do not see the item are not mentioned.
 * The writer's own mentions in this item count as answered.
 * @throws AppError not-found, forbidden
 */
export async function addNote(
  { database, now }: Dependencies,
  { id, text, person }: NoteRequest,
): Promise<void> {
  const row = await getReadable(database, id, person);
  const readers = await listReaders(database, row.kind);
  const named = new Set(
    splitMentions(
      text,
      readers.flatMap(({ label, name }) => [label, name]),
    ).map(({ mention }) => mention),
  );
  // A name that several people have, without an address, mentions each of them.
  const mentioned = readers.filter(
    ({ id: readerId, label, name }) => (named.has(label) || named.has(name)) && readerId !== person.id,
  );
  const at = now();
  await database.transaction().execute(async (transaction) => {
    const note = await transaction
      .insertInto('submission_notes')
      .values({
        submission_id: id,
        author_id: person.id,
        author: person.name,
        text,
        create_time: at.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await mention(transaction, { note: note.id, row, person, mentioned, at });
    await endMentions(transaction, { id, person, at });
    await appendAudit(transaction, {
      at,
      actor: person,
      area: 'submission',
      action: 'note',
      subject: `submission ${id}`,
      detail: {
        ...loggedTitle(row),
        ...(mentioned.length > 0 && { mentions: mentioned.map(({ label }) => label) }),
      },
    });
  });
}

async function endMentions(
  database: Database,
  { id, person, at }: { id: number; person: Reviewer; at: Date },
): Promise<void> {
  await database
    .updateTable('note_mentions')
    .set({ done_time: at.toISOString() })
    .where('person_id', '=', person.id)
    .where('done_time', 'is', null)
    .where(({ eb, selectFrom }) =>
      eb('note_id', 'in', selectFrom('submission_notes').select('id').where('submission_id', '=', id)),
    )
    .execute();
}

/** Marks this person's mentions in an item as done. @throws AppError not-found, forbidden */
export async function finishMentions(
  { database, now }: Dependencies,
  { id, person }: { id: number; person: Reviewer },
): Promise<void> {
  await getReadable(database, id, person);
  await endMentions(database, { id, person, at: now() });
}
