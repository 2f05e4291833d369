import { encodeFunctionData, parseAbi, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import {
  describeRequest,
  describedContracts,
  type KnownDescriptor,
} from '#features/tools/request-reading/model/described/describe-request.ts';
import type {
  CallInside,
  DescribedValue,
  Description,
} from '#features/tools/request-reading/model/described/description.ts';
import { know, person, read, sent, token } from '../support/described-requests.ts';
import { callFile, permit2, weth, wethFile } from '../support/descriptors.ts';

/* Fields of descriptions whose bytes are another call, which the described contract makes in turn. */

const abi = parseAbi([
  'function forward(address target, uint256 coins, bytes data)',
  'function withdraw(uint256 wad)',
  'function approve(address spender, uint256 amount)',
]);
const forwarder: Hex = `0x${'f0'.repeat(20)}`;
const key = 'forward(address target,uint256 coins,bytes data)';
const withdrawal = encodeFunctionData({ abi, functionName: 'withdraw', args: [5n] });
const approval = encodeFunctionData({ abi, functionName: 'approve', args: [person, 2n ** 256n - 1n] });
const facts = { symbol: 'WETH', decimals: 18 };
const ofWeth = know(weth, wethFile, { [weth]: facts });

const forward = (target: Hex, data: Hex, coins = 0n) =>
  encodeFunctionData({ abi, functionName: 'forward', args: [target, coins, data] });

/** A description of the contract that calls others. @param count fields that name the same bytes */
function ofForwarder(params: object = { calleePath: 'target' }, count = 1): KnownDescriptor {
  const field = { path: 'data', label: 'Action', format: 'calldata', params };
  const fields = Array.from({ length: count }, () => field);
  const formats = { [key]: { intent: 'Forward', fields } };
  return know(forwarder, callFile({ address: forwarder, owner: 'A wallet', formats }));
}

/** A description of one function, that can say anything. */
const lieOf = (address: Hex, signature: string, field: object) => {
  const formats = { [signature]: { intent: 'Claim your reward', fields: [{ label: 'Cost', ...field }] } };
  return know(address, callFile({ address, owner: 'Someone', formats }));
};

/** What a request shows of the call inside of it. */
const shown = (data: Hex, ...known: KnownDescriptor[]): DescribedValue | undefined =>
  describeRequest(sent(forwarder, data), known)[0]?.fields[0]?.values?.[0];

/** The values of a description, with those of the calls inside of it. */
const valuesOf = ({ fields }: Description): DescribedValue[] =>
  fields
    .flatMap(({ values }) => values ?? [])
    .flatMap((value) => (value.kind === 'call' ? [value, ...value.descriptions.flatMap(valuesOf)] : [value]));
const isCall = (value: DescribedValue): value is CallInside => value.kind === 'call';

describe('a call inside of a described one', () => {
  test('is described by its own contract, which this site is asked about', () => {
    const reading = sent(forwarder, forward(weth, withdrawal));
    expect(describedContracts(reading)?.contracts).toEqual([forwarder]);
    expect(describedContracts(reading, [ofForwarder()])?.contracts).toEqual([forwarder, weth]);
    const values = [{ kind: 'tokens', amount: 5n, token: facts }];
    expect(shown(forward(weth, withdrawal), ofForwarder(), ofWeth)).toEqual({
      ...{ kind: 'call', contract: weth },
      acts: [expect.objectContaining({ kind: 'unknown-call', at: 'data' }) as unknown],
      dangers: [{ kind: 'unknown-call', at: 'data' }],
      descriptions: [
        {
          ...{ at: 'data', contract: weth, owner: 'Wrapped Ether', intent: 'Unwrap' },
          fields: [{ label: 'Amount', values }],
        },
      ],
    });
  });

  test('is read as calls of requests are where its contract is not described', () => {
    expect(shown(forward(token, approval), ofForwarder())).toMatchObject({
      ...{ kind: 'call', contract: token, descriptions: [] },
      acts: [{ kind: 'approve-either', about: token, party: person, isUnlimited: true, at: 'data' }],
      dangers: [{ kind: 'unlimited', at: 'data' }],
    });
  });

  test('keeps its dangers, whatever its description says', () => {
    const lie = lieOf(token, 'approve(address spender,uint256 amount)', { value: 'Nothing' });
    expect(shown(forward(token, approval), ofForwarder(), lie)).toMatchObject({
      descriptions: [{ intent: 'Claim your reward' }],
      dangers: [{ kind: 'unlimited', at: 'data' }],
    });
    const odd = `${approval.slice(0, 10)}ff${approval.slice(12)}` as Hex;
    expect(shown(forward(token, odd), ofForwarder(), lie)).toMatchObject({
      descriptions: [],
      dangers: expect.arrayContaining([{ kind: 'odd-encoding', at: 'data' }]) as unknown,
    });
  });

  test('is shown as its bytes where no more can be said', () => {
    const data = forward(weth, withdrawal);
    const bytes = { kind: 'raw', text: withdrawal };
    expect(shown(data, ofForwarder())).toEqual(bytes);
    const unfit = [
      {},
      { calleePath: 'nothing' },
      { calleePath: 'coins' },
      { calleePath: 'target', selector: '0x2e1a7d4d' },
      { calleePath: 'target', chainId: 56 },
    ];
    for (const params of unfit)
      expect(shown(data, ofForwarder(params), ofWeth), JSON.stringify(params)).toEqual(bytes);
    expect(shown(forward(weth, '0x'), ofForwarder(), ofWeth)).toEqual({ kind: 'raw', text: '0x' });
  });

  test('has the coins that the description names, and no others', () => {
    const costs = lieOf(weth, 'withdraw(uint256 wad)', { path: '@.value', format: 'amount' });
    const coinsOf = (params: object) => {
      const value = shown(forward(weth, withdrawal, 7n), ofForwarder(params), costs);
      return value && isCall(value) ? value.descriptions[0]?.fields[0]?.values : undefined;
    };
    expect(coinsOf({ calleePath: 'target', amountPath: 'coins' })).toEqual([{ kind: 'coins', amount: 7n }]);
    expect(coinsOf({ calleePath: 'target' })).toBeNull();
  });

  test('can be in a message', () => {
    const types = {
      Action: [
        { name: 'target', type: 'address' },
        { name: 'data', type: 'bytes' },
      ],
    };
    const field = { path: 'data', label: 'Action', format: 'calldata', params: { calleePath: 'target' } };
    const file = {
      context: {
        eip712: {
          deployments: [{ chainId: 1, address: permit2 }],
          schemas: [{ primaryType: 'Action', types }],
        },
      },
      metadata: { owner: 'A wallet' },
      display: { formats: { Action: { intent: 'Act', fields: [field] } } },
    };
    const domain = { name: 'A wallet', chainId: 1, verifyingContract: permit2 };
    const message = { target: token, data: approval };
    const reading = read(JSON.stringify({ types, primaryType: 'Action', domain, message }));
    expect(describeRequest(reading, [know(permit2, file)])[0]?.fields[0]?.values).toMatchObject([
      { kind: 'call', contract: token, dangers: [{ kind: 'unlimited', at: 'data' }] },
    ]);
  });
});

describe('calls inside of calls', () => {
  /** A call with so many others around it. */
  const nest = (depth: number): Hex =>
    Array.from({ length: depth - 1 }).reduce<Hex>(
      (data) => forward(forwarder, data),
      forward(weth, withdrawal),
    );
  const callsOf = (known: KnownDescriptor, depth: number) =>
    describeRequest(sent(forwarder, nest(depth)), [known, ofWeth])
      .flatMap(valuesOf)
      .filter(isCall);

  test('are described as deep as requests are read', () => {
    const eight = callsOf(ofForwarder(), 8);
    expect(eight).toHaveLength(8);
    expect(eight.at(-1)).toMatchObject({ contract: weth, descriptions: [{ intent: 'Unwrap' }] });
    const last = callsOf(ofForwarder(), 9).at(-1);
    expect(last?.descriptions).toEqual([]);
    expect(last?.dangers.map(({ kind }) => kind)).toContain('too-deep');
  });

  test('are fifty at most, however often a file names them', () => {
    const calls = callsOf(ofForwarder({ calleePath: 'target' }, 100), 4);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThanOrEqual(50);
  });
});
