import type { Database, DatabaseTransaction } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer, MailMessage } from '#platform/mail/mailer.ts';
import type { OutboxRow } from './claim-due-mails.ts';

/** In place of a mail that is not to leave now, but later perhaps. */
export const onHold = 'on-hold';
export type OnHold = typeof onHold;

/** What a mail server refused, and its words: the mailbox for good, this mail for good, or the sender, which may be for now. */
export interface MailRefusal {
  of: 'recipient' | 'message' | 'sender';
  error: string;
}

/** A mail that the outbox has settled, or that a mail server refused. */
export interface SettledMail {
  /** As it was before the attempt. */
  row: OutboxRow;
  /** `needless`: what it is about is gone, and so is its row. `waiting`: it is tried again. */
  end: 'sent' | 'failed' | 'needless' | 'waiting';
  /** Null where nothing was refused. */
  refusal: MailRefusal | null;
}

/** External dependencies of the outbox; created once at the start. */
export interface OutboxDependencies {
  database: Database;
  mailer: Mailer;
  /**
   * Renders a mail at the moment it is sent; undefined when the change it is about is gone.
   * @param purpose `show` creates no secret for the recipient and changes nothing
   */
  compose: (row: OutboxRow, purpose: 'send' | 'show') => Promise<MailMessage | OnHold | undefined>;
  /** Runs in the transaction that ends a mail, or records that the sender was refused. */
  onSettled: (transaction: DatabaseTransaction, settled: SettledMail) => Promise<void>;
  /** Runs in the transaction that queues a mail again that had ended as `failed`. */
  onRetried: (transaction: DatabaseTransaction, row: OutboxRow) => Promise<void>;
  now: () => Date;
  log: Log;
}
