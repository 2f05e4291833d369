import nodemailer from 'nodemailer';
import { classifyReply, type ReplyMeaning, type SmtpStep } from './classify-reply.ts';
import { headerText, isPlainAddress } from './header-text.ts';
import type { MailMessage, MailOutcome, Mailer } from './mailer.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…` without parameters; never logged. */
  url: string;
  /** Sender name and address. */
  from: { name: string; address: string };
  /** Reply-To address. */
  replyTo: string;
}

const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 15_000,
  socketTimeout: 30_000,
};
/** For a whole attempt, including the wait for a connection. */
const attemptTimeoutMs = 60_000;

/** A mailbox would not show more. */
const subjectCharacters = 180;

/** Nodemailer's error of a failed attempt. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  /** All lines of the reply. */
  response?: string;
  message: string;
}

/** Nodemailer names both replies to a mail's content, before and after it, `DATA`. */
const steps: Readonly<Record<string, SmtpStep>> = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'message',
};

/** A reply before RCPT TO is the same for every mail, which waits until settings or reputation are right again. */
function outcomeOf(
  meaning: ReplyMeaning,
  { step, ...failure }: { step: SmtpStep; code: string; error: string },
): MailOutcome {
  switch (meaning) {
    case 'no-mailbox':
      return { kind: 'refused', about: 'recipient', ...failure };
    case 'mail-refused':
      return { kind: 'refused', about: 'message', ...failure };
    case 'later':
      return { kind: 'put-off', about: 'recipient', ...failure };
    case 'sender-refused': {
      const isAfterRecipient = step === 'recipient' || step === 'message';
      return { kind: isAfterRecipient ? 'put-off' : 'unreachable', about: 'sender', ...failure };
    }
    case 'no-service':
      return { kind: 'unreachable', about: 'server', ...failure };
  }
}

function readError({ code: name = 'unknown', command = '', responseCode, response, message }: SmtpError) {
  const step = steps[command] ?? 'session';
  const isReply = responseCode !== undefined && response !== undefined;
  const code = [name, responseCode].filter(Boolean).join(' ');
  const error = headerText(message, 500);
  return outcomeOf(isReply ? classifyReply(step, response) : 'no-service', { step, code, error });
}

/** Names of this machine, where no one can listen in between. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const isLoopback = (url: string) => loopback.test(new URL(url).hostname);

/**
 * Sends by SMTP through a pool of connections. Retrying is the outbox's job, so the pool itself does not
 * retry. Except on this machine a server must encrypt (`smtps:` or STARTTLS): neither a password nor a mail
 * is sent in clear text.
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
  // Errors of idle connections; those of a mail come with the mail.
  transport.on('error', () => undefined);
  const domain = from.address.split('@')[1] ?? 'localhost';

  async function send(message: MailMessage, signal: AbortSignal): Promise<MailOutcome> {
    if (!isPlainAddress(message.to))
      return {
        kind: 'refused',
        about: 'recipient',
        code: 'address',
        error: 'This is not the address of a mailbox.',
      };
    const headers = Object.entries(message.headers ?? {}).map(
      ([name, value]) => [name, { prepared: true, value: headerText(value) }] as const,
    );
    try {
      await transport.sendMail({
        from: { ...from, name: headerText(from.name) },
        to: { name: '', address: message.to },
        replyTo,
        // Passed separately from the headers, so that no header can name another recipient.
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
      return readError(error as SmtpError);
    }
  }
  return { configured: true, send, close: () => transport.close() };
}
