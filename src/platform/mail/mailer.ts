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
 * What a failed attempt says something about. `recipient`: the mailbox, whatever the mail says. `message`: this mail. `sender`: this portal,
 * that is its address, network, proof of identity or reputation; a mailbox is not to suffer for it. `server`: a server that cannot be used.
 */
export type ErrorAbout = 'recipient' | 'message' | 'sender' | 'server';

interface Failure {
  /** One line for the desk; it may contain the recipient's address and must not be logged. */
  error: string;
  /** Short; may be logged. */
  code: string;
}

/**
 * The result of one attempt. `refused`: this mail will never be accepted. `put-off`: not now, but later perhaps. `unreachable`: no mail can be
 * handed over at all, because the server cannot be reached, or refuses the portal before a recipient is named.
 */
export type MailOutcome =
  | { kind: 'sent' }
  | ({ kind: 'refused'; about: 'recipient' | 'message' } & Failure)
  | ({ kind: 'put-off'; about: 'recipient' | 'sender' } & Failure)
  | ({ kind: 'unreachable'; about: 'sender' | 'server' } & Failure);

/** Hands mails to a mail server. */
export interface Mailer {
  /** False when there is no mail server: mails wait. */
  readonly configured: boolean;
  /** Never throws. @param signal aborts the attempt, which is then `unreachable` */
  send(message: MailMessage, signal: AbortSignal): Promise<MailOutcome>;
  /** Closes idle connections. */
  close(): void;
}
