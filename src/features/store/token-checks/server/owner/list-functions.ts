import { readCode } from '#platform/chain/token/read-code.ts';
import { powerFunctions, powers, type PowerFunction } from '../../model/powers.ts';

/** What is read from bytecode. An analyzer that knows arguments of unnamed functions takes the place of `listKnownPowers` here. */
export interface CodeReading {
  functions: readonly PowerFunction[];
  /** False where the code runs another one, or nothing could be read: a function that is missing then proves nothing. */
  isKnown: boolean;
  /** Whether an instruction asks for the number of the block. */
  readsBlockNumber: boolean;
}

export type ReadFunctions = (code: string) => CodeReading;

const push1 = 0x60;
const push32 = 0x7f;
const blockNumber = 0x43;
/** With this, Solidity begins the metadata that it appends: a CBOR map with the key `ipfs`. */
const metadataMark = 'a264697066735822';

function hasInstruction(code: string, wanted: number): boolean {
  const end = code.toLowerCase().lastIndexOf(metadataMark);
  const bytes = Buffer.from(code.slice(2, end < 0 ? undefined : end), 'hex');
  for (let at = 0; at < bytes.length; at += 1) {
    const instruction = bytes[at]!;
    if (instruction === wanted) return true;
    if (instruction >= push1 && instruction <= push32) at += instruction - push1 + 1;
  }
  return false;
}

/**
 * Reads code by the fixed table of functions, without an analyzer: a setter with a name of its own is not found, and data behind the code may look like
 * an instruction.
 * @param code hex with 0x
 */
export const listKnownPowers: ReadFunctions = (code) => {
  const { selectors, delegates } = readCode(code);
  return {
    functions: powers.flatMap((power) =>
      [...powerFunctions[power]].flatMap(([selector, signature]) =>
        selectors.has(selector) ? [{ power, signature }] : [],
      ),
    ),
    isKnown: selectors.size > 0 && !delegates,
    readsBlockNumber: hasInstruction(code, blockNumber),
  };
};
