import type { BackgroundLoop } from '#lib/background-loop.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailMessage, Mailer } from '#platform/mail/mailer.ts';
import type { OutboxCount, OutboxMail, ShownMail } from '../model/outbox-mail.ts';
import type { OutboxRow } from './claim-due-mails.ts';
import { countMails } from './count-mails.ts';
import { dropSentMails } from './drop-sent-mails.ts';
import { listMails, type MailListRequest } from './list-mails.ts';
import { retryMail } from './retry-mail.ts';
import { sendDueMails } from './send-due-mails.ts';
import { showMail } from './show-mail.ts';
import { startSender } from './start-sender.ts';

/** Whatever the outbox needs from outside; made once at the start. */
export interface OutboxDependencies {
  database: Database;
  mailer: Mailer;
  /**
   * Writes a mail at the moment it is sent; undefined when there is nothing left to say.
   * @param purpose `show` makes no secret for the recipient and changes nothing
   */
  compose: (row: OutboxRow, purpose: 'send' | 'show') => Promise<MailMessage | undefined>;
  now: () => Date;
  log: Log;
}

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
