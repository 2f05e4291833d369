import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer, MailMessage } from '#platform/mail/mailer.ts';
import type { OutboxRow } from './claim-due-mails.ts';

/** External dependencies of the outbox; created once at the start. */
export interface OutboxDependencies {
  database: Database;
  mailer: Mailer;
  /**
   * Renders a mail at the moment it is sent; undefined when the change it is about is gone.
   * @param purpose `show` creates no secret for the recipient and changes nothing
   */
  compose: (row: OutboxRow, purpose: 'send' | 'show') => Promise<MailMessage | undefined>;
  now: () => Date;
  log: Log;
}
