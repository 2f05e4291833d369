import { randomUUID } from 'node:crypto';
import { isLocale, fallbackLocale } from '#i18n/locales.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { purposeOf, type Purpose } from '#features/submission/submissions/model/state.ts';
import { getById } from '#features/submission/submissions/server/find-submission.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { Answer, AnswerChange, NewAnswer, OfferedAnswer } from '../model/answer.ts';
import { fillPlaceholders } from '../model/placeholders.ts';
import { decideActions } from '#features/submission/review-queue/model/kind-permissions.ts';
import type { Reviewer } from '#features/submission/review-queue/model/reviewer.ts';
import { shippedAnswers } from './shipped-answers.ts';

interface Dependencies {
  database: Database;
  brand: { name: string; supportEmail: string };
  now: () => Date;
}

/** The canned answers of the desk. */
export interface Answers {
  /** Those about what this person decides, the shipped ones first. */
  list(person: Reviewer): Promise<Answer[]>;
  /** @throws AppError forbidden for what this person does not decide about */
  create(answer: NewAnswer, person: Reviewer): Promise<string>;
  /**
   * @param seen `update_time` of the answer as it was shown
   * @throws AppError not-found, forbidden, conflict when someone changed it in the meantime
   */
  change(request: { id: string; seen: string | null; change: AnswerChange; person: Reviewer }): Promise<void>;
  /** Filled for one submission, in the language that its sender reads. @throws AppError not-found, forbidden */
  offer(submissionId: number, person: Reviewer): Promise<OfferedAnswer[]>;
}

const mayDecide = (person: Reviewer, purpose: Purpose) => may(person, decideActions[purpose]);

function requirePurpose(person: Reviewer, purpose: Purpose): void {
  if (!mayDecide(person, purpose))
    throw new AppError('forbidden', 'Your account is not allowed to decide about these.');
}

/** Every canned answer, the shipped ones first. */
export async function listAnswers(database: Database): Promise<Answer[]> {
  const rows = await database.selectFrom('canned_answers').selectAll().orderBy('create_time').execute();
  const stored = new Map(
    rows.map(({ create_time: _created, texts, ...row }) => [
      row.id,
      { ...row, texts: JSON.parse(texts) as Answer['texts'] } as Omit<Answer, 'is_shipped'>,
    ]),
  );
  const shipped = shippedAnswers.map((answer) => ({
    ...answer,
    update_time: null,
    updated_by: null,
    ...stored.get(answer.id),
    is_shipped: true,
  }));
  const own = [...stored.values()].filter(({ id }) => !shipped.some((answer) => answer.id === id));
  return [...shipped, ...own.map((answer) => ({ ...answer, is_shipped: false }))];
}

interface Kept {
  id: string;
  /** Before; undefined for a new one. */
  old?: Answer | undefined;
  /** Undefined once it is removed. */
  answer?: NewAnswer | undefined;
  person: Reviewer;
  at: Date;
}

/** Which texts differ, each old and new. */
function differences(old: Kept['old'], answer: Kept['answer']) {
  const names = Object.keys(answer?.texts ?? old?.texts ?? {}) as (keyof Answer['texts'])[];
  return Object.fromEntries(
    names
      .filter((name) => (old?.texts[name] ?? '') !== (answer?.texts[name] ?? ''))
      .map((name) => [name, { old: old?.texts[name] ?? '', new: answer?.texts[name] ?? '' }]),
  );
}

/** Writes or removes the row that the person saw. @returns false when it is no longer the same */
async function writeRow(
  transaction: DatabaseTransaction,
  { id, old, answer, person, at }: Kept,
): Promise<boolean> {
  const seen = old?.update_time ?? null;
  if (!answer) {
    if (seen === null) return false;
    const removed = await transaction
      .deleteFrom('canned_answers')
      .where('id', '=', id)
      .where('update_time', '=', seen)
      .returning('id')
      .execute();
    return removed.length > 0;
  }
  const { texts, ...facts } = answer;
  const time = at.toISOString();
  const row = { ...facts, texts: JSON.stringify(texts), update_time: time, updated_by: person.name };
  const written =
    seen === null
      ? await transaction
          .insertInto('canned_answers')
          .values({ id, create_time: time, ...row })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .execute()
      : await transaction
          .updateTable('canned_answers')
          .set(row)
          .where('id', '=', id)
          .where('update_time', '=', seen)
          .returning('id')
          .execute();
  return written.length > 0;
}

/** Stores what was changed, with the old texts in the log. @throws AppError conflict */
async function keep(transaction: DatabaseTransaction, kept: Kept): Promise<void> {
  const { id, old, answer, person, at } = kept;
  if (!(await writeRow(transaction, kept))) throw changedSince();
  await appendAudit(transaction, {
    at,
    actor: person,
    area: 'submission',
    action: !answer ? 'remove-answer' : old ? 'change-answer' : 'add-answer',
    subject: `answer ${id}`,
    detail: { title: answer?.title ?? old?.title, texts: differences(old, answer) },
  });
}

const changedSince = () =>
  new AppError('conflict', 'Another person changed this answer in the meantime. Reload and decide again.');

async function changeAnswer(
  { database, now }: Dependencies,
  { id, seen, change, person }: Parameters<Answers['change']>[0],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const old = (await listAnswers(transaction)).find((answer) => answer.id === id);
    if (!old) throw new AppError('not-found', 'There is no such answer.');
    requirePurpose(person, old.purpose);
    if (old.update_time !== seen) throw changedSince();
    const { purpose, topic } = old;
    const answer =
      change.name === 'save' ? { purpose, topic, title: change.title, texts: change.texts } : undefined;
    await keep(transaction, { id, old, answer, person, at: now() });
  });
}

async function offerAnswers(
  { database, brand }: Dependencies,
  submissionId: number,
  person: Reviewer,
): Promise<OfferedAnswer[]> {
  const row = await getById(database, submissionId);
  const purpose = purposeOf(row.kind);
  requirePurpose(person, purpose);
  const values = {
    name: row.title,
    reference: String(row.id),
    wallet: brand.name,
    support: brand.supportEmail,
  };
  const answers = await listAnswers(database);
  return answers
    .filter((answer) => answer.purpose === purpose)
    .map(({ id, topic, title, texts }) => {
      const own = isLocale(row.locale) && texts[row.locale] !== '' ? row.locale : fallbackLocale;
      const english = fillPlaceholders(texts.en, values);
      return { id, topic, title, text: fillPlaceholders(texts[own], values), locale: own, english };
    });
}

/** The text of a canned answer for one submission. @throws AppError conflict when it is for something else, or is gone */
export async function readAnswer(
  dependencies: Dependencies,
  {
    submissionId,
    answer,
    topic,
    person,
  }: { submissionId: number; answer: string; topic: string; person: Reviewer },
): Promise<string> {
  const offered = await offerAnswers(dependencies, submissionId, person);
  const found = offered.find((each) => each.id === answer && each.topic === topic);
  if (!found)
    throw new AppError('conflict', 'This canned answer is not for this item. Reload and decide again.');
  return found.text;
}

export function createAnswers(dependencies: Dependencies): Answers {
  const { database, now } = dependencies;
  return {
    list: async (person) => (await listAnswers(database)).filter(({ purpose }) => mayDecide(person, purpose)),
    async create(answer, person) {
      requirePurpose(person, answer.purpose);
      const id = randomUUID();
      await database
        .transaction()
        .execute((transaction) => keep(transaction, { id, answer, person, at: now() }));
      return id;
    },
    change: (request) => changeAnswer(dependencies, request),
    offer: (submissionId, person) => offerAnswers(dependencies, submissionId, person),
  };
}
