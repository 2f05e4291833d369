import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts';

/** A mail server that offers no encryption and takes passwords in clear text. */
async function startPlainServer() {
  const seen = { passwords: [] as string[], mails: 0 };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, callback) {
      seen.passwords.push(String(password));
      callback(null, { user: username });
    },
    onData(stream, _session, callback) {
      seen.mails += 1;
      stream.resume().on('end', () => callback(null));
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return { seen, port: (server.server.address() as AddressInfo).port };
}

function mailerAt(url: string) {
  const mailer = createSmtpMailer({
    url,
    from: { name: 'Tideport', address: 'portal@tideport.example' },
    replyTo: 'support@tideport.example',
  });
  onTestFinished(() => mailer.close());
  return mailer;
}

const message = {
  messageId: 'a',
  to: 'ana@example.org',
  language: 'en',
  subject: 'S',
  text: 'T',
  html: '<p>T',
};
const never = () => new AbortController().signal;

test('sends neither password nor mail to a remote server without STARTTLS', async () => {
  const { seen, port } = await startPlainServer();
  // This address reaches the test's server, but is not a loopback name.
  const outcome = await mailerAt(`smtp://me:secret@0.0.0.0:${port}`).send(message, never());
  expect(outcome).toMatchObject({ kind: 'unreachable', code: expect.stringContaining('ETLS') });
  expect(seen).toEqual({ passwords: [], mails: 0 });
});

test('allows clear text on loopback', async () => {
  const { seen, port } = await startPlainServer();
  expect(await mailerAt(`smtp://me:secret@127.0.0.1:${port}`).send(message, never())).toEqual({
    kind: 'sent',
  });
  expect(seen).toEqual({ passwords: ['secret'], mails: 1 });
});
