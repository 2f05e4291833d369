import { expect, test } from '@playwright/test';
import { runLoad } from '../support/load/run-load.ts';

const megabyte = 1024 * 1024;
const memoryMaxBytes = 700 * megabyte;
const durationMs = 25_000;
/** What the process may take does not depend on who tests: it starts the threads of a large machine. */
const manyCores = new URL('../support/load/many-cores.ts', import.meta.url);

test.setTimeout(180_000);

test('under all attacks at the same time every visitor gets an answer, and the process survives within 700 MB', async () => {
  const { probes, peakBytes, answered, isAlive } = await runLoad(durationMs, {
    NODE_OPTIONS: `--import ${manyCores.href}`,
  });
  const slowestMs = Math.max(...probes.map(({ ms }) => ms));
  console.log(
    `Probes ${probes.length}, slowest ${Math.round(slowestMs)} ms, peak ${Math.round(peakBytes / megabyte)} MB`,
    JSON.stringify(answered),
  );
  expect(isAlive).toBe(true);
  expect(probes.length).toBeGreaterThan(50);
  expect(probes.filter(({ status }) => status !== 200)).toEqual([]);
  expect(peakBytes).toBeLessThan(memoryMaxBytes);
  // Nothing made it fail, and everything was really sent.
  for (const [attack, counts] of Object.entries(answered)) {
    expect(Object.keys(counts).length, attack).toBeGreaterThan(0);
    expect(counts[500] ?? 0, attack).toBe(0);
  }
  expect(answered['many addresses']?.[414]).toBeGreaterThan(0);
  expect(answered['many uploads']?.[429]).toBeGreaterThan(0);
  expect(answered['forged addresses']?.[200]).toBeGreaterThan(0);
});
