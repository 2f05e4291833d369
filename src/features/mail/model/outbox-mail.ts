import type { MailKind } from './mail-kind.ts';

/** `waiting` until a mail server has taken it; `failed` when the mailbox refused it for good, `dropped` when the mailbox had had its mails of the day. */
export const mailStates = ['waiting', 'failed', 'dropped', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** A mail as the desk lists it: who gets it and what became of it, not what it says. Times are RFC 3339, UTC. */
export interface OutboxMail {
  id: number;
  kind: MailKind;
  recipient: string;
  locale: string;
  state: MailState;
  attempts: number;
  /** When a waiting mail is tried next. */
  next_attempt_time: string;
  /** Why the latest attempt failed, in one line; null before the first failure. */
  last_error: string | null;
  create_time: string;
  sent_time: string | null;
  /** The submission that changed; null for mails about anything else. */
  submission_id: number | null;
}

/** A mail with what it says; null where there is nothing left to say. */
export interface ShownMail extends OutboxMail {
  subject: string | null;
  text: string | null;
}

export interface OutboxCount {
  id: MailState | 'all';
  count: number;
}
