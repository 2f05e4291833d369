import { expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { findMails } from '#features/team/mail/server/find-mails.ts';
import { recipientKey } from '#features/team/mail/model/recipient-key.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const time = '2026-03-04T09:00:00.000Z';

const addMail = (database: Database, id: number, recipient: string) =>
  database
    .insertInto('outbox')
    .values({
      ...{ id, kind: 'submission-received', change_key: `mail ${id}`, message_id: `mail ${id}` },
      ...{ recipient, recipient_key: recipientKey(recipient), locale: 'en', data: '{}' },
      ...{ state: 'sent' as const, attempts: 1, next_attempt_time: time, create_time: time },
    })
    .execute();

async function addMails(database: Database): Promise<void> {
  await addMail(database, 1, 'Ada+list@lagoon.example');
  await addMail(database, 2, 'ada@lagoon.example');
  await addMail(database, 30_000, 'ada@lagoon.example');
  await addMail(database, 30_001, 'ada@lagoon.example.org');
}

describeOnEachEngine('mails in the palette', (open) => {
  it.each([
    ['to a whole address, however old', 'ADA@lagoon.example', [30_000, 2]],
    ['to an address with a tag', 'ada+list@lagoon.example', [1]],
    ['to a part of an address, among the latest', 'ada@lagoon.ex', [30_001, 30_000]],
    ['to nobody who has the words without an @', 'ada', []],
  ])('%s', async (_words, q, ids) => {
    const { database } = await open();
    await addMails(database);
    const found = await findMails(database, { q, limit: 5, kinds: ['submission-received'] });
    expect(found.map(({ id }) => id)).toEqual(ids);
  });
});
