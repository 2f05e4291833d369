import { expect, test } from 'vitest';
import { callWeight } from './call-weight.ts';

const logs = (fromBlock: string, toBlock: string) =>
  callWeight({ method: 'eth_getLogs', params: [{ fromBlock, toBlock, topics: [] }] });

test('a call that reads one value costs one unit, one that runs code more', () => {
  expect(callWeight({ method: 'eth_blockNumber', params: [] })).toBe(1);
  expect(callWeight({ method: 'eth_call', params: [{}, 'latest'] })).toBe(2);
  expect(callWeight({ method: 'eth_estimateGas', params: [{}] })).toBe(4);
});

test('logs cost more the longer their range is, up to 50 units', () => {
  expect(logs('0x0', '0x0')).toBe(5);
  expect(logs('0x0', `0x${(99_999).toString(16)}`)).toBe(5);
  expect(logs('0x0', `0x${(100_000).toString(16)}`)).toBe(6);
  expect(logs('0x0', '0xffffffffffffffff')).toBe(50);
});

test('a simulation costs two units more for each of its calls', () => {
  const simulation = (calls: readonly unknown[]) =>
    callWeight({ method: 'eth_simulateV1', params: [{ blockStateCalls: [{ calls }] }, 'latest'] });
  expect(simulation([{}])).toBe(10);
  expect(simulation([{}, {}, {}])).toBe(14);
  expect(callWeight({ method: 'eth_simulateV1', params: [] })).toBe(24);
});

test('a range that ends before it begins, or has no bounds, is not cheaper', () => {
  expect(logs('0x5', '0x1')).toBe(5);
  expect(callWeight({ method: 'eth_getLogs', params: [] })).toBe(50);
});
