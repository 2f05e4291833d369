import * as v from 'valibot';
import { mostRetentionDays, retentionPeriods, type RetentionPeriod } from './retention.ts';

function daysOf(name: RetentionPeriod) {
  const { least } = retentionPeriods[name];
  const sentence = `it is a whole number of days, from ${least} to ${mostRetentionDays}`;
  return v.optional(
    v.pipe(
      v.number(sentence),
      v.integer(sentence),
      v.minValue(least, sentence),
      v.maxValue(mostRetentionDays, sentence),
    ),
  );
}

/** `retention` of brand.json: periods in whole days. What is left out has the usual period of `retention.ts`. */
export const retentionSchema = v.pipe(
  v.strictObject(
    {
      applicationDays: daysOf('applicationDays'),
      documentDays: daysOf('documentDays'),
      mailDays: daysOf('mailDays'),
      reportDays: daysOf('reportDays'),
      securityDays: daysOf('securityDays'),
      unconfirmedDays: daysOf('unconfirmedDays'),
    },
    `it has the periods ${Object.keys(retentionPeriods).join(', ')}, and no other`,
  ),
  v.forward(
    v.check(
      ({ applicationDays = retentionPeriods.applicationDays.usual, documentDays }) =>
        documentDays === undefined || documentDays <= applicationDays,
      'a CV is not kept longer than its application: write at most the days of applicationDays',
    ),
    ['documentDays'],
  ),
);
