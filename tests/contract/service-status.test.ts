import type { KyselyPlugin } from 'kysely';
import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMeasure, type MeasureOptions } from '#app/measure-services.ts';
import { shareFigures } from '#app/metrics/shared-figures.ts';
import { brand } from '#brand/brand.ts';
import type { Measurements } from '#features/site/service-status/model/judge-parts.ts';
import type { PartReadings } from '#features/site/service-status/model/parts.ts';
import { dropOldSamples, storeSample } from '#features/site/service-status/server/samples.ts';
import { createServiceStatus, type Measure } from '#features/site/service-status/server/service-status.ts';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createStatusRoutes } from '#routes/v1/status-routes.ts';
import { createTestApi } from '../support/content-services.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { addSubmission } from '../support/add-submission.ts';
import { createOpenApi, createOpenApiRoute } from '#routes/api/openapi.ts';

const log = createLog('silent');
const facts = { donations_by_hand: false, review_hours: null };
const fine: Measurements = { databaseMs: 1, canWrite: true, contentApiMs: 1, reviews: { late: 0 } };
const gone: Measurements = { ...fine, databaseMs: undefined, contentApiMs: undefined, reviews: undefined };

/** Counts statements, and fails them while the test says so. */
function watchStatements(database: Database) {
  const state = { count: 0, isGone: false };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      state.count += 1;
      if (state.isGone) throw new Error('The server is gone.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { state, database: database.withPlugin(plugin) };
}

/** The status of a process whose measurements and clock the test decides; `round` is one of its rounds. */
function startStatus(opened: Pick<OpenDatabase, 'database'>) {
  const clock = { at: '2026-11-28T09:00:10.000Z' };
  let measured = fine;
  const status = createServiceStatus({ database: opened.database, log, now: () => new Date(clock.at) });
  let rounds = 0;
  const measure: Measure = async () => {
    rounds += 1;
    return { measured, facts };
  };
  const loop = status.start(measure);
  onTestFinished(() => loop.stop());
  return {
    status,
    /** Measures so, at this time of the day. */
    async round(time: string, next: Measurements) {
      // The round before has ended.
      await vi.waitFor(() => expect(rounds).toBeGreaterThan(0));
      clock.at = `2026-11-28T${time}.000Z`;
      measured = next;
      const before = rounds;
      loop.wake();
      await vi.waitFor(() => expect(rounds).toBeGreaterThan(before));
    },
    async today(part: string) {
      const { parts } = await status.read();
      return parts.find((each) => each.part === part)?.days.at(-1);
    },
  };
}

const sumsOf = (database: Database) =>
  database.selectFrom('status_days').selectAll().orderBy('day').orderBy('part').execute();

describeOnEachEngine('samples of the services', (open) => {
  it('count each minute once, however many nodes bring it at the same time', async () => {
    const { database } = await open();
    const readings: PartReadings = {
      portal: 'works',
      mail: 'disrupted',
      reviews: 'slow',
      'content-api': 'unknown',
    };
    const minutes = ['2026-11-27T23:59', '2026-11-28T00:00', '2026-11-28T00:01'];
    await Promise.all(
      [1, 2, 3].flatMap(() => minutes.map((minute) => storeSample(database, { minute, readings }))),
    );
    const row = (day: string, part: string, { samples = 1, slow = 0, disrupted = 0 } = {}) => ({
      ...{ day, part, samples, slow, disrupted },
    });
    expect(await sumsOf(database)).toEqual([
      row('2026-11-27', 'mail', { disrupted: 1 }),
      row('2026-11-27', 'portal'),
      row('2026-11-27', 'reviews', { slow: 1 }),
      row('2026-11-28', 'mail', { samples: 2, disrupted: 2 }),
      row('2026-11-28', 'portal', { samples: 2 }),
      row('2026-11-28', 'reviews', { samples: 2, slow: 2 }),
    ]);
  });

  it('are deleted after 90 days, and the minutes that were counted after two', async () => {
    const { database } = await open();
    const days = ['2026-08-30', '2026-08-31', '2026-11-25', '2026-11-26'];
    for (const day of days)
      await storeSample(database, { minute: `${day}T10:00`, readings: { portal: 'works' } });
    await dropOldSamples(database, new Date('2026-11-28T09:00:00.000Z'));
    expect((await sumsOf(database)).map(({ day }) => day)).toEqual([
      '2026-08-31',
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(await database.selectFrom('status_minutes').select('minute').execute()).toEqual([
      { minute: '2026-11-26T10:00' },
    ]);
  });
});

describeOnEachEngine('the status of the services', (open) => {
  it('says since when the database is gone, and counts those minutes when it is back', async () => {
    const opened = await open();
    const { state, database } = watchStatements(opened.database);
    const { status, round, today } = startStatus({ database });
    expect(await status.read()).toMatchObject({ database: 'works', unavailable_since: null });
    state.isGone = true;
    await round('09:01:10', gone);
    await round('09:02:10', gone);
    expect(await status.read()).toMatchObject({
      as_of: '2026-11-28T09:02:10.000Z',
      database: 'unavailable',
      unavailable_since: '2026-11-28T09:01:10.000Z',
      history_as_of: '2026-11-28T09:00:10.000Z',
    });
    expect(await today('portal')).toMatchObject({ state: 'works', samples: 1 });
    state.isGone = false;
    await round('09:03:10', fine);
    await vi.waitFor(async () =>
      expect(await today('portal')).toMatchObject({ state: 'disrupted', samples: 4, disrupted: 2 }),
    );
    expect(await status.read()).toMatchObject({ database: 'works', unavailable_since: null });
    // What could not be measured is no sample.
    expect(await today('reviews')).toMatchObject({ state: 'works', samples: 2 });
  });

  it('is no longer known when it was measured too long ago', async () => {
    const opened = await open();
    let at = new Date('2026-11-28T09:00:00.000Z');
    const status = createServiceStatus({ ...opened, log, now: () => at });
    const loop = status.start(async () => ({ measured: fine, facts }));
    onTestFinished(() => loop.stop());
    expect((await status.read()).parts.map(({ state }) => state)).toEqual(['works', 'works', 'works']);
    at = new Date('2026-11-28T09:02:00.000Z');
    const report = await status.read();
    expect(report).toMatchObject({ as_of: '2026-11-28T09:00:00.000Z', database: 'unknown' });
    expect(report.parts.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it('is answered by the API for seconds only, without a statement for any request', async () => {
    const opened = await open();
    const { state, database } = watchStatements(opened.database);
    const { status } = startStatus({ database });
    await status.read();
    const calls = new Hono();
    calls.route('/', createStatusRoutes({ serviceStatus: status }));
    calls.route('/', createOpenApiRoute(createOpenApi(calls, brand.name)));
    const api = withCheckedAnswers(calls);
    const before = state.count;
    for (let request = 0; request < 20; request += 1) {
      const answer = await api.request('/v1/status?lang=th');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=10, must-revalidate');
      expect(await answer.json()).toMatchObject({ result: 0, data: { database: 'works' } });
    }
    expect(state.count).toBe(before);
  });
});

describeOnEachEngine('measuring the services', (open) => {
  const time = new Date('2026-03-02T12:00:00.000Z');
  const mail = {
    ...{ change_key: 'change', kind: 'received', recipient: 'a@b.example', recipient_key: 'a@b.example' },
    ...{ locale: 'en', data: '{}', message_id: 'm', state: 'waiting' as const, attempts: 0 },
    ...{ create_time: '2026-03-02T11:00:00.000Z', next_attempt_time: '2026-03-02T11:45:00.000Z' },
  };

  function prepare(opened: OpenDatabase, changed: Partial<MeasureOptions> = {}) {
    const { database } = opened;
    const services = {
      brand,
      outbox: { sends: true, countRefused: async () => 0 },
      readDonations: () => ({ kind: 'by-hand' }),
      reviewTimes: { read: () => Promise.reject(new Error('not published here')) },
    } as unknown as MeasureOptions['services'];
    const now = () => time;
    return createMeasure({
      ...{ services, database, now, api: createTestApi(opened), readiness: { canWrite: () => true } },
      figures: shareFigures({
        ...{ database, now, log, looksAtLinks: false, chainId: undefined },
        jobs: { readRuns: async () => [] },
      }),
      hasChain: false,
      ...changed,
    });
  }

  it('reads mails that are overdue and submissions that wait for longer than promised', async () => {
    const opened = await open();
    await opened.database.insertInto('outbox').values(mail).execute();
    await addSubmission(opened.database, {
      kind: 'token',
      steps: [{ at: '2026-02-20T10:00:00.000Z', actor: 'system', to: 'in-review' }],
      promised: '2026-02-24T10:00:00.000Z',
    });
    const { measured, facts: found } = await prepare(opened)();
    expect(measured).toEqual({
      databaseMs: expect.any(Number),
      contentApiMs: expect.any(Number),
      canWrite: true,
      mail: { reading: { overdueSeconds: 900, refused: 0 } },
      reviews: { late: 1 },
    });
    expect(found.donations_by_hand).toBe(true);
  });

  it('asks nothing else while the database does not answer, and names the chain only where there is one', async () => {
    const opened = await open();
    const { state, database } = watchStatements(opened.database);
    state.isGone = true;
    const measure = prepare(opened, { database, hasChain: true });
    expect((await measure()).measured).toEqual({
      databaseMs: undefined,
      contentApiMs: undefined,
      canWrite: true,
      chain: { reading: undefined },
      mail: { reading: undefined },
      reviews: undefined,
    });
    expect(state.count).toBe(1);
  });
});
