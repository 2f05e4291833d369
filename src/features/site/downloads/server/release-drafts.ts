import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { VersionAuthor } from '#features/team/versions/server/keep-version.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { ReleaseDraftTable } from '#platform/database/release-tables.ts';
import { newReleaseSchema, type NewRelease } from '../model/new-release.ts';
import {
  releaseOf,
  type DraftAction,
  type ListedDraft,
  type PreparedRelease,
} from '../model/prepared-release.ts';
import { dropDraft, staleDraft } from './drop-draft.ts';
import { publishRelease } from './publish-release.ts';
import type { PublishOutcome } from './release-act.ts';
import type { ReleaseDeskDependencies } from './release-desk-dependencies.ts';

type DraftRow = Selectable<ReleaseDraftTable>;

/** Releases that are prepared before they are proposed or published. */
export interface ReleaseDrafts {
  /** The one that was changed last comes first. */
  list(): Promise<ListedDraft[]>;
  /** @throws AppError not-found */
  get(id: number): Promise<ListedDraft>;
  /** @returns the number of the draft */
  create(draft: PreparedRelease, person: VersionAuthor): Promise<number>;
  /**
   * @returns what publishing led to; undefined after any other act
   * @throws AppError not-found, conflict when another person changed it, bad-request where publishing needs more
   */
  change(request: {
    id: number;
    action: DraftAction;
    person: VersionAuthor;
  }): Promise<PublishOutcome | undefined>;
}

/** What the audit log calls a draft. */
const subjectOf = (id: number) => `release draft ${id}`;

const bodyOf = ({ body }: Pick<DraftRow, 'body'>) => JSON.parse(body) as PreparedRelease;

const present = (row: DraftRow): ListedDraft => ({
  ...bodyOf(row),
  ...{ id: row.id, seen: row.revision, by: row.actor, at: row.at },
});

/** @throws AppError not-found */
async function getRow(database: Database, id: number): Promise<DraftRow> {
  const row = await database.selectFrom('release_drafts').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such draft. It may have been published or deleted.');
  return row;
}

interface Logged {
  id: number;
  action: 'save-draft' | 'delete-draft';
  draft: PreparedRelease;
  person: VersionAuthor;
  at: Date;
}

/** Last in the transaction of the act. */
async function log(
  transaction: DatabaseTransaction,
  { id, action, draft, person: actor, at }: Logged,
): Promise<void> {
  const { platform, version } = draft;
  const entry = { area: 'release', action, subject: subjectOf(id), detail: { platform, version } } as const;
  await appendAudit(transaction, { at, actor, ...entry });
}

async function create(
  { database, now }: ReleaseDeskDependencies,
  draft: PreparedRelease,
  person: VersionAuthor,
): Promise<number> {
  const at = now();
  return database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('release_drafts')
      .values({ revision: 1, body: JSON.stringify(draft), actor: person.email, at: at.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await log(transaction, { id, action: 'save-draft', draft, person, at });
    return id;
  });
}

interface Changed {
  row: DraftRow;
  person: VersionAuthor;
}

async function save(
  { database, now }: ReleaseDeskDependencies,
  { row: { id, revision }, person }: Changed,
  draft: PreparedRelease,
): Promise<void> {
  const at = now();
  const columns = { body: JSON.stringify(draft), actor: person.email, at: at.toISOString() };
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('release_drafts')
      .set({ ...columns, revision: revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw staleDraft();
    await log(transaction, { id, action: 'save-draft', draft, person, at });
  });
}

async function remove({ database, now }: ReleaseDeskDependencies, { row, person }: Changed): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await dropDraft(transaction, row);
    await log(transaction, { id: row.id, action: 'delete-draft', draft: bodyOf(row), person, at: now() });
  });
}

/** @throws AppError bad-request with everything that is missing */
function requireComplete(row: DraftRow): NewRelease {
  const parsed = v.safeParse(newReleaseSchema, releaseOf(bodyOf(row)));
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map((issue) =>
    [v.getDotPath(issue), issue.message].filter(Boolean).join(': '),
  );
  throw new AppError('bad-request', [...new Set(issues)].join('; '));
}

export function createReleaseDrafts(dependencies: ReleaseDeskDependencies): ReleaseDrafts {
  const { database } = dependencies;
  return {
    list: async () => {
      const drafts = database.selectFrom('release_drafts').selectAll();
      return (await drafts.orderBy('at', 'desc').orderBy('id', 'desc').execute()).map(present);
    },
    get: async (id) => present(await getRow(database, id)),
    create: (draft, person) => create(dependencies, draft, person),
    change: async ({ id, action, person }) => {
      const row = await getRow(database, id);
      if (row.revision !== action.seen) throw staleDraft();
      if (action.name === 'publish')
        return publishRelease(dependencies, requireComplete(row), { person, draft: row });
      if (action.name === 'save') await save(dependencies, { row, person }, action.draft);
      else await remove(dependencies, { row, person });
      return undefined;
    },
  };
}
