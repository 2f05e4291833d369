import type { DelistingReason, ListedKind } from '#features/store/catalogue/model/delisting.ts';
import { isHeldBy } from '#features/team/cases/server/is-held-by.ts';
import { AppError } from '#lib/app-error.ts';
import { countDecided } from '#platform/database/count-decided.ts';
import { containsText } from '#platform/database/contains-text.ts';
import type { Database } from '#platform/database/database.ts';
import { fetchPage, type Page, type PageRequest } from '#platform/database/fetch-page.ts';
import type { AppealOutcome, AppealSubject } from '../model/appeal.ts';
import type { AppealCase, AppealCaseDetail, AppealCount, AppealState } from '../model/appeal-case.ts';
import type { AppealRow } from './find-appeal.ts';
import { findBar, type Decider } from './find-bar.ts';
import { isStanding } from './is-standing.ts';

export interface AppealListRequest extends PageRequest {
  state: AppealState;
  /** Account that has them; null for those that nobody has, undefined for all. */
  holder?: string | null | undefined;
  kind?: ListedKind | undefined;
  subject?: AppealSubject | undefined;
  /** In the name; empty for all. */
  q?: string;
}

type Subject = { title: string; kind: string };

function presentAppeal(row: AppealRow, { title, kind }: Subject): AppealCase {
  const { id, version, submission_id, create_time, due_time } = row;
  return {
    id,
    version,
    submission_id,
    // Only what can be listed has appeals.
    kind: kind as ListedKind,
    title,
    subject: row.delisting_id === null ? 'rejection' : 'delisting',
    create_time,
    due_time,
    decision:
      row.decided_time === null
        ? null
        : {
            outcome: row.outcome as AppealOutcome,
            text: row.answer ?? '',
            actor: row.decided_by ?? '',
            at: row.decided_time,
          },
  };
}

/** The appeals that a filter leaves. Of submissions, which are many and long, it looks at those of these appeals alone. */
function matchAppeals(
  database: Database,
  { state, holder, kind, subject, q = '' }: Omit<AppealListRequest, keyof PageRequest>,
) {
  return database
    .selectFrom('appeals')
    .where('decided_time', state === 'open' ? 'is' : 'is not', null)
    .$if(holder !== undefined, (query) => query.where(isHeldBy('appeals', 'appeals.id', holder!)))
    .$if(subject !== undefined, (query) =>
      query.where('delisting_id', subject === 'delisting' ? 'is not' : 'is', null),
    )
    .$if(kind !== undefined || q !== '', (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('submissions')
            .select('submissions.id')
            .whereRef('submissions.id', '=', 'appeals.submission_id')
            .$if(kind !== undefined, (of) => of.where('submissions.kind', '=', kind!))
            .$if(q !== '', (of) => of.where(containsText('submissions.title', q))),
        ),
      ),
    );
}

/** One page of the queue: what is due first, or what was decided last. */
export async function listAppeals(database: Database, request: AppealListRequest): Promise<Page<AppealCase>> {
  const isOpen = request.state === 'open';
  const { data, total } = await fetchPage(
    matchAppeals(database, request),
    (query) =>
      query
        .selectAll()
        .orderBy(isOpen ? 'due_time' : 'decided_time', isOpen ? 'asc' : 'desc')
        .orderBy('id'),
    request,
  );
  const ids = data.map(({ submission_id: id }) => id);
  const subjects =
    ids.length === 0
      ? []
      : await database
          .selectFrom('submissions')
          .select(['id', 'title', 'kind'])
          .where('id', 'in', ids)
          .execute();
  const byId = new Map(subjects.map((each) => [each.id, each]));
  return {
    data: data.flatMap((row) => {
      const subject = byId.get(row.submission_id);
      return subject ? [presentAppeal(row, subject)] : [];
    }),
    total,
  };
}

export const countAppeals = (database: Database): Promise<AppealCount[]> => countDecided(database, 'appeals');

async function readContested(database: Database, appeal: AppealRow): Promise<AppealCaseDetail['contested']> {
  const { contested: actor, contested_time: at, delisting_id: delistingId } = appeal;
  if (delistingId !== null) {
    const { reason, note } = await database
      .selectFrom('delistings')
      .select(['reason', 'note'])
      .where('id', '=', delistingId)
      .executeTakeFirstOrThrow();
    return { actor, at, rejection: null, delisting: reason as DelistingReason, text: note };
  }
  const rejection = await database
    .selectFrom('submission_history')
    .select(['code', 'text'])
    .where('submission_id', '=', appeal.submission_id)
    .where('at', '=', at)
    .where('to_state', '=', 'rejected')
    .executeTakeFirst();
  return { actor, at, rejection: rejection?.code ?? null, delisting: null, text: rejection?.text ?? '' };
}

/** An appeal with the decision that it is about, as this person sees it. @throws AppError not-found */
export async function getAppeal(database: Database, id: number, person: Decider): Promise<AppealCaseDetail> {
  const appeal = await database.selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst();
  const submission =
    appeal &&
    (await database
      .selectFrom('submissions')
      .select(['title', 'kind', 'locale'])
      .where('id', '=', appeal.submission_id)
      .executeTakeFirst());
  if (!appeal || !submission) throw new AppError('not-found', 'There is no such appeal.');
  return {
    ...presentAppeal(appeal, submission),
    text: appeal.text,
    locale: submission.locale,
    contested: await readContested(database, appeal),
    stands: await isStanding(database, appeal),
    bar: await findBar(database, appeal, person),
  };
}
