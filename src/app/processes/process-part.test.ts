import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSettings } from '#platform/env/settings.ts';
import { createResponseStores } from '../response-stores.ts';
import { onlyProcess, settingsOf, shareOf } from './process-part.ts';

const partsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, count }));

test('all processes together have what one process had, and at most one of each less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 16, max: 100_000 }), (count, whole) => {
      const together = partsOf(count).reduce((sum, part) => sum + shareOf(whole, part), 0);
      expect(together).toBeLessThanOrEqual(whole);
      expect(together).toBeGreaterThan(whole - count);
    }),
  );
});

test('a process that is alone has everything, and no process has nothing', () => {
  expect(shareOf(4_000, onlyProcess)).toBe(4_000);
  expect(shareOf(1, { number: 2, count: 4 })).toBe(1);
});

test('the connections to the database are those of the setting, divided', () => {
  const env = { DATABASE_URL: 'postgres://user@host/tideport', WEB_PROCESSES: '3' };
  const settings = parseSettings(env);
  for (const part of partsOf(settings.webProcesses))
    expect(settingsOf(settings, part).databaseLimits).toEqual({ ...settings.databaseLimits, connections: 3 });
  expect(settingsOf(settings, onlyProcess)).toEqual(settings);
});

test('the stores of all processes together have the memory of one', () => {
  const bytesOf = (part: { number: number; count: number }) =>
    Object.values(createResponseStores(part)).reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  const together = partsOf(4).reduce((sum, part) => sum + bytesOf(part), 0);
  expect(together).toBe(bytesOf(onlyProcess));
});
