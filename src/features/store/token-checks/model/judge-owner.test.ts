import { describe, expect, it } from 'vitest';
import { judgePower, judgeRuler, type Authority, type PowerTrial, type Ruler } from './judge-owner.ts';

const by: Authority = {
  ...{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', kind: 'account' },
  delaySeconds: null,
};
const named: Ruler = { kind: 'named', authority: by };
const renounced: Ruler = { kind: 'renounced' };
const signature = 'setFee(uint256)';
const judge = (trials: readonly PowerTrial[], ruler: Ruler = named, isCodeKnown = true) =>
  judgePower('fee-change', { trials, isCodeKnown, ruler, areAuthoritiesKnown: true });

describe('a power', () => {
  it('passes where the code has no such function, and is unknown where the code is', () => {
    expect(judge([])).toMatchObject({ outcome: 'passed', why: 'no-known-function' });
    expect(judge([], named, false)).toMatchObject({ outcome: 'not-determined', why: 'code-unread' });
  });

  it('says the worst that was seen, and who can do it', () => {
    const trials: PowerTrial[] = [
      { signature: 'setBot(address,bool)', result: 'without-effect' },
      { signature, result: 'raises-fee', by, from: 300, to: 2_500 },
    ];
    expect(judge(trials)).toEqual({
      ...{ id: 'fee-change', outcome: 'caution', why: 'owner-can' },
      params: {
        function: signature,
        effect: 'raises-fee',
        by: by.address,
        kind: 'account',
        fee: 2_500,
        before: 300,
      },
    });
    const stops: PowerTrial = { signature: 'setTax(uint256)', result: 'stops-resale', by };
    expect(judge([...trials, stops]).params).toMatchObject({ effect: 'stops-resale' });
  });

  it('says how long a timelock waits', () => {
    const timelock: Authority = { ...by, kind: 'timelock', delaySeconds: 172_800 };
    expect(judge([{ signature, result: 'stops-resale', by: timelock }]).params).toMatchObject({
      ...{ kind: 'timelock', delaySeconds: 172_800 },
    });
  });

  it('passes where it changes nothing about a sale', () => {
    expect(judge([{ signature, result: 'without-effect' }]).outcome).toBe('passed');
  });

  it('is a caution where only its name was seen, unless ownership was given up', () => {
    expect(judge([{ signature, result: 'refused' }]).why).toBe('function-in-code');
    expect(judge([{ signature, result: 'refused' }], { kind: 'none' }).outcome).toBe('caution');
    expect(judge([{ signature, result: 'refused' }], renounced)).toMatchObject({ outcome: 'passed' });
    expect(judge([{ signature, result: 'not-tried' }], renounced).outcome).toBe('caution');
  });

  it('is a caution where ownership was given up and not all who may rule were tried', () => {
    const trials: PowerTrial[] = [{ signature, result: 'refused' }];
    const reading = { trials, isCodeKnown: true, ruler: renounced, areAuthoritiesKnown: false };
    expect(judgePower('fee-change', reading)).toMatchObject({ outcome: 'caution', why: 'function-in-code' });
  });

  it('of a hidden account counts although ownership was given up', () => {
    expect(judge([{ signature, result: 'stops-resale', by }], renounced).outcome).toBe('caution');
  });

  it.each(['stops-resale', 'creates-tokens'] as const)('is never a stop (%s)', (result) => {
    expect(judge([{ signature, result, by }]).outcome).toBe('caution');
  });
});

describe('who rules', () => {
  it('is told, and is nothing against a token', () => {
    expect(judgeRuler({ kind: 'none' }).why).toBe('no-owner');
    expect(judgeRuler(renounced).why).toBe('owner-renounced');
    expect(judgeRuler(named)).toMatchObject({ outcome: 'passed', why: 'owner-is-account' });
    expect(judgeRuler({ kind: 'unknown' }).outcome).toBe('not-determined');
    const timelock: Authority = { ...by, kind: 'timelock', delaySeconds: 60 };
    expect(judgeRuler({ kind: 'named', authority: timelock }).params).toMatchObject({ delaySeconds: 60 });
  });
});
