import { expect } from '@playwright/test';
import pg from 'pg';
import type { ReceivedMail } from '../mail-server.ts';
import type { Acknowledged } from './forms.ts';

async function withDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const waiting = "select id from outbox where state = 'waiting' order by id";

/**
 * Waits until every mail is sent. What a killed node was sending is leased for a minute and a half: the test ends that when nothing else waits.
 */
export const untilMailed = (url: string): Promise<void> =>
  withDatabase(url, async (client) => {
    const read = async () => (await client.query<{ id: number }>(waiting)).rows.map(({ id }) => id).join();
    let before: string | undefined;
    await expect
      .poll(
        async () => {
          const now = await read();
          // The same ones for seconds: nobody is at work on them.
          if (now !== '' && now === before)
            await client.query(
              "update outbox set next_attempt_time = '2026-01-01T00:00:00.000Z' where state = 'waiting'",
            );
          before = now;
          return now;
        },
        { timeout: 60_000, intervals: [3_000] },
      )
      .toBe('');
  });

/** Each acknowledged form is one submission with one mail, and there are no others. @returns how many copies of a mail came in after the first */
export async function expectKept(
  url: string,
  { acknowledged, mails }: { acknowledged: readonly Acknowledged[]; mails: readonly ReceivedMail[] },
): Promise<number> {
  const stored = await withDatabase(url, async (client) => {
    const { rows } = await client.query<{ title: string; state: string }>(
      'select title, state from submissions order by title',
    );
    return rows;
  });
  const titles = acknowledged.map(({ title }) => title).sort();
  expect(stored).toEqual(titles.map((title) => ({ title, state: 'awaiting-payment' })));
  const idsOf = Map.groupBy(mails, ({ recipients }) => recipients.join());
  for (const { email } of acknowledged) {
    const ids = new Set((idsOf.get(email) ?? []).map(({ messageId }) => messageId));
    expect(ids.size, `mails to ${email}`).toBe(1);
  }
  return mails.length - acknowledged.length;
}

/** Every edition was published by one act of one person: the audit log has it once. */
export async function expectPublished(url: string, editions: number): Promise<void> {
  const { rows } = await withDatabase(url, (client) =>
    client.query<{ subject: string }>(
      "select subject from audit_log where area = 'content' and action = 'published' and subject like 'notice %'",
    ),
  );
  expect(rows.length).toBe(editions);
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(editions);
}
