import { expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createJobClock } from '#platform/jobs/job-clock.ts';
import { createJobRunner } from '#platform/jobs/job-runner.ts';
import type { PeriodicJob } from '#platform/jobs/periodic-job.ts';
import { createLog } from '#platform/log/log.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const log = createLog('silent');

/** Nodes that share a database and its clock, which the test moves. */
function createNodes({ database }: OpenDatabase) {
  let time = new Date('2026-11-28T09:00:00.000Z');
  const clock = async () => time;
  return {
    pass: (ms: number) => void (time = new Date(time.getTime() + ms)),
    start: (...jobs: PeriodicJob[]) => createJobRunner({ database, jobs, clock, log }),
    rows: () => database.selectFrom('periodic_jobs').selectAll().orderBy('name').execute(),
  };
}

/** A job that counts its runs. */
function createCounted(name: string, everyMs = hourMs) {
  const counted = { runs: 0, job: { name, everyMs, work: async () => void (counted.runs += 1) } };
  return counted;
}

/** A job whose work lasts until the test ends it. */
function createLong(name = 'long') {
  const begun = Promise.withResolvers<AbortSignal>();
  const ended = Promise.withResolvers<void>();
  const work = async (signal: AbortSignal) => {
    begun.resolve(signal);
    await ended.promise;
  };
  return { job: { name, everyMs: hourMs, work }, begun: begun.promise, end: ended.resolve };
}

/** Work that ends when its node does. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')));
  });

const aborted = (signal: AbortSignal) => untilAborted(signal).catch(() => undefined);

describeOnEachEngine('jobs of several nodes', (open) => {
  it('are each done once in their time, by one of the nodes', async () => {
    const { start, pass } = createNodes(await open());
    const counted = Array.from({ length: 9 }, (_, index) => createCounted(`job ${index}`));
    const jobs = counted.map(({ job }) => job);
    const nodes = [start(...jobs), start(...jobs), start(...jobs)];
    for (let round = 1; round <= 3; round += 1) {
      await Promise.all(nodes.map((node) => node.runDue()));
      expect(counted.map(({ runs }) => runs)).toEqual(jobs.map(() => round));
      pass(hourMs);
    }
  });

  it('are kept from other nodes while they run', async () => {
    const { start } = createNodes(await open());
    const long = createLong();
    const other = createCounted('long');
    const running = start(long.job).runDue();
    await long.begun;
    await start(other.job).runDue();
    expect(other.runs).toBe(0);
    long.end();
    await running;
  });

  it('are done by another node when the lease of a killed one has run out', async () => {
    const { start, pass, rows } = createNodes(await open());
    const long = createLong();
    const other = createCounted('long');
    const killed = start(long.job).runDue();
    await long.begun;
    const second = start(other.job);
    pass(59_000);
    await second.runDue();
    expect(other.runs).toBe(0);
    pass(1_000);
    await second.runDue();
    expect(other.runs).toBe(1);
    const after = await rows();
    // It was only slow: its late end changes nothing.
    long.end();
    await killed;
    expect(await rows()).toEqual(after);
  });

  it('are tried again after an error, which is kept without addresses, and hold up no others', async () => {
    const { start, pass, rows } = createNodes(await open());
    let isBroken = true;
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (isBroken) throw new Error('no room for ana@example.org\nSecond line');
    };
    const counted = createCounted('other');
    const node = start({ name: 'failing', everyMs: hourMs, work }, counted.job);
    await node.runDue();
    expect(counted.runs).toBe(1);
    expect(await rows()).toEqual([
      expect.objectContaining({
        name: 'failing',
        holder: null,
        due_time: '2026-11-28T09:15:00.000Z',
        last_error: 'Error: no room for (address)',
        success_time: null,
      }),
      expect.objectContaining({ name: 'other', due_time: '2026-11-28T10:00:00.000Z', last_error: null }),
    ]);
    const figures = async () => (await node.readRuns()).find(({ name }) => name === 'failing');
    pass(10 * minuteMs);
    await node.runDue();
    expect(runs).toBe(1);
    const failed = { name: 'failing', everySeconds: 3600, successSeconds: 600, hasFailed: true };
    expect(await figures()).toEqual(failed);
    isBroken = false;
    pass(5 * minuteMs);
    await node.runDue();
    expect(runs).toBe(2);
    expect(await figures()).toEqual({ ...failed, successSeconds: 0, hasFailed: false });
  });

  it('that fail are never left alone for longer than their period', async () => {
    const { start, rows } = createNodes(await open());
    await start({ name: 'short', everyMs: minuteMs, work: () => Promise.reject(new Error('no')) }).runDue();
    expect(await rows()).toEqual([expect.objectContaining({ due_time: '2026-11-28T09:01:00.000Z' })]);
  });

  it('are given back by a node that ends, and are then done by another one right away', async () => {
    const { start, rows } = createNodes(await open());
    const begun = Promise.withResolvers<void>();
    const work = (signal: AbortSignal) => {
      begun.resolve();
      return untilAborted(signal);
    };
    const loop = start({ name: 'long', everyMs: hourMs, work }).start(hourMs);
    await begun.promise;
    await loop.stop();
    const free = { holder: null, lease_end_time: null, last_error: null };
    const due_time = '2026-11-28T09:00:00.000Z';
    expect(await rows()).toEqual([expect.objectContaining({ ...free, due_time })]);
    const other = createCounted('long');
    await start(other.job).runDue();
    expect(other.runs).toBe(1);
  });

  it('that end well while their node ends are done', async () => {
    const { start, rows } = createNodes(await open());
    const begun = Promise.withResolvers<void>();
    const work = (signal: AbortSignal) => {
      begun.resolve();
      return aborted(signal);
    };
    const loop = start({ name: 'long', everyMs: hourMs, work }).start(hourMs);
    await begun.promise;
    await loop.stop();
    expect(await rows()).toEqual([expect.objectContaining({ due_time: '2026-11-28T10:00:00.000Z' })]);
  });

  it('keep their due times over a restart: none is done too early, and one that was missed is done soon', async () => {
    const { start, pass } = createNodes(await open());
    const counted = createCounted('hourly');
    await start(counted.job).runDue();
    pass(10 * minuteMs);
    await start(counted.job).runDue();
    expect(counted.runs).toBe(1);
    pass(50 * minuteMs);
    await start(counted.job).runDue();
    expect(counted.runs).toBe(2);
    pass(30 * hourMs);
    await start(counted.job).runDue();
    expect(counted.runs).toBe(3);
  });

  it('do not wait for a time that a wrong clock has set, nor for one of a longer period', async () => {
    const { start, pass } = createNodes(await open());
    const counted = createCounted('daily', 24 * hourMs);
    pass(365 * 24 * hourMs);
    await start(counted.job).runDue();
    pass(-365 * 24 * hourMs);
    await start(counted.job).runDue();
    expect(counted.runs).toBe(2);
    await start({ ...counted.job, everyMs: hourMs }).runDue();
    expect(counted.runs).toBe(3);
    await start({ ...counted.job, everyMs: hourMs }).runDue();
    expect(counted.runs).toBe(3);
  });

  it('of one version are left alone by another one that does not have them', async () => {
    const { start } = createNodes(await open());
    const [older, newer] = [createCounted('older'), createCounted('newer')];
    await start(older.job).runDue();
    const node = start(newer.job);
    await node.runDue();
    expect([older.runs, newer.runs]).toEqual([1, 1]);
    expect((await node.readRuns()).map(({ name }) => name)).toEqual(['newer']);
  });
});

describeOnEachEngine('the clock of jobs', (open, _openShared, engine) => {
  if (engine === 'postgres')
    it("is the server's: a node that is ahead takes no job", async () => {
      const opened = await open();
      const { database } = opened;
      const startAt = (aheadMs: number, job: PeriodicJob) => {
        const clock = createJobClock(opened, () => new Date(Date.now() + aheadMs));
        return createJobRunner({ database, jobs: [job], clock, log });
      };
      const long = createLong();
      const running = startAt(0, long.job).runDue();
      await long.begun;
      const other = createCounted('long');
      await startAt(2 * hourMs, other.job).runDue();
      expect(other.runs).toBe(0);
      long.end();
      await running;
      await startAt(2 * hourMs, other.job).runDue();
      expect(other.runs).toBe(0);
    });
  else
    it("is the process's own where it is alone", async () => {
      const time = new Date('2026-11-28T09:00:00.000Z');
      expect(await createJobClock(await open(), () => time)()).toEqual(time);
    });
});
