import type { Generated } from 'kysely';

/* The part of schema.ts about mails; the same rules apply. */

export interface SubscriberTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  /** Content language of the subscription: zh-Hans or en. */
  language: string;
  /** Language of the pages on which the address was entered: what the person reads. */
  locale: string;
  create_time: string;
  /**
   * When a confirmation was last requested; null for an address that was entered while no mail server was
   * configured.
   */
  requested_time: string | null;
  /** When the mailbox owner confirmed; only confirmed addresses get the newsletter. */
  confirmed_time: string | null;
  unsubscribed_time: string | null;
  /** When a mail server refused the mailbox for good, and what it said; both null while it did not. */
  refused_time: string | null;
  refused_error: string | null;
}

/** A newsletter issue from the moment it is ready to send. */
export interface NewsletterIssueTable {
  id: Generated<number>;
  /** JSON: subject and Markdown by language (`IssueTexts`). */
  texts: string;
  /** What readers of other languages get. */
  fallback: 'en' | 'none';
  state: 'ready' | 'sending' | 'paused' | 'stopped' | 'sent' | 'withdrawn';
  ready_time: string;
  start_time: string | null;
  finish_time: string | null;
  /** Subscribers up to this id have their mail in the outbox. */
  reached_id: Generated<number>;
  /** The last subscriber when sending began; later ones get the next issue. */
  last_id: Generated<number>;
  /** Figures of the progress; they outlive the mails in the outbox. */
  recipients: Generated<number>;
  queued: Generated<number>;
  sent: Generated<number>;
  failed: Generated<number>;
  /** Needless before they were sent: unsubscribed, erased or stopped. */
  skipped: Generated<number>;
  /** Mails that were refused for another reason than their mailbox since sending began or went on, less those that were accepted. */
  refusals: Generated<number>;
  /** What a mail server said when refusals paused the issue; null otherwise. */
  pause_error: string | null;
}

/** How many joined and left on a day; the figures stay when addresses are erased. */
export interface NewsletterDayTable {
  /** YYYY-MM-DD, UTC. */
  day: string;
  /** Confirmed. */
  joined: number;
  /** Unsubscribed, or erased at the desk while subscribed. */
  departed: number;
}

/** One per newsletter mail; identifies the mailbox that the mail went to. */
export interface NewsletterTokenTable {
  /** SHA-256 of the token, lower-case hex; the token itself is only in the mail. */
  token_hash: string;
  subscriber_id: number;
  create_time: string;
}

/** Words of one kind of mail in one language, written at the desk. */
export interface MailTemplateTable {
  kind: string;
  locale: string;
  subject: string;
  heading: string;
  body: string;
  /** JSON: the product's English words (`MailWords`) when these were stored. */
  english: string;
  /** New with every change. */
  revision: string;
  editor: string;
  update_time: string;
}

/** What someone asked to have mailed to an address, until it is handled. */
export interface MailRequestTable {
  id: Generated<number>;
  kind: 'status-link' | 'newsletter-confirmation' | 'desk-recovery';
  /** JSON: `MailRequestDetails` of the kind. */
  detail: string;
  attempts: Generated<number>;
  next_attempt_time: string;
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
  /** What the latest failure says something about: `ErrorAbout` of the mailer. */
  error_about: 'recipient' | 'message' | 'sender' | 'server' | null;
  create_time: string;
  sent_time: string | null;
  /** The submission that `data` names; null for mails about anything else. */
  submission_id: Generated<number | null>;
}
