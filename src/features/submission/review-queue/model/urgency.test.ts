import { expect, it } from 'vitest';
import { urgencyOf } from './urgency.ts';

const times = { create_time: '2026-11-19T12:00:00Z', promised_time: '2026-11-22T12:00:00Z' };
const at = (time: string) => urgencyOf(times, Date.parse(time));

it('says in words how much of the promise is left', () => {
  expect(at('2026-11-22T06:30:00Z')).toMatchObject({ text: '5 h left', tone: 'near' });
  expect(at('2026-11-20T09:00:00Z')).toMatchObject({ text: '2 d 3 h left', tone: 'calm' });
  expect(at('2026-11-22T11:30:00Z').text).toBe('under 1 h left');
});

it('says by how much the answer is late', () => {
  expect(at('2026-11-22T14:00:00Z')).toEqual({ text: 'Late 2 h', share: 1, tone: 'late' });
  expect(at('2026-11-24T12:00:00Z').text).toBe('Late 2 d');
});

it('is near its end from 70 % of the promised time on', () => {
  expect(at('2026-11-21T14:00:00Z').tone).toBe('calm');
  expect(at('2026-11-21T15:00:00Z').tone).toBe('near');
});
