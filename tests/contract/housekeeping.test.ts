import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listJobs } from '#app/list-jobs.ts';
import { startHousekeeping } from '#app/start-housekeeping.ts';
import { emptyLog, readAnchor } from '#features/team/audit/server/audit-anchor.ts';
import { createJobRunner } from '#platform/jobs/job-runner.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase } from '../support/databases.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const hourMs = 60 * 60_000;
const time = new Date('2026-11-28T09:00:00.000Z');
const log = createLog('silent');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

async function openDatabase() {
  const { open, dispose } = await createTestDatabase('sqlite');
  onTestFinished(async () => {
    await open.close();
    await dispose();
  });
  return open.database;
}

/** The features, which note with which periods they are called. */
function createServices() {
  const asked: Record<string, unknown> = {};
  const note = (name: string) => async (period: unknown) => {
    asked[name] = period;
  };
  const done = async () => undefined;
  const services = {
    brand: {
      retention: { applicationDays: 40, mailDays: 20, reportDays: 50, securityDays: 10, unconfirmedDays: 9 },
    },
    submissions: {
      expire: async () => 0,
      eraseOldApplications: async (periods: object) => {
        asked['applications'] = periods;
        return { applications: 0, papers: 0 };
      },
    },
    outbox: { dropSent: note('mails') },
    mailRequests: { dropOld: done },
    newsletter: { dropUnconfirmed: note('unconfirmed') },
    reports: { forgetReporters: note('reports') },
    staffNotices: { mailDigests: done, dropOld: done },
    review: { tellLate: done, remindOfInterviews: done, checkLater: done },
    webhooks: { dropOld: done },
    appeals: { tellDelisted: done, tellLate: done },
    serviceStatus: { dropOld: done },
    tokenChecks: { dropOld: done },
    paymentQuestions: { forgetAskers: done },
  };
  return { services, asked };
}

it('each hour one node erases what is older than the periods of the brand', async () => {
  const database = await openDatabase();
  const at = (days: number) => new Date(time.getTime() - days * 24 * hourMs).toISOString();
  const event = { kind: 'sign-in', outcome: 'wrong-password', email: 'kim@example.org', address: '10.0.0.9' };
  await database
    .insertInto('security_events')
    .values([
      { ...event, at: at(11) },
      { ...event, at: at(9) },
    ])
    .execute();
  const listEvents = () => database.selectFrom('security_events').select('at').execute();
  const { services, asked } = createServices();
  const jobs = listJobs({ services, database, lookAtPortal: async () => undefined, now: () => time });
  const runner = createJobRunner({ database, jobs, clock: async () => time, log });

  await runner.runDue();
  expect(await listEvents()).toEqual([{ at: at(9) }]);
  expect(asked).toEqual({
    applications: expect.objectContaining({ applicationDays: 40, documentDays: 40 }),
    mails: 20,
    reports: 50,
    unconfirmed: 9,
  });
  expect((await runner.readRuns()).filter(({ hasFailed }) => hasFailed)).toEqual([]);
});

const countingServices = () => {
  const counts: Record<string, number> = { searches: 0, times: 0, limits: 0 };
  const count = (name: string) => async () => void (counts[name]! += 1);
  const services = {
    own: { catalogue: { refresh: count('searches') } },
    reviewTimes: { refresh: count('times') },
    limits: { keep: count('limits') },
  };
  return { counts, services };
};

it('each node keeps what is its own', async () => {
  const database = await openDatabase();
  const { counts, services } = countingServices();
  const dataDir = useTemporaryFolder();
  const housekeeping = startHousekeeping({ services, database, dataDir, log, now: () => time });
  vi.advanceTimersByTime(10 * 60_000);
  expect(counts).toEqual({ searches: 2, times: 0, limits: 600 });
  vi.advanceTimersByTime(50 * 60_000);
  await vi.waitFor(() => expect(readAnchor(dataDir)).toEqual({ ...emptyLog, time: time.toISOString() }));
  await housekeeping.stop();
  expect(counts).toEqual({ searches: 12, times: 1, limits: 3601 });
});

it('a web process that shares the data folder keeps its own memory and leaves the audit log to the first', async () => {
  const database = await openDatabase();
  const { counts, services } = countingServices();
  const [dataDir, others] = [useTemporaryFolder(), useTemporaryFolder()];
  const common = { services, database, log, now: () => time };
  const second = startHousekeeping({ ...common, dataDir: others, tellsAudit: false });
  const first = startHousekeeping({ ...common, dataDir });
  vi.advanceTimersByTime(60 * 60_000);
  await vi.waitFor(() => expect(readAnchor(dataDir)).toBeDefined());
  await Promise.all([first.stop(), second.stop()]);
  expect(readAnchor(others)).toBeUndefined();
  expect(counts['searches']).toBe(24);
});
