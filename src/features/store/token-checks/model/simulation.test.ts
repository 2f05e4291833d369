import fc from 'fast-check';
import { encodeErrorResult, parseAbi, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import {
  callCost,
  parseSimulation,
  readReason,
  simulateParams,
  type Simulation,
  type Surroundings,
} from './simulation.ts';

const account: Hex = '0x00000000000000000000000000000000000000aa';
const token: Hex = '0x00000000000000000000000000000000000000bb';

const around: Surroundings = {
  number: 100n,
  timeSeconds: 1_000n,
  gasLimit: 30_000_000n,
  baseFee: 7n,
  feeRecipient: '0x00000000000000000000000000000000000000cc',
  prevRandao: `0x${'12'.repeat(32)}`,
};

const call = { from: account, to: token, data: '0x01' as Hex };
const simulation: Simulation = {
  blocks: [
    { afterSeconds: 12, calls: [call, { ...call, value: 5n }] },
    { afterSeconds: 24, calls: [call] },
  ],
  balances: { [account]: 9n },
};

const abi = parseAbi(['error Error(string)']);
const reverted = (reason: string) => encodeErrorResult({ abi, errorName: 'Error', args: [reason] });

describe('the parameters', () => {
  const [{ blockStateCalls, validation }, block] = simulateParams(around, simulation) as [
    {
      blockStateCalls: { blockOverrides: object; stateOverrides?: object; calls: object[] }[];
      validation: boolean;
    },
    string,
  ];

  it('build on one known block, with the checks of real transactions', () => {
    expect(block).toBe('0x64');
    expect(validation).toBe(true);
  });

  it('have no such checks where a contract makes one of the calls', () => {
    const byContract = [{ afterSeconds: 36, calls: [call, { ...call, isByContract: true }] }];
    const blocks = [...simulation.blocks, ...byContract];
    const [asked] = simulateParams(around, { ...simulation, blocks });
    expect(asked).toMatchObject({ validation: false });
    expect(JSON.stringify(asked)).not.toContain('isByContract');
  });

  it('show a contract the surroundings of the real block at a later time', () => {
    expect(blockStateCalls.map(({ blockOverrides }) => blockOverrides)).toEqual(
      [
        { number: '0x65', time: '0x3f4' },
        { number: '0x66', time: '0x400' },
      ].map((own) => ({
        ...{ ...own, gasLimit: '0x1c9c380', baseFeePerGas: '0x7' },
        ...{ feeRecipient: around.feeRecipient, prevRandao: around.prevRandao },
      })),
    );
  });

  it('give coins once, before the first call', () => {
    expect(blockStateCalls.map(({ stateOverrides }) => stateOverrides)).toEqual([
      { [account]: { balance: '0x9' } },
      undefined,
    ]);
  });

  it('put code where there is none', () => {
    const [asked] = simulateParams(around, { ...simulation, codes: { [token]: '0x6000' } }) as [
      { blockStateCalls: { stateOverrides?: object }[] },
    ];
    expect(asked.blockStateCalls[0]!.stateOverrides).toEqual({
      [account]: { balance: '0x9' },
      [token]: { code: '0x6000' },
    });
  });

  it('name a real price of gas, also on a chain without a base fee', () => {
    expect(blockStateCalls[0]!.calls[1]).toMatchObject({
      ...{ from: account, to: token, data: '0x01', value: '0x5' },
      ...{ maxFeePerGas: '0x3b9aca07', maxPriorityFeePerGas: '0x3b9aca00' },
    });
    const [old] = simulateParams({ ...around, baseFee: null, prevRandao: null }, simulation) as [
      { blockStateCalls: { blockOverrides: object; calls: object[] }[] },
    ];
    expect(old.blockStateCalls[0]!.calls[0]).toMatchObject({ gasPrice: '0x3b9aca00' });
    expect(Object.keys(old.blockStateCalls[0]!.blockOverrides)).toEqual([
      ...['number', 'time', 'gasLimit', 'feeRecipient'],
    ]);
    expect(callCost({ ...around, baseFee: null })).toBeGreaterThan(0n);
  });
});

describe('the answer', () => {
  const works = { status: '0x1', returnData: '0x2a', logs: [], gasUsed: '0x5208' };

  it('is what each call returned, in their order', () => {
    const result = [{ number: '0x65', calls: [works, { ...works, returnData: '0x' }] }, { calls: [works] }];
    expect(parseSimulation(result, simulation)).toEqual([
      [
        { ok: true, data: '0x2a' },
        { ok: true, data: '0x' },
      ],
      [{ ok: true, data: '0x2a' }],
    ]);
  });

  it.each([
    [
      'in the error',
      { status: '0x0', error: { code: 3, message: 'execution reverted', data: reverted('not open') } },
    ],
    ['in what it returned', { status: '0x0', returnData: reverted('not open'), error: { code: 3 } }],
    ['in the message alone', { status: '0x0', returnData: '0x', error: { code: 3, message: 'not open' } }],
  ])('has the reason of a revert: %s', (_, failed) => {
    const result = [{ calls: [works, failed] }, { calls: [works] }];
    expect(parseSimulation(result, simulation)?.[0]?.[1]).toEqual({ ok: false, reason: 'not open' });
  });

  it.each([
    ['fewer blocks', [{ calls: [works, works] }]],
    ['fewer calls', [{ calls: [works] }, { calls: [works] }]],
    ['no status', [{ calls: [works, { returnData: '0x' }] }, { calls: [works] }]],
    ['nothing', null],
  ])('is refused with %s', (_, result) => {
    expect(parseSimulation(result, simulation)).toBeUndefined();
  });

  it('never throws, whatever an endpoint sends', () => {
    fc.assert(
      fc.property(fc.anything(), (result) => {
        parseSimulation(result, simulation);
      }),
    );
  });
});

describe('the reason of a revert', () => {
  it('is read back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z ]{0,60}[a-z]$/), (reason) => {
        expect(readReason(reverted(reason))).toBe(reason);
      }),
    );
  });

  it('is empty where bytes are missing, and never longer than a line', () => {
    expect(readReason('0x08c379a0')).toBe('');
    expect(readReason(`0x08c379a0${'ff'.repeat(64)}`)).toBe('');
    expect(readReason(reverted('x'.repeat(5_000))).length).toBe(200);
  });
});
