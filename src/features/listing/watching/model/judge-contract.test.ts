import { expect, it } from 'vitest';
import { judgeContract, type SeenContract } from './judge-contract.ts';

const proxy: SeenContract = { codeHash: 'aa', implementation: '0x01' };
const codes = (before: SeenContract | null, now: SeenContract) =>
  judgeContract(before, now).map(({ code }) => code);

type Case = [name: string, before: SeenContract | null, now: SeenContract, expected: string[]];

it.each<Case>([
  ['the first look', null, proxy, []],
  ['the same contract', proxy, proxy, []],
  ['an address that never had code', { codeHash: null, implementation: null }, proxy, []],
  ['an upgrade', proxy, { ...proxy, implementation: '0x02' }, ['proxy-upgraded']],
  [
    'a proxy that no longer names an implementation',
    proxy,
    { ...proxy, implementation: null },
    ['proxy-upgraded'],
  ],
  ['other code', proxy, { ...proxy, codeHash: 'bb' }, ['contract-changed']],
  ['no code', proxy, { codeHash: null, implementation: null }, ['contract-gone']],
])('%s', (...given) => {
  const [, before, now, expected] = given;
  expect(codes(before, now)).toEqual(expected);
});
