import { formatUnits } from '#features/submission/donations/model/donation-amount.ts';

/** As `formatUnits`, of what may be below zero. */
export const formatSigned = (amount: bigint, decimals: number, minDecimals = 0): string =>
  amount < 0n
    ? `-${formatUnits(-amount, decimals, minDecimals)}`
    : formatUnits(amount, decimals, minDecimals);
