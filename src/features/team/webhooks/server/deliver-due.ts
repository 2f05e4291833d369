import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { WebhookDeliveryTable } from '#platform/database/webhook-tables.ts';
import { claimRows, isHeld, workThrough } from '#platform/jobs/due-rows.ts';
import type { TextAnswer } from '#platform/web/web.ts';
import { longestWebhookDelayMs, webhookDelayMs } from '../model/retry-delay.ts';
import { signWebhook } from './sign-webhook.ts';
import type { WebhookDependencies } from './webhook-dependencies.ts';

const dueDeliveries = {
  table: 'webhook_deliveries',
  time: 'next_attempt_time',
  waiting: sql<boolean>`state = 'waiting'`,
  // Longer than an attempt can take.
  leaseMs: 60_000,
  longestMs: longestWebhookDelayMs,
  atOnce: 10,
} as const;
/** The receiver says that it wants no more. */
const gone = 410;

type Delivery = Selectable<WebhookDeliveryTable>;

/** Why the receiver has not taken it; undefined when it has. */
function errorOf(answer: TextAnswer): string | undefined {
  if (!answer.reachable) return `The receiver was not reached (${answer.reason}).`;
  return answer.status >= 200 && answer.status < 300
    ? undefined
    : `It answered with status ${answer.status}.`;
}

type Outcome = Updateable<WebhookDeliveryTable>;

/** Records an attempt, unless another process has claimed the delivery since. */
async function record(database: Database, delivery: Delivery, outcome: Outcome): Promise<void> {
  await database
    .updateTable('webhook_deliveries')
    .set(outcome)
    .where(isHeld(delivery))
    .where('state', '=', 'waiting')
    .execute();
}

async function settle(
  database: Database,
  { delivery, answer, at }: { delivery: Delivery; answer: TextAnswer; at: Date },
): Promise<void> {
  const error = errorOf(answer);
  const isGone = answer.reachable && answer.status === gone;
  const delayMs = isGone ? undefined : webhookDelayMs(delivery.attempts);
  const outcome: Outcome =
    error === undefined
      ? { state: 'delivered', delivered_time: at.toISOString(), last_error: null }
      : delayMs === undefined
        ? { state: 'failed', last_error: error }
        : { next_attempt_time: new Date(at.getTime() + delayMs).toISOString(), last_error: error };
  await record(database, delivery, outcome);
  if (isGone)
    await database
      .updateTable('webhooks')
      .set({ enabled: 0 })
      .where('id', '=', delivery.webhook_id)
      .execute();
}

async function attempt({ database, web, now, log }: WebhookDependencies, delivery: Delivery): Promise<void> {
  const receiver = await database
    .selectFrom('webhooks')
    .select(['url', 'secret', 'enabled'])
    .where('id', '=', delivery.webhook_id)
    .executeTakeFirst();
  // Removed in the meantime: its deliveries went with it.
  if (!receiver) return;
  // “Send again” at the desk turns the receiver on and makes it due.
  if (!receiver.enabled)
    return record(database, delivery, { state: 'failed', last_error: 'The receiver is turned off.' });
  const { message_id: id, body } = delivery;
  const headers = signWebhook(receiver.secret, { id, at: now(), body });
  const answer = await web.post(receiver.url, { text: body, headers });
  if (errorOf(answer)) log.warn({ deliveryId: delivery.id, attempts: delivery.attempts }, 'a webhook failed');
  await settle(database, { delivery, answer, at: now() });
}

/** Delivers everything that is due, at least once and under the same id. */
export async function deliverDue(dependencies: WebhookDependencies, signal: AbortSignal): Promise<void> {
  const { database, now, log } = dependencies;
  await workThrough({
    claim: () => claimRows(database, dueDeliveries, now()),
    work: (delivery) => attempt(dependencies, delivery),
    onError: (error, { id: deliveryId }) =>
      log.error({ error, deliveryId }, 'a webhook could not be recorded; it will be retried'),
    isEnding: () => signal.aborted,
  });
}
