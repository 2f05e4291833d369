import { brand } from '#brand/brand.ts';
import { listAppeals } from '#features/listing/appeals/server/read-appeals.ts';
import { listCategories } from '#features/listing/catalogue-editing/server/categories.ts';
import { listNetworks } from '#features/listing/catalogue-editing/server/networks.ts';
import { listFindings } from '#features/listing/watching/server/read-findings.ts';
import { listSubscribers } from '#features/site/newsletter/server/subscriber-rows.ts';
import { createNoticeDesk } from '#features/site/service-status/server/notices/notice-desk.ts';
import { listCases } from '#features/store/reports/server/read-cases.ts';
import { createAnswers } from '#features/submission/canned-answers/server/answers.ts';
import { listQuestions } from '#features/submission/transfers/server/read-questions.ts';
import { listTransfers } from '#features/submission/transfers/server/read-transfers.ts';
import { listProposals } from '#features/team/second-person/server/read-proposals.ts';
import { contentPorts } from '#app/content-ports.ts';
import { findItems } from '#routes/desk/find-routes.ts';
import { reviewKinds } from '#app/review-kinds.ts';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { createReleaseDesk } from '#features/site/downloads/server/release-desk.ts';
import { findEntries } from '#features/team/editing/server/list-entries.ts';
import { findMails } from '#features/team/mail/server/find-mails.ts';
import { mailKinds, type MailKind } from '#features/team/mail/model/mail-kind.ts';
import { kindsFor } from '#features/submission/review-queue/model/kind-permissions.ts';
import { listSubmissions } from '#features/submission/review-queue/server/list-submissions.ts';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { onePerson } from '../support/one-person.ts';
import { addCases } from './case-bench.ts';
import { insertEach } from './insert-each.ts';

/* What Ctrl-K looks through, besides submissions and listed items: mails of 90 days, contents and cases of years, and every release. */

const mails = 100_000;
const contents = 5_000;
const releases = 500;
const limit = 5;
const time = '2026-11-01T00:00:00.000Z';

const recipientOf = (id: number) => `team-${id % 50_000}@load.example`;

const mailOf = (id: number) => ({
  ...{ change_key: `bench ${id}`, kind: 'submission-listed' satisfies MailKind, recipient: recipientOf(id) },
  ...{ recipient_key: recipientOf(id), locale: 'en', data: '{}', message_id: `bench-${id}` },
  ...{ state: 'sent' as const, attempts: 1, next_attempt_time: time, last_error: null },
  ...{ create_time: time, sent_time: time },
});

const contentOf = (id: number) => ({
  ...{ kind: 'news', choice: null, row_id: null, state: 'published' as const, version: 1 },
  ...{ live_version: 1, publish_time: time, from_time: null, until_time: null, listed_time: time },
  ...{ title: `Notice ${id} of the harbor`, marks: '{}', editor: 'Ana' },
});

const releaseOf = (id: number) => ({
  ...{ platform: 'android', version: `1.${id}.0`, released: '2026-11-01', size_bytes: 1, notes: '{}' },
  ...{ file_name: `wallet-1.${id}.0.apk`, sha256: id.toString(16).padStart(64, '0') },
});

/** Adds what the palette finds to a database that has submissions and listed items. */
export async function addFindable(database: Database): Promise<void> {
  await insertEach(mails, mailOf, (rows) => database.insertInto('outbox').values(rows).execute());
  await insertEach(contents, contentOf, (rows) =>
    database.insertInto('content_entries').values(rows).execute(),
  );
  await insertEach(releases, releaseOf, (rows) => database.insertInto('releases').values(rows).execute());
  await addCases(database);
}

/** What the palette searches, as the route does, and its searches one by one. */
export function paletteCalls(
  open: OpenDatabase,
  person: SignedIn,
): [name: string, call: () => Promise<unknown>][] {
  const { database } = open;
  const now = () => new Date();
  const dependencies = { database, kinds: reviewKinds, brand, now };
  const desk = createReleaseDesk({ ...open, brand, rule: onePerson, now });
  const services: Parameters<typeof findItems>[0] = {
    review: {
      list: (request) => listSubmissions(dependencies, { ...request, kinds: kindsFor(person) }, person),
      answers: createAnswers({ database, brand, now }),
    },
    proposals: { list: (request) => listProposals(database, request) },
    reports: { list: (request) => listCases(database, request) },
    watching: { list: (request) => listFindings(database, request) },
    appeals: { list: (request) => listAppeals(database, request) },
    transfers: { list: (request) => listTransfers({ database, brand, now }, request) },
    paymentQuestions: { list: (request) => listQuestions(database, request) },
    listings: createListingDesk({ database, now }),
    catalogueOrder: {
      listCategories: () => listCategories(database),
      listNetworks: (request) => listNetworks(database, request),
    },
    editing: { find: (request) => findEntries(database, contentPorts, request) },
    statusNotices: createNoticeDesk({ database, listSubjects: async () => [], now }),
    releases: desk,
    outbox: { find: (request) => findMails(database, request) },
    subscribers: {
      list: async (request) => ({ ...(await listSubscribers(database, request)), erasedTime: null }),
    },
    // A portal has a few, which are read whole.
    accounts: { list: async () => [] },
    webhooks: { list: async () => [] },
  };
  const mailWords = ['team-31415@load.example', '@load', '@nowhere.example'];
  const contentWords = ['Notice 314', 'harbor', 'no such thing'];
  const allWords = ['harbor 314', '1.314.0', 'lagoon 3141', 'reader-31415@', 'no such thing', ...mailWords];
  return [
    ...mailWords.map((q): [string, () => Promise<unknown>] => [
      `palette, mails, ${q}`,
      () => findMails(database, { q, limit, kinds: mailKinds }),
    ]),
    ...contentWords.map((q): [string, () => Promise<unknown>] => [
      `palette, contents, ${q}`,
      () => findEntries(database, contentPorts, { q, limit }),
    ]),
    ['palette, releases', () => desk.list()],
    ...allWords.map((q): [string, () => Promise<unknown>] => [
      `palette, everything, ${q}`,
      () => findItems(services, q, person),
    ]),
  ];
}
