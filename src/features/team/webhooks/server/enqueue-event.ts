import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { WebhookEvent } from '../model/webhook-event.ts';

/** Stores an event for every receiver that wants it. Pass the transaction of the change. */
export async function enqueueEvent(
  transaction: DatabaseTransaction,
  { at, ...event }: WebhookEvent & { at: Date },
): Promise<void> {
  const receivers = await transaction
    .selectFrom('webhooks')
    .select('id')
    .where('enabled', '=', 1)
    .where(sql<boolean>`' ' || types || ' ' like ${`% ${event.type} %`}`)
    .execute();
  if (receivers.length === 0) return;
  const time = at.toISOString();
  const body = JSON.stringify({ type: event.type, timestamp: time, data: event.data });
  const message_id = `msg_${randomBytes(18).toString('base64url')}`;
  const values = { message_id, type: event.type, body, state: 'waiting' as const, attempts: 0 };
  await transaction
    .insertInto('webhook_deliveries')
    .values(
      receivers.map(({ id }) => ({
        ...values,
        webhook_id: id,
        next_attempt_time: time,
        create_time: time,
        last_error: null,
        delivered_time: null,
      })),
    )
    .execute();
}
