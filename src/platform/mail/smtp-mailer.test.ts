import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

type Step = 'greeting' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end of data';

const usual: Record<Step, string> = {
  greeting: '220 mx.example ESMTP',
  AUTH: '235 2.7.0 Accepted',
  MAIL: '250 2.1.0 Ok',
  RCPT: '250 2.1.5 Ok',
  DATA: '354 Go ahead',
  'end of data': '250 2.0.0 Ok',
};

/** Answers one connection command by command; a reply over several lines goes out in two pieces. */
function converse(socket: Socket, replies: Record<Step, string>, extensions: readonly string[]): void {
  let isData = false;
  let rest = '';
  const send = (reply: string) => {
    const lines = reply.replaceAll('\n', '\r\n');
    socket.write(lines.slice(0, 12));
    socket.write(`${lines.slice(12)}\r\n`);
  };
  const answer = (line: string) => {
    const verb = line.split(/[ :]/)[0]!.toUpperCase();
    if (isData) {
      if (line !== '.') return;
      isData = false;
      send(replies['end of data']);
    } else if (verb === 'EHLO')
      send(
        ['mx.example', ...extensions]
          .map((name, index, all) => `250${index < all.length - 1 ? '-' : ' '}${name}`)
          .join('\n'),
      );
    else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else {
      isData = verb === 'DATA' && replies.DATA.startsWith('354');
      send(replies[verb as Step] ?? '250 Ok');
    }
  };
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop()!;
    for (const line of lines) answer(line);
  });
  send(replies.greeting);
}

async function sendTo(changes: Partial<Record<Step, string>>, extensions: readonly string[] = []) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, { ...usual, ...changes }, ['AUTH PLAIN', ...extensions]);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const mailer = createSmtpMailer({
    url: `smtp://me:secret@127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: { name: 'Tideport', address: 'portal@tideport.example' },
    replyTo: 'support@tideport.example',
  });
  onTestFinished(() => {
    mailer.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const message = {
    messageId: 'a',
    to: 'ana@example.org',
    language: 'en',
    subject: 'S',
    text: 'T',
    html: '<p>T',
  };
  return mailer.send(message, new AbortController().signal);
}

describe('createSmtpMailer', () => {
  const gone = '550 5.1.1 <ana@example.org>: user unknown';
  const blocked = '554-5.7.1 Client host [192.0.2.1] blocked\n554 5.7.1 using a list';

  it.each<[Step, string, object]>([
    ['end of data', '250 Ok', { kind: 'sent' }],
    ['greeting', blocked, { kind: 'unreachable', about: 'sender' }],
    ['greeting', '421 4.7.0 Too many connections', { kind: 'unreachable', about: 'server' }],
    ['AUTH', '535 5.7.8 Wrong password', { kind: 'unreachable', about: 'sender' }],
    ['AUTH', '454 4.7.0 Temporary authentication failure', { kind: 'unreachable', about: 'server' }],
    ['MAIL', '553 5.7.1 Sender address rejected', { kind: 'unreachable', about: 'sender' }],
    ['MAIL', '452 4.3.1 Insufficient system storage', { kind: 'unreachable', about: 'server' }],
    ['MAIL', '552 5.3.4 Message size exceeds fixed limit', { kind: 'refused', about: 'message' }],
    ['RCPT', gone, { kind: 'refused', about: 'recipient' }],
    ['RCPT', blocked, { kind: 'put-off', about: 'sender' }],
    ['RCPT', '451 4.7.1 Greylisted', { kind: 'put-off', about: 'recipient' }],
    ['RCPT', '421 4.7.28 Unusual rate of unsolicited mail from your IP address', { about: 'sender' }],
    ['end of data', '421 4.3.2 Shutting down', { kind: 'put-off', about: 'recipient' }],
    ['MAIL', '421 4.7.0 Messages deferred due to user complaints', { kind: 'unreachable', about: 'sender' }],
    ['RCPT', '552 5.2.2 Mailbox full', { kind: 'put-off', about: 'recipient' }],
    ['DATA', blocked, { kind: 'put-off', about: 'sender' }],
    ['DATA', '451 4.3.0 Try later', { kind: 'put-off', about: 'recipient' }],
    ['end of data', gone, { kind: 'refused', about: 'recipient' }],
    ['end of data', blocked, { kind: 'put-off', about: 'sender' }],
    ['end of data', '554 5.6.0 Message refused', { kind: 'refused', about: 'message' }],
  ])('at %s, “%s” is %j', async (step, reply, outcome) => {
    for (const extensions of [[], ['PIPELINING', 'ENHANCEDSTATUSCODES']])
      expect(await sendTo({ [step]: reply }, extensions)).toMatchObject(outcome);
  });
});
