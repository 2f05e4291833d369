import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { OutboxCount, OutboxMail, ShownMail } from '../model/outbox-mail.ts';
import { countMails } from './count-mails.ts';
import { dropSentMails } from './drop-sent-mails.ts';
import { listMails, type MailListRequest } from './list-mails.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import { retryMail } from './retry-mail.ts';
import { sendDueMails } from './send-due-mails.ts';
import { showMail } from './show-mail.ts';
import { startSender } from './start-sender.ts';

/** Mails on their way out. They get in by `enqueueMail`. */
export interface Outbox {
  /** True when there is a mail server; without one mails wait. */
  readonly sends: boolean;
  /** @returns one page, the latest first, and how many match in all */
  list(request: MailListRequest): Promise<{ data: OutboxMail[]; total: number }>;
  /** Every state, and the sum. */
  counts(): Promise<OutboxCount[]>;
  /** A mail with what it says, by the same code that sends it. @throws AppError not-found */
  show(id: number): Promise<ShownMail & { html: string | null }>;
  /** @throws AppError conflict when the mail has not failed */
  retry(id: number): Promise<void>;
  /** One round over all due mails; several processes may do so at once. False when the mail server could not be used. */
  sendDue(signal?: AbortSignal): Promise<boolean>;
  /** @param pollMs rest between two looks for due mails */
  start(pollMs: number): BackgroundLoop;
  dropSent(): Promise<void>;
}

export function createOutbox(dependencies: OutboxDependencies): Outbox {
  const { database, mailer, now } = dependencies;
  return {
    sends: mailer.configured,
    list: (request) => listMails(database, request),
    counts: () => countMails(database),
    show: (id) => showMail(dependencies, id),
    retry: (id) => retryMail(database, { id, now: now() }),
    sendDue: (signal = new AbortController().signal) => sendDueMails(dependencies, signal),
    start: (pollMs) => startSender(dependencies, pollMs),
    dropSent: () => dropSentMails(database, now()),
  };
}
