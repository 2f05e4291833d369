import type { Generated } from 'kysely';

/* The part of schema.ts about mails; the same rules hold. */

export interface SubscriberTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  language: string;
  create_time: string;
  /** When a confirmation was asked for last; null for an address that was entered while nothing could be mailed. */
  requested_time: string | null;
  /** When the holder of the mailbox confirmed; only these get the newsletter. */
  confirmed_time: string | null;
  unsubscribed_time: string | null;
}

/** One for each newsletter mail; it stands for the mailbox that the mail went to. */
export interface NewsletterTokenTable {
  /** SHA-256 of the token, lower case hex; the token itself stands in the mail only. */
  token_hash: string;
  subscriber_id: number;
  create_time: string;
}

export interface OutboxTable {
  id: Generated<number>;
  /** Names the change that the mail tells of. */
  change_key: string;
  kind: string;
  recipient: string;
  /** The mailbox that the daily limit counts: `recipientKey(recipient)`. */
  recipient_key: string;
  /** Site locale in which the mail is written when it is sent. */
  locale: string;
  /** JSON: which change; what it says is read when the mail is sent. */
  data: string;
  /** Left side of the Message-ID, the same at every attempt. */
  message_id: string;
  state: 'waiting' | 'failed' | 'dropped' | 'sent';
  /** Grows with every attempt; the number of an attempt is its claim on the row. */
  attempts: number;
  /** When a waiting mail is due; moved ahead while somebody sends it, so that nobody else does. */
  next_attempt_time: string;
  last_error: string | null;
  create_time: string;
  sent_time: string | null;
}
