import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#platform/database/connect.ts';
import { startServerForTest } from '../support/mail-world.ts';
import { realProcesses } from '../support/real-processes.ts';

const people = 37;

function startSending(dataDir: string, smtpUrl: string) {
  const program = join(import.meta.dirname, '../support/newsletter-process.ts');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, dataDir, smtpUrl],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, ended: once(child, 'exit') };
}

async function prepare(dataDir: string): Promise<void> {
  const { database, close } = await connectDatabase({ url: undefined, dataDir });
  const time = new Date().toISOString();
  for (let index = 0; index < people; index += 1) {
    const email = `reader${index}@example.org`;
    await database
      .insertInto('subscribers')
      .values({
        email,
        email_key: email,
        language: 'en',
        locale: 'en',
        create_time: time,
        confirmed_time: time,
      })
      .execute();
  }
  await database
    .insertInto('newsletter_issues')
    .values({
      texts: JSON.stringify({ en: { subject: 'November', text: 'Fees are lower.' } }),
      fallback: 'en',
      state: 'sending',
      ready_time: time,
      start_time: time,
      last_id: people,
      recipients: people,
    })
    .execute();
  await close();
}

test(
  'an issue whose sender is killed between batches and in the middle of one reaches everyone',
  realProcesses,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-newsletter-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    await prepare(dataDir);
    const server = await startServerForTest();
    for (const killedAfter of [3, 11, 24]) {
      const sending = startSending(dataDir, server.url);
      await server.waitFor(killedAfter);
      sending.child.kill('SIGKILL');
      await sending.ended;
    }
    const { database, close } = await connectDatabase({ url: undefined, dataDir });
    onTestFinished(close);
    // A mail that was on its way at the kill is due again after its time; here right away.
    await database
      .updateTable('outbox')
      .set({ next_attempt_time: new Date(0).toISOString() })
      .where('state', '=', 'waiting')
      .execute();
    startSending(dataDir, server.url);
    const issue = () => database.selectFrom('newsletter_issues').selectAll().executeTakeFirstOrThrow();
    await expect.poll(async () => (await issue()).state, { timeout: 60_000 }).toBe('sent');
    expect(await issue()).toMatchObject({ queued: people, sent: people, failed: 0, skipped: 0 });

    const messageIds = new Map<string, Set<string>>();
    for (const { recipients, messageId } of server.mails) {
      const [to = ''] = recipients;
      messageIds.set(to, (messageIds.get(to) ?? new Set()).add(messageId ?? ''));
    }
    expect(messageIds.size).toBe(people);
    // What the server had taken when the kill came is repeated with the same Message-ID, by which mailboxes recognize it.
    expect([...messageIds.values()].every((ids) => ids.size === 1)).toBe(true);
  },
);
