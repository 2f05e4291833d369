import { idOf } from '../support/submission-world.ts';
import { statusLinkIn } from '../support/mail-server.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { createComposer } from '#app/compose-mail.ts';
import { renderMail } from '#app/render-mail.ts';
import { leaseMs } from '#features/team/mail/server/claim-due-mails.ts';
import { createOutbox } from '#features/team/mail/server/outbox.ts';
import { findMailFacts } from '#features/submission/submissions/server/find-mail-facts.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { createLog } from '#platform/log/log.ts';
import { mailerFor, publicOrigin, startServerForTest } from '../support/mail-world.ts';
import { realProcesses } from '../support/real-processes.ts';

const program = (name: string) => join(import.meta.dirname, '../support', name);

function start(name: string, ...parameters: string[]) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program(name), ...parameters],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: once(child, 'exit') };
}

async function folderForTest(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-mail-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** A portal that starts after the other one died. @param aheadMs how much later that is */
async function restart(dataDir: string, smtpUrl: string, aheadMs = 0) {
  const { database, close } = await connectDatabase({ url: undefined, dataDir });
  onTestFinished(close);
  const donations = { getPayment: async () => undefined } as never;
  const kinds = {} as never;
  const now = () => new Date(Date.now() + aheadMs);
  const compose = createComposer({
    submissions: {
      findMailFacts: (change, purpose) => findMailFacts({ database, donations, kinds, now }, change, purpose),
    },
    newsletter: { prepareConfirmation: async () => undefined },
    reports: { findMailFacts: async () => undefined },
    issues: { prepareMail: async () => undefined },
    invitations: { prepareMail: async () => undefined },
    recoveries: { prepareMail: async () => undefined },
    findAccountNotice: async () => undefined,
    alerts: { findMailFacts: async () => undefined },
    staffNotices: { findMailFacts: async () => undefined },
    findWords: async () => undefined,
    renderMail,
    publicOrigin,
  });
  const log = createLog('silent');
  const ignored = async () => undefined;
  const mailer = mailerFor(smtpUrl);
  return {
    database,
    outbox: createOutbox({ database, mailer, compose, onSettled: ignored, onRetried: ignored, now, log }),
  };
}

test(
  'every submission acknowledged before a kill gets its mail after the restart',
  realProcesses,
  async () => {
    const dataDir = await folderForTest();
    const { child, ended } = start('submission-process.ts', dataDir);
    const references: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      references.push(line);
      if (references.length === 20) child.kill('SIGKILL');
    }
    await ended;

    const server = await startServerForTest();
    const { database, outbox } = await restart(dataDir, server.url);
    expect(await outbox.sendDue()).toBe(true);
    const told = await Promise.all(
      server.mails.map((mail) => idOf({ database }, statusLinkIn(mail).reference)),
    );
    for (const reference of references) {
      const number = await idOf({ database }, reference);
      expect(told.filter((each) => each === number)).toHaveLength(1);
    }
    const { count } = await database
      .selectFrom('submission_history')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(server.mails).toHaveLength(count);
  },
);

test(
  'a mail whose sender is killed in the middle of the delivery is sent by the next one',
  realProcesses,
  async () => {
    const dataDir = await folderForTest();
    const submitting = start('submission-process.ts', dataDir);
    await once(submitting.child.stdout!, 'data');
    submitting.child.kill('SIGKILL');
    await submitting.ended;

    const server = await startServerForTest();
    const arrived = Promise.withResolvers<void>();
    server.rules.beforeTaking = async () => {
      arrived.resolve();
      await killed.promise;
      throw new Error('The connection broke before the mail was accepted');
    };
    const killed = Promise.withResolvers<void>();
    const sending = start('sender-process.ts', dataDir, server.url);
    await arrived.promise;
    sending.child.kill('SIGKILL');
    await sending.ended;
    killed.resolve();
    server.rules.beforeTaking = async () => undefined;

    const { database, outbox } = await restart(dataDir, server.url, leaseMs);
    const before = await database.selectFrom('outbox').select(['message_id', 'attempts']).execute();
    expect(before.some(({ attempts }) => attempts === 1)).toBe(true);
    while (!(await outbox.sendDue()));
    const sent = server.mails.map(({ messageId }) => messageId).sort();
    expect(sent).toEqual(before.map(({ message_id }) => `<${message_id}@tideport.example>`).sort());
  },
);
