import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { NodeAnswer, NodeCall } from '#features/tools/approvals/model/reading/node-call.ts';
import { askContract } from './ask-contract.ts';
import type { MessageHash } from './message-hashes.ts';

const yes: NodeAnswer = { ok: true, result: `0x1626ba7e${'0'.repeat(56)}` };
const no: NodeAnswer = { ok: true, result: `0x${'0'.repeat(64)}` };
const reverted: NodeAnswer = { ok: false, reason: 'reverted' };
const lost: NodeAnswer = { ok: false, reason: 'refused' };

const hashOf = (digit: string): Hex => `0x${digit.repeat(64)}`;
const readings: readonly MessageHash[] = [
  { reading: 'as-pasted', hash: hashOf('a') },
  { reading: 'windows-lines', hash: hashOf('b') },
  { reading: 'hex-bytes', hash: hashOf('c') },
];

/** Asks a contract that says these about the readings, one after the other. */
function ask(...said: NodeAnswer[]) {
  const calls: NodeCall[] = [];
  const answerTo = (call: NodeCall): NodeAnswer => {
    if (call.method === 'eth_chainId') return { ok: true, result: '0x1' };
    if (call.method === 'eth_getCode') return { ok: true, result: '0x60' };
    calls.push(call);
    return said[calls.length - 1] ?? no;
  };
  return askContract({
    ask: async (asked) => asked.map(answerTo),
    chainId: 1,
    address: `0x${'11'.repeat(20)}`,
    hashes: readings.slice(0, said.length),
    signature: '0xab',
    isWrapped: false,
  });
}

describe('a contract', () => {
  it('is asked about every reading, and the one it accepts is named', async () => {
    expect(await ask(yes)).toEqual({ result: 'valid', reading: 'as-pasted' });
    expect(await ask(no, yes)).toEqual({ result: 'valid', reading: 'windows-lines' });
    expect(await ask(reverted, lost, yes)).toEqual({ result: 'valid', reading: 'hex-bytes' });
  });

  it('has refused only when it refused every reading', async () => {
    expect(await ask(no, reverted, no)).toEqual({ result: 'invalid' });
    expect(await ask(no, lost, no)).toEqual({ result: 'not-determined' });
  });
});
