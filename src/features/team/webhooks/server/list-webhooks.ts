import type { Database } from '#platform/database/database.ts';
import type { WebhookType } from '../model/webhook-event.ts';
import type { Webhook } from '../model/webhook.ts';

/** Every receiver with how its deliveries went, the oldest first. */
export async function listWebhooks(database: Database): Promise<Webhook[]> {
  const rows = await database
    .selectFrom('webhooks')
    .select(['id', 'url', 'types', 'enabled', 'create_time'])
    .orderBy('id')
    .execute();
  const counts = await database
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', 'state'])
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('delivered_time').as('delivered_time')])
    .groupBy(['webhook_id', 'state'])
    .execute();
  const errors = await database
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', 'last_error'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhook_deliveries')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('attempts', '>', 0)
        .groupBy('webhook_id'),
    )
    .execute();
  return rows.map(({ types, enabled, ...row }) => {
    const own = counts.filter(({ webhook_id }) => webhook_id === row.id);
    const countOf = (state: string) => Number(own.find((each) => each.state === state)?.count ?? 0);
    return {
      ...row,
      types: types.split(' ') as WebhookType[],
      isEnabled: enabled === 1,
      waiting: countOf('waiting'),
      failed: countOf('failed'),
      last_error: errors.find(({ webhook_id }) => webhook_id === row.id)?.last_error ?? null,
      delivered_time: own.find(({ state }) => state === 'delivered')?.delivered_time ?? null,
    };
  });
}
