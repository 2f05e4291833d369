import { brand } from '#brand/brand.ts';
import { listAppeals } from '#features/listing/appeals/server/read-appeals.ts';
import { listFindings } from '#features/listing/watching/server/read-findings.ts';
import { listSubscribers } from '#features/site/newsletter/server/subscriber-rows.ts';
import { listCases } from '#features/store/reports/server/read-cases.ts';
import { listQuestions } from '#features/submission/transfers/server/read-questions.ts';
import { listTransfers } from '#features/submission/transfers/server/read-transfers.ts';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { listProposals } from '#features/team/second-person/server/read-proposals.ts';
import type { Database } from '#platform/database/database.ts';
import { addTransfer } from '../support/transfers.ts';
import { insertEach } from './insert-each.ts';

/* The lists of cases, of proposals and of subscribers as the desk searches them: years of each, and all of them open. */

const cases = 5_000;
const subscribers = 50_000;
const time = '2026-01-01T00:00:00.000Z';
const one = 3_141;

/** Unlike those of the payments. */
const hashOf = (id: number, kind: 'e' | 'f') => `0x${kind}${id.toString(16).padStart(63, '0')}`;

const nameOf = (id: number) => `Lagoon ${id} of the harbor`;

async function addReports(database: Database): Promise<void> {
  const place = (id: number) => ({ subject: `lagoon-${id}.example`, place: `https://lagoon-${id}.example` });
  await insertEach(
    cases,
    (id) => ({
      kind: 'site' as const,
      ...place(id),
      title: nameOf(id),
      newest_time: time,
      create_time: time,
    }),
    (rows) => database.insertInto('report_cases').values(rows).execute(),
  );
  await insertEach(
    cases,
    (id) => ({
      ...{ case_id: id + 1, reason: id % 10 === 0 ? 'phishing' : 'other', text: 'It asks for the phrase.' },
      ...{ email: null, locale: 'en', address_hash: null, network_hash: null, create_time: time },
    }),
    (rows) => database.insertInto('reports').values(rows).execute(),
  );
}

async function addFindings(database: Database): Promise<void> {
  const link = (id: number) => ({ field: 'url', address: `https://lagoon-${id}.example` });
  await insertEach(
    cases,
    (id) => ({
      ...{ kind: 'dapp' as const, hid: id, ...link(id), name: nameOf(id), watch_id: -1 - id, unlinked: 0 },
      ...{ code: id % 10 === 0 ? 'dead' : 'moved', signals: '[]', hijack: 0 },
      ...{ look_time: time, create_time: time },
    }),
    (rows) => database.insertInto('watch_findings').values(rows).execute(),
  );
}

/** Of the first submissions, one each. */
async function addFromTeams(database: Database): Promise<void> {
  await insertEach(
    cases,
    (id) => ({
      ...{ submission_id: id + 1, delisting_id: null, contested_id: null, contested: null },
      ...{ contested_time: time, text: 'Look again.', create_time: time, due_time: time },
    }),
    (rows) => database.insertInto('appeals').values(rows).execute(),
  );
  await insertEach(
    cases,
    (id) => ({
      ...{ submission_id: id + 1, tx_hash: hashOf(id, 'e'), link: hashOf(id, 'e'), code: null },
      ...{ text: 'I paid this.', address_hash: null, network_hash: null, create_time: time },
    }),
    (rows) => database.insertInto('payment_questions').values(rows).execute(),
  );
}

async function addTransfers(database: Database): Promise<void> {
  await addTransfer(database);
  const { id: scan_id } = await database.selectFrom('transfer_scans').select('id').executeTakeFirstOrThrow();
  await insertEach(
    cases,
    (id) => ({
      ...{ scan_id, position: 0, block_number: 100 + id, tx_hash: hashOf(id, 'f') },
      ...{ sender: `0x${id.toString(16).padStart(40, 'd')}`, amount_units: String(1_000 + id) },
      ...{ mined_time: time, found_time: time },
    }),
    (rows) => database.insertInto('received_transfers').values(rows).execute(),
  );
}

async function addProposals(database: Database): Promise<void> {
  await insertEach(
    cases,
    (id) => ({
      ...{ kind: 'listing', subject: `dapp ${id}`, title: nameOf(id), payload: '{}', changes: '[]' },
      ...{ icon: '', actor_id: null, actor: 'edda@bench.example', token: null, at: time },
    }),
    (rows) => database.insertInto('proposals').values(rows).execute(),
  );
}

async function addSubscribers(database: Database): Promise<void> {
  await insertEach(
    subscribers,
    (id) => ({
      ...{ email: `reader-${id}@load.example`, email_key: `reader-${id}@load.example`, language: 'en' },
      ...{ locale: id % 10 === 0 ? 'fr' : 'en', create_time: time, requested_time: time },
      ...{ confirmed_time: time, unsubscribed_time: null, refused_time: null, refused_error: null },
    }),
    (rows) => database.insertInto('subscribers').values(rows).execute(),
  );
}

/** Adds cases, proposals and subscribers to a database that has submissions. */
export async function addCases(database: Database): Promise<void> {
  await addReports(database);
  await addFindings(database);
  await addFromTeams(database);
  await addTransfers(database);
  await addProposals(database);
  await addSubscribers(database);
}

type Call = [name: string, call: () => Promise<unknown>];

const named = (list: string, q: string) => (q === '' ? list : `${list}, ${q}`);

/** The lists of the desk by what each is searched and narrowed by. */
export function caseCalls(database: Database, person: SignedIn): Call[] {
  const page = { state: 'open', page: 1, perPage: 50 } as const;
  const words = [`lagoon ${one}`, 'harbor', 'no such thing'];
  const money = { database, brand, now: () => new Date() };
  const byTime = { ...page, sort: 'found_time', order: 'DESC' } as const;
  const latest = { ...page, sort: 'newest_time', order: 'DESC' } as const;
  const searched = (q: string): Call[] => [
    [named('reports', q), () => listCases(database, { ...latest, q })],
    [named('findings of the watch', q), () => listFindings(database, { ...page, q })],
    [named('proposals', q), () => listProposals(database, { ...page, q, person })],
  ];
  return [
    ...['', ...words].flatMap(searched),
    ...['', `load ${one}`, 'load', 'no such thing'].flatMap((q): Call[] => [
      [named('appeals', q), () => listAppeals(database, { ...page, q })],
      [named('questions about payments', q), () => listQuestions(database, { ...page, q })],
    ]),
    ['questions about payments, by hash', () => listQuestions(database, { ...page, q: hashOf(one, 'e') })],
    ['transfers', () => listTransfers(money, byTime)],
    ['transfers, by hash', () => listTransfers(money, { ...byTime, q: hashOf(one, 'f') })],
    [
      'transfers, by sender',
      () => listTransfers(money, { ...byTime, q: one.toString(16).padStart(12, 'd') }),
    ],
    ['reports, by reason', () => listCases(database, { ...latest, reason: 'phishing' })],
    ['reports that no one has', () => listCases(database, { ...latest, holder: null })],
    ['reports that I have', () => listCases(database, { ...latest, holder: person.id })],
    ['findings, by what was found', () => listFindings(database, { ...page, q: '', signal: 'dead' })],
    ['appeals, by kind', () => listAppeals(database, { ...page, kind: 'token', subject: 'rejection' })],
    ...(['reader-31415', '@load', 'no such thing'] as const).map((q): Call => [
      `subscribers, ${q}`,
      () => listSubscribers(database, { q, page: 1, perPage: 50 }),
    ]),
    [
      'subscribers, by language',
      () => listSubscribers(database, { locale: 'fr', state: 'subscribed', page: 1, perPage: 50 }),
    ],
  ];
}
