import * as v from 'valibot';
import { bytesToBigInt, hexToBytes, numberToHex, type Hex } from 'viem';
import { plainText } from './check.ts';

/* `eth_simulateV1`: https://github.com/ethereum/execution-apis/blob/main/src/eth/execute.yaml Blocks in a row on top of a real one, with calls whose
   effects the later ones see. Nothing is sent. */

export interface SimulatedCall {
  from: Hex;
  to: Hex;
  data: Hex;
  /** Of the chain's own coin. */
  value?: bigint;
  /** Whether a contract makes it, as no transaction of the chain can. */
  isByContract?: boolean;
}

export interface SimulatedBlock {
  /** Seconds after the real block. */
  afterSeconds: number;
  calls: readonly SimulatedCall[];
}

/** The real block that a simulation is built on, and what a contract could recognize a simulation by. */
export interface Surroundings {
  number: bigint;
  timeSeconds: bigint;
  gasLimit: bigint;
  /** Null on chains without EIP-1559. */
  baseFee: bigint | null;
  feeRecipient: Hex;
  prevRandao: Hex | null;
}

export interface Simulation {
  blocks: readonly SimulatedBlock[];
  /** Coins that accounts have in it, whatever they really have. */
  balances: Readonly<Record<Hex, bigint>>;
  /** Code at addresses where there is none. */
  codes?: Readonly<Record<Hex, Hex>>;
}

export type SimulatedAnswer =
  | { ok: true; data: Hex }
  /** What the contract reverted with, as plain text; empty where it gave no reason. */
  | { ok: false; reason: string };

/** No honest transfer needs as much; a contract that burns gas is cut off here. */
const callGas = 3_000_000n;
const tip = 1_000_000_000n;

/** What one call costs at most: callers need it, because the price of gas is a real one. */
export const callCost = ({ baseFee }: Surroundings) => callGas * ((baseFee ?? tip) + tip);

/**
 * A simulated block follows the real one: a real price of gas, fee recipient and randomness, because a trap may look for zeros. Numbers go up by one,
 * however far apart the times are: gaps are filled with empty blocks, and nodes allow 256 of them.
 */
function blockOverridesOf(around: Surroundings, afterSeconds: number, index: number): object {
  return {
    number: numberToHex(around.number + BigInt(index) + 1n),
    time: numberToHex(around.timeSeconds + BigInt(afterSeconds)),
    gasLimit: numberToHex(around.gasLimit),
    feeRecipient: around.feeRecipient,
    ...(around.baseFee !== null && { baseFeePerGas: numberToHex(around.baseFee) }),
    ...(around.prevRandao !== null && { prevRandao: around.prevRandao }),
  };
}

function callOf(around: Surroundings, { from, to, data, value = 0n }: SimulatedCall): object {
  const price =
    around.baseFee === null
      ? { gasPrice: numberToHex(tip) }
      : { maxFeePerGas: numberToHex(around.baseFee + tip), maxPriorityFeePerGas: numberToHex(tip) };
  return { ...{ from, to, data }, value: numberToHex(value), gas: numberToHex(callGas), ...price };
}

/** Parameters of `eth_simulateV1`. */
export function simulateParams(around: Surroundings, simulation: Simulation): readonly unknown[] {
  const { blocks, balances, codes = {} } = simulation;
  const stateOverrides = Object.fromEntries([
    ...Object.entries(balances).map(([account, balance]) => [account, { balance: numberToHex(balance) }]),
    ...Object.entries(codes).map(([account, code]) => [account, { code }]),
  ]) as Record<string, object>;
  const blockStateCalls = blocks.map((block, index) => ({
    blockOverrides: blockOverridesOf(around, block.afterSeconds, index),
    ...(index === 0 && { stateOverrides }),
    calls: block.calls.map((call) => callOf(around, call)),
  }));
  // Calls are checked as transactions where they could be some: to others, Anvil shows a base fee of zero, whatever it was asked for.
  const validation = !blocks.some(({ calls }) => calls.some(({ isByContract }) => isByContract));
  return [{ blockStateCalls, validation, traceTransfers: false }, numberToHex(around.number)];
}

const hex = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-fA-F]{2})*$/));

const answersSchema = v.array(
  v.object({
    calls: v.array(
      v.object({
        status: v.picklist(['0x0', '0x1']),
        returnData: v.optional(hex, '0x'),
        error: v.nullish(v.object({ message: v.optional(v.string(), ''), data: v.nullish(v.string()) })),
      }),
    ),
  }),
);

/** In bytes; what is shown is shorter. */
const longestReason = 400;
/** `Error(string)`, which is what `require` reverts with. */
const errorSelector = '0x08c379a0';

/** What a revert says; empty where it says nothing that can be read. */
export function readReason(data: string): string {
  if (!data.startsWith(errorSelector) || !v.is(hex, data)) return '';
  const bytes = hexToBytes(`0x${data.slice(errorSelector.length)}`);
  if (bytes.length < 64) return '';
  const length = Math.min(Number(bytesToBigInt(bytes.subarray(32, 64))), longestReason);
  return plainText(new TextDecoder().decode(bytes.subarray(64, 64 + length)));
}

/**
 * The answers of each block, in the order of the calls.
 * @returns undefined where the endpoint answered something else than what it was asked
 */
export function parseSimulation(
  result: unknown,
  { blocks }: Pick<Simulation, 'blocks'>,
): SimulatedAnswer[][] | undefined {
  const parsed = v.safeParse(answersSchema, result);
  if (!parsed.success) return undefined;
  const fits =
    parsed.output.length === blocks.length &&
    parsed.output.every(({ calls }, index) => calls.length === blocks[index]?.calls.length);
  if (!fits) return undefined;
  return parsed.output.map(({ calls }) =>
    calls.map(({ status, returnData, error }): SimulatedAnswer => {
      if (status === '0x1') return { ok: true, data: returnData as Hex };
      const reason = readReason(error?.data ?? '') || readReason(returnData);
      return { ok: false, reason: reason || plainText(error?.message ?? '') };
    }),
  );
}
