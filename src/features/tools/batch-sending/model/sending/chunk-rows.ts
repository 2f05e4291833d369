/** Gas of one transaction on chains with EIP-7825, 2^24. */
export const transactionGasCap = 16_777_216n;

/** Left free below the cap, in percent: the state that an estimate saw can change. */
const reservePercent = 6n;
/** Of the transaction and the contract, whatever is paid: its marks are in three words of storage at most while no row in between is paid. */
const baseGas = 140_000n;

/** Gas of one transaction on a chain: a block has to have room for it beside others. @param blockGas limit of a block; null where it is not known */
export const gasCapOf = (blockGas: bigint | null): bigint =>
  blockGas !== null && blockGas / 2n < transactionGasCap ? blockGas / 2n : transactionGasCap;

/** Gas that a chunk may need. @param cap of one transaction */
export const usableGas = (cap: bigint): bigint => (cap * (100n - reservePercent)) / 100n;

/** Rows of a chunk at most: few sizes, so that chunks are easy to compare; the largest keeps a chunk's call below what the relay takes. */
const chunkSizes = [500, 400, 300, 200, 150, 100, 50, 25, 10, 5, 2, 1] as const;

/** The largest size that stays below the gas of a transaction. @param each gas of one row at most @returns undefined where one row alone exceeds it */
export const largestSize = (each: bigint, cap: bigint): number | undefined =>
  chunkSizes.find((size) => chunkGas(size, each) <= usableGas(cap));

/** Gas of a chunk at most. */
export const chunkGas = (rows: number, each: bigint) => baseGas + BigInt(rows) * each;

/** Splits rows into chunks of at most a size, as even as possible. Their order stays. */
export function chunkRows<Row>(rows: readonly Row[], size: number): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(Math.floor((index * rows.length) / count), Math.floor(((index + 1) * rows.length) / count)),
  );
}
