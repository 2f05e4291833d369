import type { DatabaseTransaction } from '#platform/database/database.ts';
import type { WebhookAction } from '../model/webhook.ts';

interface Change {
  id: number;
  action: WebhookAction;
  at: Date;
}

/** What has failed is due again, with all its attempts. */
async function retryFailed(transaction: DatabaseTransaction, { id, at }: Change): Promise<void> {
  await transaction
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_time: at.toISOString() })
    .where('webhook_id', '=', id)
    .where('state', '=', 'failed')
    .execute();
}

/** @returns the receiver's address; undefined when there is no such receiver */
export async function applyWebhookAction(
  transaction: DatabaseTransaction,
  change: Change,
): Promise<string | undefined> {
  const { id, action } = change;
  if (action.name === 'remove') {
    const removed = await transaction
      .deleteFrom('webhooks')
      .where('id', '=', id)
      .returning('url')
      .executeTakeFirst();
    return removed?.url;
  }
  if (action.name === 'retry') await retryFailed(transaction, change);
  const enabled = action.name === 'disable' ? 0 : 1;
  const changed = await transaction
    .updateTable('webhooks')
    .set({ enabled })
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst();
  return changed?.url;
}
