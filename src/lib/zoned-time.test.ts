import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, momentOf, wallTimeOf } from './zoned-time.ts';

const zones = [
  'UTC',
  'Asia/Shanghai',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
];
const minuteMs = 60_000;

describe('times of a zone', () => {
  it.each([
    ['2026-11-24T10:00', 'UTC', '2026-11-24T10:00:00.000Z'],
    ['2026-11-24T10:00', 'Asia/Shanghai', '2026-11-24T02:00:00.000Z'],
    ['2026-07-01T10:00', 'America/New_York', '2026-07-01T14:00:00.000Z'],
    // Summer time ends there: 01:30 is twice.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s in %s is %s', (wall, zone, moment) => {
    expect(momentOf(wall, zone)?.toISOString()).toBe(moment);
  });

  it('has no moment for a time that no clock shows, and for what is none', () => {
    expect(momentOf('2026-03-08T02:30', 'America/New_York')).toBeUndefined();
    expect(momentOf('', 'UTC')).toBeUndefined();
    expect(momentOf('2026-13-08T02:30', 'UTC')).toBeUndefined();
  });

  it('leads from every moment to what a clock shows, and back to a moment that shows the same', () => {
    const minutes = fc.integer({
      min: Date.parse('2020-01-01T00:00Z') / minuteMs,
      max: Date.parse('2040-01-01T00:00Z') / minuteMs,
    });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const moment = new Date(minute * minuteMs);
        const wall = wallTimeOf(moment, zone);
        const back = momentOf(wall, zone);
        expect(back && wallTimeOf(back, zone)).toBe(wall);
        expect(back!.getTime()).toBeLessThanOrEqual(moment.getTime());
      }),
    );
  });

  it('knows zones by their names', () => {
    expect(zones.every(isTimeZone)).toBe(true);
    expect(['', 'Asia/Atlantis', 'GMT+99'].some(isTimeZone)).toBe(false);
  });
});
