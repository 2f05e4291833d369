import { sql } from 'kysely';
import { brand } from '#brand/brand.ts';
import { reviewKinds } from '#app/review-kinds.ts';
import { findListed } from '#features/store/catalogue/server/find-listed.ts';
import { listListed } from '#features/store/catalogue/server/list-listed.ts';
import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';
import type { ReviewFilter } from '#features/submission/review-queue/model/review-list.ts';
import { countSubmissions } from '#features/submission/review-queue/server/count-submissions.ts';
import { listQueueChoices } from '#features/submission/review-queue/server/list-queue-choices.ts';
import { listSubmissions } from '#features/submission/review-queue/server/list-submissions.ts';
import { takeNext } from '#features/submission/review-queue/server/lease/take-next.ts';
import { submissionKinds, submissionStates } from '#features/submission/submissions/model/state.ts';
import { isPromised } from '#features/submission/submissions/model/promise.ts';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { contractOf, loadSubmissions, unitsOf } from '../support/numbers-load.ts';
import type { Figure, Report } from './figure.ts';
import { onEachDatabase, tidyUp } from './each-database.ts';
import { caseCalls } from './case-bench.ts';
import { addFindable, paletteCalls } from './palette-bench.ts';

const submissions = 50_000;
const listed = 20_000;
const runs = 7;
/** What a call of the desk may take at the server. */
const goalMs = 150;

const person = { id: 'ana', name: 'Ana', email: 'ana@bench.example', roles: ['administrator'] as const };
const one = 31_415;

async function listDapps(database: Database): Promise<void> {
  const batch = 500;
  for (let first = 0; first < listed; first += batch)
    await database
      .insertInto('dapps')
      .values(
        Array.from({ length: batch }, (_, index) => first + index).map((id) => ({
          title: `Bench harbor ${id}`,
          url: `https://bench-${id}.example`,
          url_key: `bench-${id}.example`,
          icon_url: '/files/none.svg',
          address: contractOf(id),
          tp_connect: 'both' as const,
          audit_url: null,
          hot: 0,
          source: 'import' as const,
          listed: id % 20 === 0 ? 0 : 1,
          create_time: '2026-01-01T00:00:00.000Z',
        })),
      )
      .execute();
}

/** Every way in which the queue is narrowed, over all states and over those that wait. */
function filters(): [name: string, filter: ReviewFilter][] {
  const waiting = submissionStates.filter(isPromised);
  const narrowed: [string, ReviewFilter][] = [
    ['', {}],
    ['kind', { kind: 'token' }],
    ['language', { locale: 'en' }],
    ['rare language', { locale: 'fr' }],
    ['network', { network: 'eth' }],
    ['rare network', { network: 'base' }],
    ['late', { due: 'late' }],
    ['due today', { due: 'today' }],
    ['waiting for the team', { due: 'paused' }],
    ['nobody has it', { holder: 'nobody' }],
    ['I have it', { holder: person.id }],
    ['decided by', { decider: person.id }],
    ['finding', { finding: 'same-email' }],
    ['rare finding', { finding: 'impersonation' }],
    ['network and finding', { network: 'eth', finding: 'same-email' }],
    ['search by name', { q: `load ${one}` }],
    ['search by email', { q: `team-${one}@load` }],
    ['search by contract', { q: contractOf(one) }],
    ['search by link', { q: `load-${one}.example/app` }],
    ['search by amount', { q: formatUnits(BigInt(unitsOf(one)), brand.donation.tokenDecimals) }],
    ['search by transaction', { q: `0x${one.toString(16).padStart(64, '0')}` }],
    ['search that finds a hundredth', { q: 'load 31' }],
    ['search that finds a fifth', { q: 'load 3' }],
    ['search that finds all', { q: 'load' }],
    ['search that finds nothing', { q: 'no such thing' }],
  ];
  return [
    ...narrowed.map(([name, filter]): [string, ReviewFilter] => [
      `most urgent${name && `, ${name}`}`,
      { ...filter, states: waiting },
    ]),
    ...narrowed.map(([name, filter]): [string, ReviewFilter] => [`everything${name && `, ${name}`}`, filter]),
  ];
}

function listCalls(open: OpenDatabase): [name: string, call: () => Promise<unknown>][] {
  const { database } = open;
  const dependencies = { database, kinds: reviewKinds, brand, now: () => new Date() };
  const page = { sort: 'promised_time', order: 'ASC', page: 1, perPage: 50, kinds: submissionKinds } as const;
  const items = { kind: 'dapp', state: 'listed', q: '', page: 1, perPage: 50 } as const;
  return [
    ...filters().map(([name, filter]): [string, () => Promise<unknown>] => [
      name,
      () => listSubmissions(dependencies, { ...page, ...filter }, person),
    ]),
    ['page 200 of everything', () => listSubmissions(dependencies, { ...page, page: 200 }, person)],
    [
      'palette, by latest change',
      () =>
        listSubmissions(
          dependencies,
          { ...page, q: 'load 31', sort: 'update_time', order: 'DESC', perPage: 8 },
          person,
        ),
    ],
    ...(['create_time', 'update_time', 'title'] as const).flatMap((sort) =>
      (['ASC', 'DESC'] as const).map((order): [string, () => Promise<unknown>] => [
        `everything, by ${sort} ${order}`,
        () => listSubmissions(dependencies, { ...page, sort, order }, person),
      ]),
    ),
    ['counts of the states', () => countSubmissions(database, submissionKinds)],
    ['choices of the filters', () => listQueueChoices(database, { ...person, roles: [...person.roles] })],
    ['next', () => takeNext(dependencies, {}, { ...person, roles: [...person.roles] })],
    ['listed items', () => listListed(database, items)],
    ['listed items, delisted', () => listListed(database, { ...items, state: 'delisted' })],
    ['listed items, by name', () => listListed(database, { ...items, q: 'harbor 314' })],
    ['listed items, by site', () => listListed(database, { ...items, q: 'bench-314' })],
    ...['harbor 314', 'bench-314', contractOf(one), 'ha', 'no such thing'].map(
      (q): [string, () => Promise<unknown>] => [
        `palette, listed items, ${q.slice(0, 14)}`,
        () => findListed(database, { q, limit: 5 }),
      ],
    ),
    ['listed items, page 200', () => listListed(database, { ...items, page: 200 })],
    ...caseCalls(database, { ...person, sessionId: '', roles: [...person.roles] }),
    ...paletteCalls(open, { ...person, sessionId: '', roles: [...person.roles] }),
  ];
}

/** Fills an empty database with submissions and listed items. */
export async function fillDesk(open: OpenDatabase): Promise<void> {
  const { database } = open;
  await loadSubmissions(database, { count: submissions, now: new Date() });
  await listDapps(database);
  await addFindable(database);
  await sql`insert into desk_users (id, name, email, email_verified, role, disabled, create_time, update_time)
    values (${person.id}, ${person.name}, ${person.email}, false, 'administrator', false, '2026-03-01', '2026-03-01')`.execute(
    database,
  );
  await tidyUp(open);
}

/** The median is what must keep the goal. @param times of the calls, in milliseconds */
export function presentTimes(name: string, times: readonly number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  const [least = 0] = sorted;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return {
    name,
    figure: `median ${median.toFixed(1)} ms, least ${least.toFixed(1)} ms`,
    ratio: `${(median / goalMs).toFixed(2)} of ${goalMs} ms`,
    isOver: median > goalMs,
  };
}

/** The median and the least of a few calls of each kind. */
export async function measureDesk(open: OpenDatabase, report: Report) {
  const { engine } = open;
  for (const [name, call] of listCalls(open)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const begun = performance.now();
      await call();
      times.push(performance.now() - begun);
    }
    report(presentTimes(`${engine.name}: ${name}`, times));
  }
}

/** The desk with many submissions and listed items, on both databases. */
export async function benchDesk(report: Report): Promise<void> {
  await onEachDatabase(async (open) => {
    await fillDesk(open);
    await measureDesk(open, report);
  });
}
