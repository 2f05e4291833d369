/** Gas of one transaction on chains with EIP-7825, 2^24; others may have less. */
export const transactionGasCap = 16_777_216n;

/** Left free below the cap, in percent: the state that an estimate saw can change. */
const reservePercent = 6n;
/** Of the transaction and the contract, whatever is paid. */
const baseGas = 60_000n;

/** Gas that a chunk may need. */
export const usableGas = (transactionGasCap * (100n - reservePercent)) / 100n;

/**
 * Rows of a chunk at most. Few sizes, so that the same list gets the same chunks, and with them the same ids, on another day or
 * device; the largest keeps a chunk's call below what the relay takes.
 */
export const chunkSizes = [500, 400, 300, 200, 150, 100, 50, 25, 10, 5, 2, 1] as const;

/** The largest size that stays below the gas of a transaction. @param each gas of one row at most @returns undefined where one row alone exceeds it */
export const largestSize = (each: bigint): number | undefined =>
  chunkSizes.find((size) => chunkGas(size, each) <= usableGas);

/** Gas of a chunk at most. */
export const chunkGas = (rows: number, each: bigint) => baseGas + BigInt(rows) * each;

/** Splits rows into chunks of at most a size, as even as possible. Their order stays. */
export function chunkRows<Row>(rows: readonly Row[], size: number): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(Math.floor((index * rows.length) / count), Math.floor(((index + 1) * rows.length) / count)),
  );
}
