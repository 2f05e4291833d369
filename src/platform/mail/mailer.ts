/** A mail ready to go. The sender is the adapter's. */
export interface MailMessage {
  /** Left side of the Message-ID; the same at every attempt, so that a mailbox can tell a repetition. */
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
 * What became of one attempt. `refused`: this mail will never be taken. `put-off`: the mailbox says to come again later.
 * `unreachable`: nothing is wrong with the mail, the server cannot be reached or used. `error` is one line for the desk;
 * it may hold the recipient's address and is not for the log. `code` is short and may be logged.
 */
export type MailOutcome =
  { kind: 'sent' } | { kind: 'refused' | 'put-off' | 'unreachable'; code: string; error: string };

/** Hands mails to a mail server. */
export interface Mailer {
  /** False when there is no mail server: then nothing is handed over and mails wait. */
  readonly configured: boolean;
  /** Never throws. @param signal ends the attempt, which is then `unreachable` */
  send(message: MailMessage, signal: AbortSignal): Promise<MailOutcome>;
  /** Closes idle connections. */
  close(): void;
}
