import * as v from 'valibot';

/* The parts of an Ethereum JSON-RPC endpoint's answers that are read here,
   https://ethereum.github.io/execution-apis/ The endpoint is not ours: whatever does not match is treated as
   an outage. */

const hex = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2})*$/));
const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform((text) => BigInt(text)),
);
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/), v.toLowerCase());
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/), v.toLowerCase());

/** Seconds up to the year 9999, so that every accepted time is a valid date. */
const seconds = v.pipe(quantity, v.maxValue(253_402_300_799n), v.transform(Number));

export const chainIdSchema = v.pipe(
  quantity,
  v.maxValue(BigInt(Number.MAX_SAFE_INTEGER)),
  v.transform(Number),
);
export const blockNumberSchema = quantity;
export const codeSchema = hex;
export const wordSchema = hash;

const logSchema = v.object({
  address,
  topics: v.array(hash),
  data: hex,
  removed: v.optional(v.boolean(), false),
});
export type RpcLog = v.InferOutput<typeof logSchema>;

const index = v.pipe(quantity, v.maxValue(BigInt(Number.MAX_SAFE_INTEGER)), v.transform(Number));

/** Of `eth_getLogs`; not every node names the block's time. */
export const foundLogsSchema = v.array(
  v.object({
    ...logSchema.entries,
    transactionHash: hash,
    blockNumber: index,
    logIndex: index,
    blockTimestamp: v.nullish(seconds),
  }),
);

/** `blockHash` is null while the transaction waits to be mined. */
export const transactionSchema = v.nullable(
  v.object({ hash, blockHash: v.nullish(hash), to: v.nullish(address), value: quantity }),
);

export const receiptSchema = v.nullable(
  v.object({
    transactionHash: hash,
    blockHash: hash,
    blockNumber: quantity,
    status: v.picklist(['0x0', '0x1']),
    logs: v.array(logSchema),
  }),
);

export const finalBlockSchema = v.nullable(v.object({ number: quantity }));
export const blockSchema = v.nullable(v.object({ hash, timestamp: seconds }));
