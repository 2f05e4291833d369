import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { AuditActor, AuditArea } from '../model/audit-entry.ts';
import { hashEntry } from './hash-entry.ts';

export interface NewAuditEntry {
  at: Date;
  actor: AuditActor;
  area: AuditArea;
  /** What was done, such as `approve`. */
  action: string;
  /** What it was done to, such as `submission 12`. */
  subject?: string;
  /** Choices of the action. Never a secret: the log is never deleted. */
  detail?: Readonly<Record<string, unknown>>;
}

const describeActor = ({ email, token }: AuditActor) =>
  token === undefined ? email : `${email} (access token “${token}”)`;

/**
 * Adds an entry in the transaction of what it records: either both are stored or neither is. Call it last in the transaction.
 * Raising the head's count takes the head's row on PostgreSQL and the write lock on SQLite until the transaction ends, so writers come one
 * after the other and no two entries follow the same one.
 * @returns the number of the entry
 */
export async function appendAudit(transaction: DatabaseTransaction, entry: NewAuditEntry): Promise<number> {
  const head = await transaction
    .updateTable('audit_head')
    .set((eb) => ({ entries: eb('entries', '+', 1) }))
    .where('id', '=', 1)
    .returning(['entries', 'hash'])
    .executeTakeFirstOrThrow();
  const facts = {
    id: head.entries,
    at: entry.at.toISOString(),
    area: entry.area,
    action: entry.action,
    actor_id: entry.actor.id,
    actor: describeActor(entry.actor),
    subject: entry.subject ?? '',
    detail: JSON.stringify(entry.detail ?? {}),
  };
  const hash = hashEntry(facts, head.hash);
  await transaction
    .insertInto('audit_log')
    .values({ ...facts, previous_hash: head.hash, hash })
    .execute();
  await transaction.updateTable('audit_head').set({ hash }).where('id', '=', 1).execute();
  return facts.id;
}
