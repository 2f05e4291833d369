import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { AppError } from '#lib/app-error.ts';
import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { KeptAct, VersionHistory, VersionLine } from '../model/kept-version.ts';

/** What one thing is at a moment. */
export interface VersionState {
  /** All that restoring needs, in a fixed order of keys. JSON. */
  values: unknown;
  /** The same for people. */
  lines: readonly VersionLine[];
}

/** A person of the desk, with the name that versions show. */
export type VersionAuthor = AuditActor & { name?: string | undefined };

interface VersionedChange {
  /** As in the audit log: `network 12`. */
  subject: string;
  /** Undefined for what is new. */
  before: VersionState | undefined;
  after: VersionState;
  /** Number of the version that is restored. */
  source?: number | undefined;
  person: VersionAuthor;
  at: Date;
}

const latestOf = (transaction: DatabaseTransaction, subject: string) =>
  transaction
    .selectFrom('kept_versions')
    .select(['number', 'body'])
    .where('subject', '=', subject)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Keeps a change as a version, in its transaction; nothing where nothing changed. What was there before is kept first where no version says it:
 * approvals, imports and merges change these things as well. Call it after the transaction's first write, which makes changes wait for
 * each other.
 */
export async function keepVersion(transaction: DatabaseTransaction, change: VersionedChange): Promise<void> {
  const { subject, before, after, source, person, at } = change;
  const bodyOf = ({ values }: VersionState) => JSON.stringify(values);
  if (before && bodyOf(before) === bodyOf(after)) return;
  const latest = await latestOf(transaction, subject);
  let number = latest?.number ?? 0;
  const append = async (state: VersionState, act: KeptAct, by: VersionAuthor | undefined) => {
    number += 1;
    const author = { actor_id: by?.id ?? null, actor: by ? (by.name ?? by.email) : '' };
    const body = { body: bodyOf(state), lines: JSON.stringify(state.lines) };
    await transaction
      .insertInto('kept_versions')
      .values({
        subject,
        number,
        act,
        ...body,
        ...author,
        at: at.toISOString(),
        source: by ? (source ?? null) : null,
      })
      .execute();
  };
  if (before && latest?.body !== bodyOf(before)) await append(before, 'found', undefined);
  await append(after, source === undefined ? 'saved' : 'restored', person);
}

/** Versions that the desk lists; older ones stay stored. */
const versionsShown = 200;

/** The versions of one thing, latest first. @param current what is stored now */
export async function listVersions(
  database: Database,
  subject: string,
  current: Pick<VersionHistory, 'current' | 'seen'>,
): Promise<VersionHistory> {
  const rows = await database
    .selectFrom('kept_versions')
    .select(['number', 'act', 'actor', 'at', 'source', 'lines'])
    .where('subject', '=', subject)
    .orderBy('number', 'desc')
    .limit(versionsShown)
    .execute();
  const data = rows.map(({ number, act, actor, at, source, lines }) => ({
    id: number,
    act,
    by: actor,
    at,
    source,
    lines: JSON.parse(lines) as VersionLine[],
  }));
  return { data, ...current };
}

/** The values of one version. @throws AppError not-found */
export async function getVersionValues<Values>(
  database: Database,
  subject: string,
  number: number,
): Promise<Values> {
  const row = await database
    .selectFrom('kept_versions')
    .select('body')
    .where('subject', '=', subject)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such version.');
  return JSON.parse(row.body) as Values;
}
