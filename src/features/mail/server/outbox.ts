import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { AuditActor } from '#features/audit/model/audit-entry.ts';
import type { MailKind } from '../model/mail-kind.ts';
import type { OutboxCount, OutboxMail, ShownMail } from '../model/outbox-mail.ts';
import { countMails } from './count-mails.ts';
import { dropSentMails } from './drop-sent-mails.ts';
import { getMailKind } from './get-mail-kind.ts';
import { listMails, type MailListRequest } from './list-mails.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import { retryMail } from './retry-mail.ts';
import { sendDueMails } from './send-due-mails.ts';
import { showMail } from './show-mail.ts';
import { startSender } from './start-sender.ts';

/** Outgoing mails. `enqueueMail` adds them. */
export interface Outbox {
  /** True when there is a mail server; without one mails wait. */
  readonly sends: boolean;
  /** @returns one page, latest first, and the total number of matches */
  list(request: MailListRequest): Promise<{ data: OutboxMail[]; total: number }>;
  /** All states, and the total. */
  counts(kinds: readonly MailKind[]): Promise<OutboxCount[]>;
  /** A mail with its content, rendered by the same code that sends it. @throws AppError not-found */
  show(id: number): Promise<ShownMail & { html: string | null }>;
  /** @throws AppError conflict when the mail has not failed */
  retry(id: number, person: AuditActor): Promise<void>;
  /** @throws AppError not-found */
  getKind(id: number): Promise<MailKind>;
  /**
   * One round over all due mails; several processes may run this concurrently. False when the mail server
   * could not be used.
   */
  sendDue(signal?: AbortSignal): Promise<boolean>;
  /** @param pollMs delay between two checks for due mails */
  start(pollMs: number): BackgroundLoop;
  dropSent(): Promise<void>;
}

export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { database, mailer, now } = dependencies;
  return {
    sends: mailer.configured,
    list: (request) => listMails(database, request),
    counts: (kinds) => countMails(database, kinds),
    show: (id) => showMail(dependencies, id),
    retry: (id, person) => retryMail(database, { id, now: now(), person }),
    getKind: (id) => getMailKind(database, id),
    sendDue: (signal = new AbortController().signal) => sendDueMails(dependencies, signal),
    start: (pollMs) => startSender(dependencies, pollMs),
    dropSent: () => dropSentMails(database, now()),
  };
}
