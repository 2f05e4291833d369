import { sql } from 'kysely';
import type { SubmissionKind, SubmissionState } from '#features/submission/submissions/model/state.ts';
import type { SubmissionRow } from '#features/submission/submissions/server/find-submission.ts';
import type { Database } from '#platform/database/database.ts';
import { sharedTraits, type ReviewSiblings, type SharedTrait } from '../model/review-submission.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

/** A sender with more than these is looked for by the search. */
const siblingsMax = 20;
/** Of each trait: a host that thousands share tells nothing more. */
const idsMax = 500;
const rejectedSinceMs = 30 * 24 * 3_600_000;

interface Sender {
  row: SubmissionRow;
  /** Address that paid for it. */
  payer: string | null;
  /** Kinds that the reader may see. */
  kinds: readonly SubmissionKind[];
}

const byEmail = (database: Database, { email }: SubmissionRow) =>
  database
    .selectFrom('submissions')
    .select('id')
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .orderBy('id', 'desc')
    .limit(idsMax)
    .execute();

const byPayer = (database: Database, payer: string) =>
  database
    .selectFrom('payments')
    .select('submission_id as id')
    .where('payer_address', '=', payer)
    .orderBy('submission_id', 'desc')
    .limit(idsMax)
    .execute();

const byTrait = (database: Database, { id }: SubmissionRow, trait: 'host' | 'contract') =>
  database
    .selectFrom('sender_traits as own')
    .innerJoin('sender_traits as other', (join) =>
      join.onRef('other.trait', '=', 'own.trait').onRef('other.value', '=', 'own.value'),
    )
    .select('other.submission_id as id')
    .where('own.submission_id', '=', id)
    .where('own.trait', '=', trait)
    .orderBy('other.submission_id', 'desc')
    .limit(idsMax)
    .execute();

/** By the number of each other submission what it shares with this one, in the order of `sharedTraits`. */
async function findShared(database: Database, { row, payer }: Sender): Promise<Map<number, SharedTrait[]>> {
  const found: Record<SharedTrait, { id: number }[]> = {
    email: await byEmail(database, row),
    payer: payer === null ? [] : await byPayer(database, payer),
    contract: await byTrait(database, row, 'contract'),
    host: await byTrait(database, row, 'host'),
  };
  const shared = new Map<number, SharedTrait[]>();
  for (const trait of sharedTraits) {
    for (const id of new Set(found[trait].map((other) => other.id)))
      if (id !== row.id) shared.set(id, [...(shared.get(id) ?? []), trait]);
  }
  return shared;
}

/** Of rejected submissions those whose rejection is not older: an appeal changes them later. */
async function countRejected(database: Database, ids: readonly number[], since: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await database
    .selectFrom('submission_history')
    .select('submission_id')
    .distinct()
    .where('submission_id', 'in', ids)
    .where('to_state', '=', 'rejected')
    .whereRef('from_state', '!=', 'to_state')
    .where('at', '>=', since.toISOString())
    .execute();
  return rows.length;
}

/**
 * What else came from this sender: from the same email address, paid from the same address, about the same contract, or on the same site.
 * Never by network address: it is kept for no one to read.
 */
export async function listSenderSubmissions(
  { database, now }: Pick<ReviewDependencies, 'database' | 'now'>,
  sender: Sender,
): Promise<ReviewSiblings> {
  const shared = await findShared(database, sender);
  if (shared.size === 0) return { total: 0, rejected: 0, items: [] };
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'title', 'kind', 'state', 'create_time', 'update_time'])
    .where('id', 'in', [...shared.keys()])
    .where('kind', 'in', sender.kinds)
    .orderBy('id', 'desc')
    .execute();
  const refused = rows.filter(({ state }) => state === 'rejected').map(({ id }) => id);
  return {
    total: rows.length,
    rejected: await countRejected(database, refused, new Date(now().getTime() - rejectedSinceMs)),
    items: rows.slice(0, siblingsMax).map((row) => ({
      ...row,
      state: row.state as SubmissionState,
      shared: shared.get(row.id) ?? [],
    })),
  };
}
