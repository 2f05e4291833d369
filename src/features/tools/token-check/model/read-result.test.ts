import { describe, expect, it } from 'vitest';
import type { Finding } from '#features/store/token-checks/model/check.ts';
import { headlineOf, listSteps, needsPair, sortFindings, wasMade } from './read-result.ts';

type Given = Pick<Finding, 'id' | 'outcome' | 'why'> & { params?: Finding['params'] };

const finding = ({ params = {}, ...rest }: Given): Finding => ({ ...rest, call: null, block: 100, params });

describe('headlineOf', () => {
  const stop = (id: Finding['id']) => finding({ id, outcome: 'stop', why: 'reverts' });

  it.each([
    [['resale', 'fees'], 'stop-resale'],
    [['later-resale', 'fees'], 'stop-later'],
    [['fees'], 'stop-fee'],
  ] as const)('of stops by %j is %s', (ids, headline) => {
    expect(headlineOf({ verdict: 'stop', findings: ids.map(stop) })).toBe(headline);
  });

  it('is the verdict where nothing stops', () => {
    for (const verdict of ['caution', 'not-determined', 'passed'] as const)
      expect(headlineOf({ verdict, findings: [] })).toBe(verdict);
  });
});

describe('listSteps', () => {
  const fees = finding({
    ...{ id: 'fees', outcome: 'caution', why: 'fee' },
    params: { purchase: 300, transfer: 0, resale: 1_000 },
  });

  it('says which step is blocked, and has fees of those that worked', () => {
    const steps = listSteps([
      finding({ id: 'purchase', outcome: 'passed', why: 'works' }),
      finding({ id: 'transfer', outcome: 'caution', why: 'some-fail' }),
      finding({ id: 'resale', outcome: 'stop', why: 'reverts' }),
      fees,
    ]);
    expect(steps).toEqual([
      { id: 'purchase', state: 'worked', fee: 300 },
      { id: 'transfer', state: 'partly', fee: 0 },
      { id: 'resale', state: 'failed', fee: null },
    ]);
  });

  it('calls a transfer that failed for all failed, though it is a caution', () => {
    const [, transfer] = listSteps([finding({ id: 'transfer', outcome: 'caution', why: 'reverts' }), fees]);
    expect(transfer).toEqual({ id: 'transfer', state: 'failed', fee: null });
  });

  it('knows nothing of what was not determined or not made', () => {
    const steps = listSteps([finding({ id: 'purchase', outcome: 'not-determined', why: 'no-pair' })]);
    expect(steps.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown']);
  });
});

describe('needsPair', () => {
  it.each([
    ['no-pair', true],
    ['pair-unknown', true],
    ['pair-without-liquidity', true],
    ['node-cannot-simulate', false],
  ] as const)('of %s: %s', (why, expected) => {
    expect(needsPair([finding({ id: 'resale', outcome: 'not-determined', why })])).toBe(expected);
  });
});

describe('wasMade', () => {
  it.each([
    ['works', true],
    ['resembles-none', true],
    ['no-pair', true],
    ['no-source', false],
    ['no-matching-source', true],
    ['repository-failed', true],
    ['not-compared', false],
  ] as const)('of %s: %s', (why, expected) => {
    expect(wasMade({ why })).toBe(expected);
  });
});

describe('sortFindings', () => {
  it('has what speaks against the token first, and what is not known last', () => {
    const outcomes = ['passed', 'not-determined', 'caution', 'passed', 'stop'] as const;
    const findings = outcomes.map((outcome) => finding({ id: 'resale', outcome, why: 'works' }));
    expect(sortFindings(findings).map(({ outcome }) => outcome)).toEqual([
      'stop',
      'caution',
      'passed',
      'passed',
      'not-determined',
    ]);
  });
});
