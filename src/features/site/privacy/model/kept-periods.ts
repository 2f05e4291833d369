import { retentionOf, type Retention } from '#features/core/brand/model/retention.ts';
import { reservedAfterMs } from '#features/submission/donations/model/quote.ts';
import { claimedDays, unpaidDays } from '#features/submission/submissions/model/unpaid-periods.ts';

/** How long the amounts of a submission that was not paid stay reserved, and its reference answers. */
export const reservedDays = Math.floor(reservedAfterMs / (24 * 3_600_000));

/** The periods that the jobs follow, in whole days. */
export interface KeptPeriods extends Retention {
  unpaidDays: number;
  claimedDays: number;
  reservedDays: number;
}

/** Those of a brand, and those that are the same for every brand. */
export const keptPeriodsOf = (brand: Parameters<typeof retentionOf>[0]): KeptPeriods => ({
  ...retentionOf(brand),
  ...{ unpaidDays, claimedDays, reservedDays },
});
