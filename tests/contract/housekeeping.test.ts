import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { startHousekeeping } from '#app/start-housekeeping.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase } from '../support/databases.ts';
import { useTemporaryFolder } from '../support/temporary-folder.ts';

const hourMs = 60 * 60_000;
const time = new Date('2026-11-28T09:00:00.000Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

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
    own: { catalogue: { refresh: done } },
    submissions: {
      expire: async () => 0,
      eraseOldApplications: async (periods: object) => {
        asked['applications'] = periods;
        return { applications: 0, papers: 0 };
      },
    },
    outbox: { dropSent: note('mails') },
    newsletter: { dropUnconfirmed: note('unconfirmed') },
    reports: { forgetReporters: note('reports') },
    webhooks: { dropOld: done },
    appeals: { tellDelisted: done },
    reviewTimes: { refresh: done },
    paymentQuestions: { forgetAskers: done },
    limits: { keep: done },
  };
  return { services, asked };
}

it('each hour the jobs erase what is older than the periods of the brand', async () => {
  const { open, dispose } = await createTestDatabase('sqlite');
  onTestFinished(async () => {
    await open.close();
    await dispose();
  });
  const { database } = open;
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
  const log = createLog('silent');
  const dataDir = useTemporaryFolder();
  const housekeeping = startHousekeeping({ services, database, dataDir, log, now: () => time });
  onTestFinished(() => housekeeping.stop());

  vi.advanceTimersByTime(hourMs - 1);
  expect(asked).toEqual({});
  vi.advanceTimersByTime(1);
  await vi.waitFor(async () => expect(await listEvents()).toEqual([{ at: at(9) }]));
  expect(asked).toEqual({
    applications: expect.objectContaining({ applicationDays: 40, documentDays: 40 }),
    mails: 20,
    reports: 50,
    unconfirmed: 9,
  });
});
