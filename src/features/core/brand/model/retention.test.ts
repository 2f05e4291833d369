import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { mostRetentionDays, retentionOf, retentionPeriods, type RetentionPeriod } from './retention.ts';
import { retentionSchema } from './retention-schema.ts';

const periodNames = Object.keys(retentionPeriods) as RetentionPeriod[];

it('a brand without periods has the usual ones', () => {
  const usual = {
    applicationDays: 365,
    documentDays: 180,
    mailDays: 90,
    reportDays: 180,
    securityDays: 90,
    unconfirmedDays: 30,
  };
  expect(retentionOf({})).toEqual(usual);
  expect(retentionOf({ retention: {} })).toEqual(usual);
  expect(retentionOf({ retention: { mailDays: 30 } })).toEqual({ ...usual, mailDays: 30 });
});

it('a CV is not kept longer than the application of a brand that only shortens that', () => {
  expect(retentionOf({ retention: { applicationDays: 90 } })).toMatchObject({ documentDays: 90 });
  expect(retentionOf({ retention: { applicationDays: 900 } })).toMatchObject({ documentDays: 180 });
});

/** What is wrong, with its place. */
const refusalOf = (retention: unknown) =>
  v
    .safeParse(retentionSchema, retention)
    .issues?.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);

it.each([{}, { applicationDays: 30, documentDays: 30, mailDays: 7 }, { reportDays: 3650 }])(
  'takes %o',
  (retention) => {
    expect(refusalOf(retention)).toBeUndefined();
  },
);

const days = (least: number) => `it is a whole number of days, from ${least} to 3650`;
const names = 'applicationDays, documentDays, mailDays, reportDays, securityDays, unconfirmedDays';
const longer = 'a CV is not kept longer than its application: write at most the days of applicationDays';
it.each([
  [{ applicationDays: 29 }, `applicationDays: ${days(30)}`],
  [{ applicationDays: 3651 }, `applicationDays: ${days(30)}`],
  [{ documentDays: 7.5 }, `documentDays: ${days(7)}`],
  [{ mailDays: '90' }, `mailDays: ${days(7)}`],
  [{ reportDays: null }, `reportDays: ${days(7)}`],
  [{ securityDays: 0 }, `securityDays: ${days(7)}`],
  [{ unconfirmedDays: Number.NaN }, `unconfirmedDays: ${days(7)}`],
  [{ documentDays: 200, applicationDays: 100 }, `documentDays: ${longer}`],
  [{ documentDays: 366 }, `documentDays: ${longer}`],
  [{ cvDays: 30 }, `cvDays: it has the periods ${names}, and no other`],
  [30, `it: it has the periods ${names}, and no other`],
])('refuses %o with a sentence', (retention, sentence) => {
  expect(refusalOf(retention)).toEqual([sentence]);
});

it('every accepted retention gives whole days within the bounds, and a CV at most the days of its application', () => {
  const anyDays = fc.option(fc.oneof(fc.integer({ min: -5, max: 5000 }), fc.double()), { nil: undefined });
  const retentions = fc.record(Object.fromEntries(periodNames.map((name) => [name, anyDays])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(retentions, (retention) => {
      const parsed = v.safeParse(retentionSchema, retention);
      const periods = retentionOf({ retention });
      const isRight =
        periods.documentDays <= periods.applicationDays &&
        periodNames.every(
          (name) =>
            Number.isInteger(periods[name]) &&
            periods[name] >= retentionPeriods[name].least &&
            periods[name] <= mostRetentionDays,
        );
      expect(parsed.success).toBe(isRight);
    }),
  );
});
