import { expect, it } from 'vitest';
import { summarizeDecisions } from './summarize-decisions.ts';

/** Entered on Monday, Nov 2, 2026. */
const after = (hours: number, kind: 'dapp' | 'token' = 'token') => ({
  kind,
  isFirst: true,
  entered: '2026-11-02T08:00:00.000Z',
  at: new Date(Date.parse('2026-11-02T08:00:00.000Z') + hours * 3_600_000).toISOString(),
});

it('gives the middle and the time within which nine of ten were decided', () => {
  const decisions = [1, 2, 3, 4, 5, 6, 7, 8, 9, 30].map((hours) => after(hours));
  expect(summarizeDecisions(decisions)).toEqual({
    decided: 10,
    median_hours: 5,
    ninety_hours: 9,
    kept_share: 1,
  });
});

it('holds each answer against the promise of its kind', () => {
  expect(summarizeDecisions([after(48), after(49), after(49, 'dapp'), after(72, 'dapp')])).toMatchObject({
    kept_share: 0.75,
  });
  // What came back after changes has the rest of its promise, which the history does not say.
  expect(summarizeDecisions([after(48), { ...after(500), isFirst: false }])).toMatchObject({ kept_share: 1 });
});

it('says nothing where nothing was decided', () => {
  expect(summarizeDecisions([])).toEqual({
    decided: 0,
    median_hours: null,
    ninety_hours: null,
    kept_share: null,
  });
});
