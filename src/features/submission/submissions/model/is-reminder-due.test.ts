import { expect, it } from 'vitest';
import { isReminderDue } from './is-reminder-due.ts';

const time = '2026-03-10T10:00:00.000Z';
const early = '2026-03-04T09:00:00.000Z';

it.each([
  ['more than a day before', '2026-03-09T09:59:59.999Z', early, false],
  ['a day before', '2026-03-09T10:00:00.000Z', early, true],
  ['late, after an outage', '2026-03-10T09:59:59.999Z', early, true],
  ['not once it has begun', '2026-03-10T10:00:00.000Z', early, false],
  [
    'not of an invitation less than 36 hours before',
    '2026-03-09T10:00:00.000Z',
    '2026-03-08T22:00:00.001Z',
    false,
  ],
  ['of an invitation 36 hours before', '2026-03-09T10:00:00.000Z', '2026-03-08T22:00:00.000Z', true],
])('candidates are reminded: %s', (...[, now, invited, isDue]) =>
  expect(isReminderDue({ time, invited }, new Date(now))).toBe(isDue),
);
