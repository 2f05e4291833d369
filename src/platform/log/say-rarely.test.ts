import { expect, test } from 'vitest';
import { sayRarely } from './say-rarely.ts';

test('each kind is due once in a minute', () => {
  let now = 0;
  const isDue = sayRarely(() => now);
  expect([isDue('mails'), isDue('mails'), isDue('webhooks')]).toEqual([true, false, true]);
  now = 59_999;
  expect(isDue('mails')).toBe(false);
  now = 60_000;
  expect([isDue('mails'), isDue('mails')]).toEqual([true, false]);
});

test('kinds without end are not kept without end', () => {
  const isDue = sayRarely(() => 0);
  for (let kind = 0; kind < 1_000; kind += 1) isDue(`kind ${kind}`);
  expect(isDue('one more')).toBe(true);
  expect(isDue('one more')).toBe(false);
});
