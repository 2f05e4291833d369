import { expect, it } from 'vitest';
import type { Finding } from '#features/store/token-checks/model/check.ts';
import { appealPath, isAppealable, isSameFinding } from './appeal.ts';

const fee: Finding = {
  ...{ id: 'fee-change', outcome: 'caution', why: 'owner-can', call: 'eth_simulateV1 setFee', block: 10 },
  params: { before: 300, fee: 2_500 },
};

it('is the same finding at another block, however its figures are ordered', () => {
  expect(isSameFinding(fee, { ...fee, block: 99, params: { fee: 2_500, before: 300 } })).toBe(true);
});

it.each<[string, Partial<Finding>]>([
  ['another check', { id: 'mint' }],
  ['another outcome', { outcome: 'stop' }],
  ['another reason', { why: 'function-in-code' }],
  ['other figures', { params: { before: 300, fee: 9_000 } }],
  ['more figures', { params: { before: 300, fee: 2_500, delaySeconds: 60 } }],
])('is another finding with %s', (_name, changed) => {
  expect(isSameFinding(fee, { ...fee, ...changed })).toBe(false);
});

it.each([
  ['stop', true],
  ['caution', true],
  ['not-determined', false],
  ['passed', false],
] as const)('knows whether %s can be appealed', (outcome, expected) => {
  expect(isAppealable({ ...fee, outcome })).toBe(expected);
});

it('leads to the form with the finding, the pair that was named, and what came of it', () => {
  const reference = { network: 'bsc', address: '0xAb', pair: null, block: 10, finding: 'resale' } as const;
  const form = '/tools/token-check/appeal?network=bsc&address=0xAb&block=10&finding=resale';
  expect(appealPath(reference)).toBe(form);
  expect(appealPath({ ...reference, pair: '0xCd' }, { result: 'received', number: 7 })).toBe(
    `${form}&pair=0xCd&result=received&case=7`,
  );
});
