import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { AppError } from '#lib/app-error.ts';
import { startLoop, type BackgroundLoop } from '#lib/background-loop.ts';
import {
  loggedAddress,
  webhooksMax,
  type NewWebhook,
  type Webhook,
  type WebhookAction,
} from '../model/webhook.ts';
import { applyWebhookAction } from './change-webhook.ts';
import { deliverDue } from './deliver-due.ts';
import { listWebhooks } from './list-webhooks.ts';
import { generateSecret } from './sign-webhook.ts';
import type { WebhookDependencies } from './webhook-dependencies.ts';

/** How long deliveries are kept after they were delivered or given up. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Receivers of signed calls. Every change of them is an entry of the audit log. */
export interface Webhooks {
  list(): Promise<Webhook[]>;
  /** @returns the secret, which is shown once @throws AppError conflict when there are too many */
  create(webhook: NewWebhook, person: AuditActor): Promise<{ id: number; secret: string }>;
  /** @throws AppError not-found */
  change(request: { id: number; action: WebhookAction; person: AuditActor }): Promise<void>;
  /** Delivers in the background. @param pollMs pause between two rounds */
  start(pollMs: number): BackgroundLoop;
  /** Forgets deliveries of more than 30 days ago. */
  dropOld(): Promise<void>;
}

async function create(
  { database, now }: WebhookDependencies,
  { url, types }: NewWebhook,
  person: AuditActor,
): Promise<{ id: number; secret: string }> {
  const at = now();
  const secret = generateSecret();
  return database.transaction().execute(async (transaction) => {
    const values = { url, types: types.join(' '), secret, enabled: 1, create_time: at.toISOString() };
    const { id } = await transaction
      .insertInto('webhooks')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { count } = await transaction
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > webhooksMax)
      throw new AppError('conflict', `There are already ${webhooksMax} receivers. Remove one first.`);
    const entry = { at, actor: person, area: 'webhook', action: 'create', subject: `webhook ${id}` } as const;
    await appendAudit(transaction, { ...entry, detail: { url: loggedAddress(url), types } });
    return { id, secret };
  });
}

export function createWebhooks(dependencies: WebhookDependencies): Webhooks {
  const { database, now, log } = dependencies;
  return {
    list: () => listWebhooks(database),
    create: (webhook, person) => create(dependencies, webhook, person),
    change: ({ id, action, person }) =>
      database.transaction().execute(async (transaction) => {
        const at = now();
        const url = await applyWebhookAction(transaction, { id, action, at });
        if (url === undefined) throw new AppError('not-found', 'There is no such receiver.');
        const entry = { at, actor: person, area: 'webhook', action: action.name } as const;
        await appendAudit(transaction, {
          ...entry,
          subject: `webhook ${id}`,
          detail: { url: loggedAddress(url) },
        });
      }),
    start(pollMs) {
      const ending = new AbortController();
      const loop = startLoop(async () => {
        await deliverDue(dependencies, ending.signal).catch((error: unknown) =>
          log.error({ error }, 'webhooks could not be delivered; trying again'),
        );
        return pollMs;
      });
      return {
        wake: loop.wake,
        stop: () => {
          ending.abort();
          return loop.stop();
        },
      };
    },
    dropOld: async () => {
      await database
        .deleteFrom('webhook_deliveries')
        .where('state', '!=', 'waiting')
        .where('create_time', '<', new Date(now().getTime() - keptMs).toISOString())
        .execute();
    },
  };
}
