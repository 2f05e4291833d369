import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The envelope recipients, whatever the headers say. */
  recipients: string[];
  /** As it came over the wire. */
  raw: string;
}

/** The link to the status page in a mail, and its key: each mail has one of its own. */
export function statusLinkIn({ text }: Pick<ReceivedMail, 'text'>): { link: string; reference: string } {
  const [link = '', reference = ''] =
    /https:\/\/\S+\/submission\/([a-z2-7]{26})(?!\S)/.exec(text ?? '') ?? [];
  return { link, reference };
}

/** What a test makes the server do before it accepts a mail. */
export interface MailServerRules {
  /** An SMTP reply to MAIL FROM, as a server sends it; undefined accepts the sender. */
  answerSender?: () => string | undefined;
  /** The code of an SMTP reply such as 550 or 450 to a recipient, or a whole one; undefined accepts it. */
  answerRecipient?: (address: string) => number | string | undefined;
  /** Runs after the mail has arrived and before the server confirms it. */
  beforeTaking?: () => Promise<void>;
}

export interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** How many recipients were named to it, accepted or not. */
  attempts(): number;
  rules: MailServerRules;
  /** Resolves when this many mails have arrived. */
  waitFor(count: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

function refusal(code: number): Error {
  const text = code < 500 ? 'Come again later' : 'No such mailbox here';
  return replyOf(`${code} ${text}`);
}

/** What makes the server send this reply. @param text its lines, each with the code */
export function replyOf(text: string): Error {
  const lines = text.split('\n').map((line) => line.slice(4));
  // The server takes several lines as a list.
  return Object.assign(new Error(text), { responseCode: Number(text.slice(0, 3)), message: lines });
}

const errorFor = (answer: number | string | undefined) => {
  if (answer === undefined) return null;
  return typeof answer === 'number' ? refusal(answer) : replyOf(answer);
};

const headerEnd = /\r\n\r\n/;

/** The header lines alone, unfolded. */
export function headersOf({ raw }: Pick<ReceivedMail, 'raw'>): string {
  return (raw.split(headerEnd)[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
}

/**
 * A real SMTP server on loopback that keeps the mails it accepts.
 * @param port of an earlier one that is to be back; a free one otherwise
 */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const rules: MailServerRules = {};
  const waiting: { count: number; resolve: (taken: ReceivedMail[]) => void }[] = [];
  let attempts = 0;

  const options: SMTPServerOptions = {
    authOptional: true,
    // Idle connections of the pool do not delay the end of a test.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, callback) => callback(errorFor(rules.answerSender?.())),
    onRcptTo({ address }, _session, callback) {
      attempts += 1;
      callback(errorFor(rules.answerRecipient?.(address)));
    },
    onData(stream, session, callback) {
      const take = async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        await rules.beforeTaking?.();
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() });
      };
      take().then(
        () => {
          callback(null);
          for (const { count, resolve } of waiting) if (mails.length >= count) resolve(mails);
        },
        (error: unknown) => callback(error as Error),
      );
    },
  };
  const server = new SMTPServer(options);
  // A client that was killed breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    rules,
    attempts: () => attempts,
    waitFor: (count) =>
      mails.length >= count
        ? Promise.resolve(mails)
        : new Promise((resolve) => waiting.push({ count, resolve })),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
