import { describe, expect, it } from 'vitest';
import { describeWatch } from './watch-state-words.ts';

const state = { id: 'now', is_on: true, every_hours: 6, links: 12, last_look_time: null } as const;

describe('what the desk says of the watch', () => {
  it('says how to switch it on where it is off, and claims no checks', () => {
    const words = describeWatch({ ...state, is_on: false });
    expect(words).toContain('not checked');
    expect(words).toContain('WATCH_LINKS=on');
    expect(words).toContain('No check has run yet.');
    expect(words).not.toContain('every');
  });

  it('says how often and when last where it is on', () => {
    expect(describeWatch({ ...state, last_look_time: '2026-11-23T08:00:00.000Z' })).toMatch(
      /^All 12 listed links and contracts are checked about every 6 hours\. Last check: .*2026.*\.$/,
    );
    expect(describeWatch({ ...state, every_hours: 1 })).toContain('about every hour.');
  });

  it('does not promise checks of nothing', () => {
    expect(describeWatch({ ...state, links: 0 })).toBe('The watch is on. There is no link to check yet.');
  });
});
