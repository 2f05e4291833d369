import { describe, expect, it } from 'vitest';
import type { Outcome } from '#features/store/token-checks/model/check.ts';
import { judgeCheck, seeCheck } from './judge-check.ts';

const check = (verdict: Outcome) => ({
  verdict,
  findings: [
    { id: 'resale', outcome: verdict, why: 'reverts' },
    { id: 'mint', outcome: 'caution', why: 'owner-can' },
  ] as const,
});
const stopped = { verdict: 'stop', stops: ['resale:reverts'] } as const;

describe('what is seen of a token', () => {
  it('is each reason of a stop, and nothing of a caution', () => {
    expect(seeCheck(check('stop'), null)).toEqual(stopped);
    expect(seeCheck(check('caution'), null)).toEqual({ verdict: 'caution', stops: [] });
  });

  it('is still the stop where the next check cannot be made whole, and no longer where it can', () => {
    const last = { verdict: 'stop' as const, stops: ['resale:reverts'] };
    expect(seeCheck(check('not-determined'), last).stops).toEqual(['resale:reverts']);
    expect(seeCheck(check('not-determined'), null).stops).toEqual([]);
    expect(seeCheck(check('passed'), last).stops).toEqual([]);
  });

  it('is still the stop where only what an owner could do was determined', () => {
    const findings = [
      { id: 'resale', outcome: 'not-determined', why: 'pair-without-liquidity' },
      { id: 'owner', outcome: 'caution', why: 'owner-is-account' },
    ] as const;
    const last = { verdict: 'stop' as const, stops: ['resale:reverts'] };
    expect(seeCheck({ verdict: 'caution', findings }, last)).toEqual({ ...last, verdict: 'caution' });
  });
});

describe('a stop', () => {
  it('is a signal, also where nothing was seen before', () => {
    const seen = seeCheck(check('stop'), null);
    expect(judgeCheck(null, seen)).toEqual([
      { code: 'token-check-stop', before: '', after: 'resale:reverts' },
    ]);
    expect(judgeCheck({ verdict: 'passed', stops: [] }, seen)).toEqual([
      { code: 'token-check-stop', before: 'passed', after: 'resale:reverts' },
    ]);
  });

  it('is the only one', () => {
    expect(judgeCheck(null, { verdict: 'caution', stops: [] })).toEqual([]);
  });
});
