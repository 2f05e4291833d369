import type { Generated } from 'kysely';

/* The part of schema.ts about mails; the same rules apply. */

export interface SubscriberTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  language: string;
  create_time: string;
  /**
   * When a confirmation was last requested; null for an address that was entered while no mail server was
   * configured.
   */
  requested_time: string | null;
  /** When the mailbox owner confirmed; only confirmed addresses get the newsletter. */
  confirmed_time: string | null;
  unsubscribed_time: string | null;
}

/** One per newsletter mail; identifies the mailbox that the mail went to. */
export interface NewsletterTokenTable {
  /** SHA-256 of the token, lower-case hex; the token itself is only in the mail. */
  token_hash: string;
  subscriber_id: number;
  create_time: string;
}

export interface OutboxTable {
  id: Generated<number>;
  /** Names the change that the mail is about. */
  change_key: string;
  kind: string;
  recipient: string;
  /** The mailbox that the daily limit counts: `recipientKey(recipient)`. */
  recipient_key: string;
  /** Site locale in which the mail is written when it is sent. */
  locale: string;
  /** JSON: which change; the details are read when the mail is sent. */
  data: string;
  /** Left side of the Message-ID, the same for every attempt. */
  message_id: string;
  state: 'waiting' | 'failed' | 'dropped' | 'sent';
  /** Incremented with every attempt; the number of an attempt is its claim on the row. */
  attempts: number;
  /** When a waiting mail is due; moved ahead while it is being sent, so that no other process sends it. */
  next_attempt_time: string;
  last_error: string | null;
  create_time: string;
  sent_time: string | null;
}
