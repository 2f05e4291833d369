import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import type { StoredForm } from '#features/submission/submissions/server/parse-payload.ts';
import type { Database, Engine } from '#platform/database/database.ts';

/** How the queue reads a stored form of one kind. */
export interface QueueKind {
  /** @returns keys of its networks, where the form can be read */
  read(row: StoredForm): { ok: true; form: { networks: readonly string[] } } | { ok: false };
}

/** What the queue needs; created once at the start. */
export interface QueueDependencies {
  database: Database;
  engine: Pick<Engine, 'isUniqueViolation'>;
  brand: { donation: { tokenDecimals: number } };
  kinds: Readonly<Record<SubmissionKind, QueueKind>>;
  now: () => Date;
}
