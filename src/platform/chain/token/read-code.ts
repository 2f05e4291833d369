const op = {
  stop: 0x00,
  sub: 0x03,
  equal: 0x14,
  xor: 0x18,
  jump: 0x56,
  jumpDestination: 0x5b,
  push0: 0x5f,
  push3: 0x62,
  push4: 0x63,
  push32: 0x7f,
  duplicate1: 0x80,
  swap16: 0x9f,
  return: 0xf3,
  delegateCall: 0xf4,
  revert: 0xfd,
  invalid: 0xfe,
  selfDestruct: 0xff,
} as const;

const ends = new Set<number>([op.stop, op.jump, op.return, op.revert, op.invalid, op.selfDestruct]);
/** How compilers compare the selector of a call: Solidity with EQ or SUB, Vyper with XOR. */
const comparisons = new Set<number>([op.equal, op.sub, op.xor]);

/** What the reachable part of a runtime bytecode shows. */
export interface CodeReading {
  /** Function selectors it implements, such as `0x40c10f19`. */
  selectors: ReadonlySet<string>;
  /** It runs another contract's code as its own (DELEGATECALL). */
  delegates: boolean;
}

const isPush = (code: number) => code >= op.push0 && code <= op.push32;
const widthOf = (code: number) => (isPush(code) ? code - op.push0 : 0);

/** Is a constant that ends at `at` compared next? DUP and SWAP may come in between. */
function isCompared(bytes: Uint8Array, at: number): boolean {
  const next = bytes[at] ?? op.stop;
  const isMove = next >= op.duplicate1 && next <= op.swap16;
  return comparisons.has(isMove ? (bytes[at + 1] ?? op.stop) : next);
}

interface Walk {
  bytes: Uint8Array;
  selectors: Set<string>;
  delegates: boolean;
  seen: Set<number>;
  waiting: number[];
}

function takeSelector(walk: Walk, { code, at }: { code: number; at: number }): void {
  if (code !== op.push3 && code !== op.push4) return;
  const end = at + 1 + widthOf(code);
  if (!isCompared(walk.bytes, end)) return;
  const constant = Buffer.from(walk.bytes.subarray(at + 1, end)).toString('hex');
  walk.selectors.add(`0x${constant.padStart(8, '0')}`);
}

/**
 * Reads instructions from `start` until the code cannot continue. Every constant that names a jump
 * destination is queued: a jump goes there now, or an internal function returns there later.
 */
function walkFrom(walk: Walk, start: number): void {
  const { bytes, seen } = walk;
  for (let at = start; at < bytes.length && !seen.has(at);) {
    seen.add(at);
    const code = bytes[at]!;
    const width = widthOf(code);
    takeSelector(walk, { code, at });
    if (code === op.delegateCall) walk.delegates = true;
    if (ends.has(code)) return;
    if (width > 0 && width <= 3) {
      const constant = bytes.subarray(at + 1, at + 1 + width);
      walk.waiting.push(constant.reduce((sum, byte) => sum * 256 + byte, 0));
    }
    at += 1 + width;
  }
}

/**
 * The length of the CBOR metadata that compilers append is in the last two bytes; zero when that is not a
 * CBOR map.
 */
function metadataBytes(bytes: Uint8Array): number {
  const length = bytes.length >= 2 ? bytes[bytes.length - 2]! * 256 + bytes[bytes.length - 1]! + 2 : 0;
  const first = bytes[bytes.length - length];
  return length > 2 && length < bytes.length && first !== undefined && first >= 0xa1 && first <= 0xa5
    ? length
    : 0;
}

/**
 * Follows the bytecode from its first instruction to every destination that it names, so that data, metadata
 * and embedded contracts are not mistaken for code. Where jumps are computed (Vyper's tables) and nothing is
 * found that way, reads every instruction up to the metadata.
 * @param code hex with 0x
 */
export function readCode(code: string): CodeReading {
  const bytes = Uint8Array.from(Buffer.from(code.slice(2), 'hex'));
  const walk: Walk = { bytes, selectors: new Set(), delegates: false, seen: new Set(), waiting: [0] };
  for (let start = walk.waiting.pop(); start !== undefined; start = walk.waiting.pop()) {
    if (start === 0 || bytes[start] === op.jumpDestination) walkFrom(walk, start);
  }
  if (walk.selectors.size > 0) return walk;
  const end = bytes.length - metadataBytes(bytes);
  for (let at = 0; at < end; at += 1 + widthOf(bytes[at]!)) {
    takeSelector(walk, { code: bytes[at]!, at });
    if (bytes[at] === op.delegateCall) walk.delegates = true;
  }
  return walk;
}
