import { appendAudit } from '#features/team/audit/server/append-audit.ts';
import type { Database } from '#platform/database/database.ts';
import { avocet, bittern, curlew, mailboxOf, mailedSubmission } from './filter-names.ts';

/* The rows of the other lists: what is listed, contents, mails, subscribers and the audit log. */

const time = new Date().toISOString();
const never = '2099-01-01T00:00:00.000Z';

async function addListed(database: Database): Promise<void> {
  const dapp = (title: string, listed: 0 | 1, source: 'desk' | 'import') => {
    const site = `${title.toLowerCase().replace(' ', '-')}.example`;
    return {
      ...{ title, url: `https://${site}`, url_key: site, icon_url: '', address: '' },
      ...{ tp_connect: 'both' as const, audit_url: null, hot: 0, source, listed, create_time: time },
    };
  };
  await database
    .insertInto('dapps')
    .values([dapp(avocet, 1, 'desk'), dapp(bittern, 1, 'import'), dapp(curlew, 0, 'import')])
    .execute();
  const chain = await database.selectFrom('chains').select('hid').orderBy('hid').executeTakeFirstOrThrow();
  const address = `0x${'ab'.repeat(20)}`;
  await database
    .insertInto('tokens')
    .values({
      ...{ chain_hid: chain.hid, name: 'Wader Token', symbol: 'WADE', bl_symbol: 'WADE', address },
      ...{ address_key: address, decimal: 18, precision: 4, total_supply: '', gas: '', website: '' },
      ...{ descriptions: '{}', icon_url: '', token_protocol: 'ERC20', create_time: time },
    })
    .execute();
}

async function addContents(database: Database): Promise<void> {
  const entry = (title: string, choice: string) => ({
    ...{ kind: 'news', choice, row_id: null, version: 1, publish_time: time, from_time: null },
    ...{ until_time: null, listed_time: time, title, marks: '{}', editor: 'Edda' },
  });
  await database
    .insertInto('content_entries')
    .values([
      { ...entry(avocet, 'warning'), state: 'published', live_version: 1 },
      { ...entry(bittern, 'company'), state: 'unpublished', live_version: null },
    ])
    .execute();
}

async function addMails(database: Database): Promise<void> {
  const mail = (name: string, kind: string) => ({
    ...{ change_key: `filters ${name}`, kind, recipient: mailboxOf(name), recipient_key: mailboxOf(name) },
    ...{ locale: 'en', data: '{}', message_id: `filters-${mailboxOf(name)}`, attempts: 0, last_error: null },
    ...{ next_attempt_time: never, create_time: time },
  });
  await database
    .insertInto('outbox')
    .values([
      { ...mail(avocet, 'submission-listed'), state: 'waiting', submission_id: mailedSubmission },
      { ...mail(bittern, 'submission-rejected'), state: 'waiting' },
      { ...mail(curlew, 'submission-listed'), state: 'sent', sent_time: time },
    ])
    .execute();
}

async function addSubscribers(database: Database): Promise<void> {
  const subscriber = (name: string, locale: string, confirmed_time: string | null) => ({
    ...{ email: mailboxOf(name), email_key: mailboxOf(name), language: 'en', locale, create_time: time },
    ...{ requested_time: time, confirmed_time, unsubscribed_time: null },
    ...{ refused_time: null, refused_error: null },
  });
  await database
    .insertInto('subscribers')
    .values([subscriber(avocet, 'es', time), subscriber(bittern, 'en', null)])
    .execute();
}

/** The bittern's entry is of 2020, the avocet's of today, and the curlew's of 2030. */
async function addEntries(database: Database): Promise<void> {
  const entries = [
    { name: avocet, area: 'account', at: new Date(time) },
    { name: bittern, area: 'release', at: new Date('2020-01-01T00:00:00.000Z') },
    { name: curlew, area: 'release', at: new Date('2030-01-01T00:00:00.000Z') },
  ] as const;
  for (const { name, area, at } of entries)
    await database.transaction().execute((transaction) =>
      appendAudit(transaction, {
        ...{ at, area, action: 'try-filters', subject: name },
        actor: { id: null, email: mailboxOf(name) },
      }),
    );
}

export async function addOtherRows(database: Database): Promise<void> {
  await addListed(database);
  await addContents(database);
  await addMails(database);
  await addSubscribers(database);
  await addEntries(database);
}
