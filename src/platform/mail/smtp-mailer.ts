import nodemailer from 'nodemailer';
import { headerText, isPlainAddress } from './header-text.ts';
import type { MailMessage, MailOutcome, Mailer } from './mailer.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…` without parameters; never logged. */
  url: string;
  /** Name and address that mails come from. */
  from: { name: string; address: string };
  /** Where answers of people go. */
  replyTo: string;
}

const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 15_000,
  socketTimeout: 30_000,
};
/** A whole attempt, waiting for a connection included. */
const attemptTimeoutMs = 60_000;

/** A longer one says no more in a mailbox. */
const subjectCharacters = 180;

/** What Nodemailer tells about a failed attempt. */
interface SmtpFault {
  code?: string;
  command?: string;
  responseCode?: number;
  permanent?: boolean;
  message: string;
}

/**
 * What the server said belongs to this mail only when it was said about its recipient or its content.
 * A refused sign-in or sender concerns the settings: every mail would be refused, so it waits until they are right.
 */
function outcomeOf(fault: SmtpFault): MailOutcome {
  const code = [fault.code ?? 'unknown', fault.responseCode].filter(Boolean).join(' ');
  const error = headerText(fault.message, 500);
  const isAboutMail = ['RCPT TO', 'DATA'].includes(fault.command ?? '') && fault.responseCode !== undefined;
  if (!isAboutMail) return { kind: 'unreachable', code, error };
  return { kind: fault.permanent ? 'refused' : 'put-off', code, error };
}

/** Names of this machine, where nobody listens in between. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const isLoopback = (url: string) => loopback.test(new URL(url).hostname);

/**
 * Sends by SMTP through a pool of connections. Repeating is the outbox's work, so the pool itself repeats nothing.
 * Anywhere but on this machine a server has to encrypt (`smtps:` or STARTTLS): neither a password nor a mail goes out in clear text.
 */
export function createSmtpMailer({ url, from, replyTo }: SmtpOptions): Mailer {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxRequeues: 0,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    requireTLS: !isLoopback(url),
    ...timeouts,
  });
  // Faults of idle connections; those of a mail come with the mail.
  transport.on('error', () => undefined);
  const domain = from.address.split('@')[1] ?? 'localhost';

  async function send(message: MailMessage, signal: AbortSignal): Promise<MailOutcome> {
    if (!isPlainAddress(message.to))
      return { kind: 'refused', code: 'address', error: 'This is not the address of a mailbox.' };
    const headers = Object.entries(message.headers ?? {}).map(
      ([name, value]) => [name, { prepared: true, value: headerText(value) }] as const,
    );
    try {
      await transport.sendMail({
        from: { ...from, name: headerText(from.name) },
        to: { name: '', address: message.to },
        replyTo,
        // Said apart from the headers, so that no header can name another recipient.
        envelope: { from: from.address, to: [message.to] },
        messageId: `<${message.messageId}@${domain}>`,
        subject: headerText(message.subject, subjectCharacters),
        text: message.text,
        html: message.html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': message.language,
          ...Object.fromEntries(headers),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(attemptTimeoutMs)]),
      });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOf(error as SmtpFault);
    }
  }
  return { configured: true, send, close: () => transport.close() };
}
