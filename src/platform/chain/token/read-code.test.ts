import { describe, expect, test } from 'vitest';
import { readCode } from './read-code.ts';

const [mint, pause] = ['40c10f19', '8456cb59'];
/** Loads the selector of a call, as Solidity does. */
const load = '60003560e01c';
const asked = (code: string) => [...readCode(`0x${code}`).selectors];

describe('selectors of a bytecode', () => {
  test('are the constants that a dispatcher compares', () => {
    expect(asked(`${load}8063${mint}14601057${'8063'}${pause}14601157005b005b00`)).toEqual([
      `0x${mint}`,
      `0x${pause}`,
    ]);
  });

  test('may follow a jump of a binary search, and begin with zeros', () => {
    // 00 load, 06 PUSH1 0c, JUMP; what follows is data until 0c.
    expect(asked(`${load}600c56${'63ff00'}5b62fdd58e14600057`)).toEqual(['0x00fdd58e']);
  });

  test('are compared with XOR in Vyper', () => {
    expect(asked(`${load}63${mint}811860005700`)).toEqual([`0x${mint}`]);
  });

  test('are not taken from calls to other contracts, from data after the end, or from an embedded contract', () => {
    const carried = `8063${pause}14600057`;
    expect(asked(`${load}8063${mint}14600f57fe5b63${pause}60e01b60005200fe${carried}`)).toEqual([
      `0x${mint}`,
    ]);
  });

  test('are searched everywhere when jumps are computed, but not in the metadata', () => {
    const metadata = `a16463${pause}1400`;
    const length = (metadata.length / 2).toString(16).padStart(4, '0');
    expect(asked(`${load}565b63${mint}1800${metadata}${length}`)).toEqual([`0x${mint}`]);
  });

  test('are empty for an account, and a truncated constant breaks nothing', () => {
    expect(asked('')).toEqual([]);
    expect(asked('63ff')).toEqual([]);
    expect(asked('7f')).toEqual([]);
  });
});

test('detects a delegating call', () => {
  expect(readCode(`0x363d3d373d3d3d363d73${'aa'.repeat(20)}5af4`).delegates).toBe(true);
  // After the call of an internal function (at 0x18), which returns (to 0x15) by a computed jump.
  expect(readCode(`0x${load}8063${mint}14600057${'6015601856'}${'5bf400'}${'5b56'}`).delegates).toBe(true);
  expect(readCode(`0x${load}8063${mint}1460005700f4`).delegates).toBe(false);
});
