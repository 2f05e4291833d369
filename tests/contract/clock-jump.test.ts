import { expect, it } from 'vitest';
import { takeAttempt } from '#features/team/accounts/server/account-lock.ts';
import { createLimits } from '#platform/limits/create-limits.ts';
import type { LimitRule } from '#platform/limits/limits.ts';
import { createLog } from '#platform/log/log.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { submit } from '../support/submission-world.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

const twoDays = 2 * 24 * 60 * 60;

function createClock() {
  const clock = { ms: Date.parse('2026-11-28T09:00:00.000Z') };
  const pass = (seconds: number) => (clock.ms += seconds * 1000);
  return { pass, now: () => new Date(clock.ms) };
}

describeOnEachEngine('once a clock that was two days ahead is right', (open) => {
  it('a mail that failed under it is sent', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    await submit(world);
    await world.server.close();
    world.pass(twoDays);
    await world.outbox.sendDue();
    world.pass(-twoDays);
    const [failed] = await outboxRows(world);
    expect(failed?.attempts).toBe(1);
    const back = await startServerForTest(world.server.port);
    await world.outbox.sendDue();
    expect(back.mails).toHaveLength(1);
  });

  it('a limit that was reached under it lets its visitors go on', async () => {
    holdTimeLimits();
    const { pass, now } = createClock();
    const rule: LimitRule = { name: 'brief', points: 3, windowSeconds: 60 };
    const limits = createLimits({ open: await open(), secret: 'a key', now, log: createLog('silent') });
    const take = (points: number) => limits.take([{ rule, key: '203.0.113.7', points }]);
    pass(twoDays);
    expect(await take(3)).toBeUndefined();
    expect(await take(1)).toMatchObject({ rule });
    pass(-twoDays);
    expect(await take(3)).toBeUndefined();
    expect(await take(1)).toMatchObject({ rule, retryAfterSeconds: 60 });
  });

  it('an account that was locked under it is asked for its password', async () => {
    const { database } = await open();
    const { pass, now } = createClock();
    const attempt = () => takeAttempt(database, { key: 'ana@example.org', now: now() });
    const attemptTimes = async (times: number) => {
      for (let time = 0; time < times; time += 1) await attempt();
    };
    pass(twoDays);
    await attemptTimes(5);
    expect(await attempt()).toMatchObject({ allowed: false });
    pass(-twoDays);
    expect(await attempt()).toMatchObject({ allowed: true });
  });
});
