import { AppError } from '#lib/app-error.ts';
import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { AuditActor } from '#features/team/audit/model/audit-entry.ts';
import { countStates } from '#platform/database/count-states.ts';
import { inBatches } from '#platform/database/in-batches.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailKind } from '../model/mail-kind.ts';
import { mailStates, type OutboxCount, type OutboxMail, type ShownMail } from '../model/outbox-mail.ts';
import { findMails, type FoundMail, type MailFindRequest } from './find-mails.ts';
import { listMails, type MailListRequest, presentMail } from './list-mails.ts';
import { onHold, type OutboxDependencies } from './outbox-dependencies.ts';
import { retryMail } from './retry-mail.ts';
import { sendMailAgain } from './send-mail-again.ts';
import { sendDueMails } from './send-due-mails.ts';
import { startSender } from './start-sender.ts';

/** Outgoing mails. `enqueueMail` adds them. */
export interface Outbox {
  /** True when there is a mail server; without one mails wait. */
  readonly sends: boolean;
  /** @returns one page, latest first, and the total number of matches */
  list(request: MailListRequest): Promise<{ data: OutboxMail[]; total: number }>;
  /** By a part of the recipient's address. */
  find(request: MailFindRequest): Promise<FoundMail[]>;
  /** All states, and the total. */
  counts(kinds: readonly MailKind[]): Promise<OutboxCount[]>;
  /** Mails that wait because mail servers refuse the portal, whatever the mail and its recipient. */
  countRefused(kinds: readonly MailKind[]): Promise<number>;
  /** A mail with its content, rendered by the same code that sends it. @throws AppError not-found */
  show(id: number): Promise<ShownMail & { html: string | null }>;
  /** @throws AppError conflict when the mail has not failed */
  retry(id: number, person: AuditActor): Promise<void>;
  /** @throws AppError conflict when the mail was not sent, or may not be sent again */
  sendAgain(id: number, person: AuditActor): Promise<void>;
  /** @throws AppError not-found */
  getKind(id: number): Promise<MailKind>;
  /**
   * One round over all due mails; several processes may run this concurrently. False when the mail server
   * could not be used.
   */
  sendDue(signal?: AbortSignal): Promise<boolean>;
  /** @param pollMs delay between two checks for due mails */
  start(pollMs: number): BackgroundLoop;
  /** Deletes mails that were sent or dropped. @param mailDays how many whole days before */
  dropSent(mailDays: number): Promise<void>;
}

/** All states, including empty ones, and the total. */
async function countMails(database: Database, kinds: readonly MailKind[]): Promise<OutboxCount[]> {
  const rows = await database
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('kind', 'in', kinds)
    .groupBy('state')
    .execute();
  return countStates(mailStates, rows);
}

async function countRefused(database: Database, kinds: readonly MailKind[]): Promise<number> {
  const { count } = await database
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', 'in', kinds)
    .where('state', '=', 'waiting')
    .where('error_about', '=', 'sender')
    .executeTakeFirstOrThrow();
  return Number(count);
}

const dayMs = 24 * 60 * 60_000;

/** Deletes mails that were sent or dropped long ago, because they contain people's addresses. */
async function dropSentMails(database: Database, before: Date): Promise<void> {
  for (const [state, time] of [
    ['sent', 'sent_time'],
    ['dropped', 'create_time'],
  ] as const)
    await inBatches(async (limit) => {
      const old = database
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', state)
        .where(time, '<', before.toISOString())
        .orderBy('id')
        .limit(limit);
      const { numDeletedRows } = await database
        .deleteFrom('outbox')
        .where('id', 'in', old)
        .executeTakeFirst();
      return numDeletedRows;
    });
}

/** @throws AppError not-found */
async function getMailKind(database: Database, id: number): Promise<MailKind> {
  const row = await database.selectFrom('outbox').select('kind').where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such email.');
  return row.kind as MailKind;
}

/**
 * A mail with its content: rendered by the code that sends it, with the current texts and facts. Links with
 * a secret of the recipient lead nowhere here.
 * @throws AppError not-found
 */
async function showMail(
  { database, compose }: Pick<OutboxDependencies, 'database' | 'compose'>,
  id: number,
): Promise<ShownMail & { html: string | null }> {
  const row = await database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found', 'There is no such email.');
  const message = await compose(row, 'show');
  const { subject, text, html } = (message === onHold ? undefined : message) ?? {
    subject: null,
    text: null,
    html: null,
  };
  return { ...presentMail(row), subject, text, html };
}

export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { database, mailer, now } = dependencies;
  return {
    sends: mailer.configured,
    list: (request) => listMails(database, request),
    find: (request) => findMails(database, request),
    counts: (kinds) => countMails(database, kinds),
    countRefused: (kinds) => countRefused(database, kinds),
    show: (id) => showMail(dependencies, id),
    retry: (id, person) => retryMail(dependencies, { id, now: now(), person }),
    sendAgain: (id, person) => sendMailAgain(dependencies, { id, now: now(), person }),
    getKind: (id) => getMailKind(database, id),
    sendDue: (signal = new AbortController().signal) => sendDueMails(dependencies, signal),
    start: (pollMs) => startSender(dependencies, pollMs),
    dropSent: (mailDays) => dropSentMails(database, new Date(now().getTime() - mailDays * dayMs)),
  };
}
