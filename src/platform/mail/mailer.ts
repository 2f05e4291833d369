/** A mail ready to be sent. The adapter adds the sender. */
export interface MailMessage {
  /** Left side of the Message-ID; the same for every attempt, so that a mailbox can recognize a repetition. */
  messageId: string;
  /** One address, without a name. */
  to: string;
  /** BCP 47 tag of the text. */
  language: string;
  subject: string;
  text: string;
  html: string;
  /** Header name → one line. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * The result of one attempt. `refused`: this mail will never be accepted. `put-off`: the mailbox asks to try
 * again later. `unreachable`: the mail is fine, but the server cannot be reached or used. `error` is one
 * line for the desk; it may contain the recipient's address and must not be logged. `code` is short and may
 * be logged.
 */
export type MailOutcome =
  | { kind: 'sent' }
  /** `recipient`: the mailbox is refused, whatever the mail says; `message`: this mail is. */
  | { kind: 'refused'; about: 'recipient' | 'message'; code: string; error: string }
  | { kind: 'put-off' | 'unreachable'; code: string; error: string };

/** Hands mails to a mail server. */
export interface Mailer {
  /** False when there is no mail server: mails wait. */
  readonly configured: boolean;
  /** Never throws. @param signal aborts the attempt, which is then `unreachable` */
  send(message: MailMessage, signal: AbortSignal): Promise<MailOutcome>;
  /** Closes idle connections. */
  close(): void;
}
