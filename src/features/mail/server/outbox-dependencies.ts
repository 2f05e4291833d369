import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer, MailMessage } from '#platform/mail/mailer.ts';
import type { OutboxRow } from './claim-due-mails.ts';

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
