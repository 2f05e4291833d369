import type { MailKind } from './mail-kind.ts';

/**
 * `waiting` until a mail server has accepted it; `failed` when the mailbox refused it permanently, `dropped`
 * when the mailbox had reached its daily limit.
 */
export const mailStates = ['waiting', 'failed', 'dropped', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** `sender`: this portal is refused, and the mail waits; the mailbox itself may be well. */
export type MailErrorAbout = 'recipient' | 'message' | 'sender' | 'server';

/** A mail in the desk's list: its recipient and status, not its content. Times are RFC 3339, UTC. */
export interface OutboxMail {
  id: number;
  kind: MailKind;
  recipient: string;
  locale: string;
  state: MailState;
  attempts: number;
  /** Time of a waiting mail's next attempt. */
  next_attempt_time: string;
  /** Why the latest attempt failed, in one line; null before the first failure. */
  last_error: string | null;
  /** What the latest failure says something about; null before the first one, and where it is not known. */
  error_about: MailErrorAbout | null;
  create_time: string;
  sent_time: string | null;
  /** The submission that changed; null for mails about anything else. */
  submission_id: number | null;
}

/** A mail with its content; null where the change it is about is gone. */
export interface ShownMail extends OutboxMail {
  subject: string | null;
  text: string | null;
}

export interface OutboxCount {
  id: MailState | 'all';
  count: number;
}
