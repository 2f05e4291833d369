import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { priorities } from '#app/rendering/priorities.ts';
import { createRenderPool } from '#app/rendering/render-pool.ts';
import type * as tasks from '../support/failing-tasks.ts';
import { holdTimeLimits } from '../support/time-limits.ts';

type Tasks = typeof tasks;

const filename = new URL('../support/failing-tasks.ts', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'tideport-pool-'));
const file = join(folder, 'deaths');
const visit = () => ({ level: priorities.visit });

afterAll(() => rmSync(folder, { recursive: true }));

function startPool(options: { threads?: number; timeoutMs?: number } = {}) {
  const pool = createRenderPool({ filename, ...options });
  onTestFinished(() => pool.close());
  writeFileSync(file, '');
  return pool;
}

test('renders in another thread', async () => {
  const pool = startPool();
  expect(await pool.run<Tasks['ask']>('ask', undefined, visit())).toMatchObject({ isMainThread: false });
});

test('renders the page again when its thread dies', async () => {
  const pool = startPool();
  expect(await pool.run<Tasks['dieTimes']>('dieTimes', { file, times: 1 }, visit())).toBe('answered');
});

test('a page that kills two threads fails, and the next page is rendered', async () => {
  const pool = startPool({ threads: 1 });
  await expect(pool.run<Tasks['dieTimes']>('dieTimes', { file, times: 9 }, visit())).rejects.toThrow(
    'worker exited',
  );
  expect(await pool.run<Tasks['ask']>('ask', undefined, visit())).toMatchObject({ isMainThread: false });
});

test('ends and replaces a thread that takes too much memory', async () => {
  // Its time must not pass before its memory is used up.
  holdTimeLimits();
  const pool = startPool({ threads: 1 });
  await expect(pool.run<Tasks['eatMemory']>('eatMemory', undefined, visit())).rejects.toMatchObject({
    code: 'ERR_WORKER_OUT_OF_MEMORY',
  });
  expect(await pool.run<Tasks['ask']>('ask', undefined, visit())).toMatchObject({ isMainThread: false });
});

test('ends and replaces a thread that hangs, and its page fails', async () => {
  const limits = holdTimeLimits();
  const pool = startPool({ threads: 1, timeoutMs: 3_000 });
  const hanging = pool.run<Tasks['hang']>('hang', { file }, visit());
  const next = pool.run<Tasks['ask']>('ask', undefined, visit());
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 30_000 }).toBe('x');
  limits.end();
  await expect(hanging).rejects.toThrow('hang was not done after 3000 ms');
  expect(await next).toMatchObject({ isMainThread: false });
});

test('what is rendered or waits when it ends is not begun again, and no thread is left', async () => {
  const pool = startPool({ threads: 1 });
  const pages = Promise.allSettled([
    pool.run<Tasks['hang']>('hang', { file }, visit()),
    ...Array.from({ length: 9 }, () => pool.run<Tasks['ask']>('ask', undefined, visit())),
  ]);
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 30_000 }).toBe('x');
  await pool.close();
  const outcomes = await pages;
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'The portal is ending.' } });
  await expect(pool.run<Tasks['ask']>('ask', undefined, visit())).rejects.toThrow('The portal is ending.');
  expect(pool.readLoad().threads).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('x');
});

test('a failing page reports its error and costs no thread', async () => {
  const pool = startPool({ threads: 1 });
  const before = await pool.run<Tasks['ask']>('ask', undefined, visit());
  await expect(pool.run<Tasks['fail']>('fail', undefined, visit())).rejects.toThrow(
    'a page that cannot be rendered',
  );
  expect(await pool.run<Tasks['ask']>('ask', undefined, visit())).toEqual(before);
});

test('with a hundred waiting, further requests are told when to come back, except the error page', async () => {
  const pool = startPool({ threads: 1 });
  const ask = () => pool.run<Tasks['ask']>('ask', undefined, visit());
  const pages = Promise.allSettled(Array.from({ length: 101 }, ask));
  await expect(ask()).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 5,
  });
  expect(() => pool.requirePlace(visit())).toThrow('Too many pages are being made.');
  expect(() => pool.requirePlace({ level: priorities.immediate })).not.toThrow();
  const errorPage = pool.run<Tasks['ask']>('ask', undefined, { level: priorities.immediate });
  expect(await errorPage).toMatchObject({ isMainThread: false });
  // The error page took the place of the last one waiting.
  expect((await pages).filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
  expect(() => pool.requirePlace(visit())).not.toThrow();
});
