import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import { AppError } from '#lib/app-error.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';

/**
 * Queues a failed or dropped mail again, due immediately; the daily limit still applies.
 * @throws AppError conflict when the mail waits or was sent
 */
export async function retryMail(
  { database, onRetried }: Pick<OutboxDependencies, 'database' | 'onRetried'>,
  { id, now, person }: { id: number; now: Date; person: AuditActor },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, error_about: null, next_attempt_time: now.toISOString() })
      .where('id', '=', id)
      .where('state', 'in', ['failed', 'dropped'])
      .returningAll()
      .executeTakeFirst();
    if (!row)
      throw new AppError('conflict', 'This email is already waiting, or it was sent. Reload the list.');
    await onRetried(transaction, row);
    await appendAudit(transaction, {
      at: now,
      actor: person,
      area: 'mail',
      action: 'retry',
      subject: `mail ${id}`,
    });
  });
}
