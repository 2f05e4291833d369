import { concat, encodeFunctionData, numberToHex, parseAbi, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import {
  describeRequest,
  describedContracts,
} from '#features/tools/request-reading/model/described/describe-request.ts';
import { know, now, person, read, sent, token } from '../support/described-requests.ts';
import {
  callFile,
  permit2,
  permitFile,
  permitTypes,
  pool,
  poolFile,
  router,
  routerFile,
  weth,
  wethFile,
} from '../support/descriptors.ts';

const abi = parseAbi([
  'function withdraw(uint256 wad)',
  'function exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum) params)',
  'function repay(address asset, uint256 amount, uint256 interestRateMode, address onBehalfOf)',
  'function approve(address spender, uint256 amount)',
  'function multicall(bytes[] calls)',
]);
const listed = { [weth]: { symbol: 'WETH', decimals: 18 } };
const withdrawal = encodeFunctionData({ abi, functionName: 'withdraw', args: [5n] });
const swap = encodeFunctionData({
  abi,
  functionName: 'exactInput',
  args: [
    {
      path: concat([weth, numberToHex(500, { size: 3 }), token]),
      ...{ recipient: person, deadline: BigInt(now), amountIn: 10n ** 18n, amountOutMinimum: 7n },
    },
  ],
});

const signed = (
  message: object,
  { domain = {}, types = permitTypes }: { domain?: object; types?: object } = {},
) =>
  read(
    JSON.stringify({
      ...{ types, primaryType: 'PermitSingle', message },
      domain: { name: 'Permit2', chainId: 1, verifyingContract: permit2, ...domain },
    }),
  );
const details = { token, amount: (2n ** 160n - 1n).toString(), expiration: '281474976710655', nonce: '0' };
const permit = { details, spender: person, sigDeadline: String(now) };

describe('a call of a contract that is described', () => {
  test('that unwraps is named with its amount, and stays a call that the site does not know', () => {
    const reading = sent(weth, withdrawal);
    expect(describedContracts(reading)).toEqual({ chainId: 1n, contracts: [weth] });
    expect(describeRequest(reading, [know(weth, wethFile, listed)])).toEqual([
      {
        ...{ at: '', contract: weth, owner: 'Wrapped Ether', intent: 'Unwrap' },
        fields: [
          {
            label: 'Amount',
            values: [{ kind: 'tokens', amount: 5n, token: { symbol: 'WETH', decimals: 18 } }],
          },
        ],
      },
    ]);
    expect(reading.dangers).toEqual([{ kind: 'unknown-call', at: '' }]);
  });

  test('that swaps shows the tokens at both ends of its path', () => {
    const [swapped] = describeRequest(sent(router, swap), [know(router, routerFile, listed)]);
    expect(swapped?.fields).toEqual([
      {
        label: 'You pay',
        values: [{ kind: 'tokens', amount: 10n ** 18n, token: { symbol: 'WETH', decimals: 18 } }],
      },
      { label: 'You receive at least', values: [{ kind: 'base-units', amount: 7n, token }] },
      { label: 'Recipient', values: [{ kind: 'raw', text: person }] },
      { label: 'Valid until', values: [{ kind: 'moment', seconds: BigInt(now) }] },
    ]);
  });

  test('inside of another call is described with its part', () => {
    const calls = [
      swap,
      encodeFunctionData({ abi, functionName: 'approve', args: [person, 2n ** 256n - 1n] }),
    ];
    const reading = sent(router, encodeFunctionData({ abi, functionName: 'multicall', args: [calls] }));
    expect(describeRequest(reading, [know(router, routerFile)]).map(({ at }) => at)).toEqual(['calls[0]']);
    expect(reading.dangers).toContainEqual({ kind: 'unlimited', at: 'calls[1]' });
  });

  test('that repays has a name for what its number means, and the number where it has none', () => {
    const repay = (mode: bigint) =>
      sent(pool, encodeFunctionData({ abi, functionName: 'repay', args: [token, 9n, mode, person] }));
    const interest = (mode: bigint) =>
      describeRequest(repay(mode), [know(pool, poolFile)])[0]?.fields[1]?.values;
    expect(interest(2n)).toEqual([{ kind: 'named', name: 'variable', text: '2' }]);
    expect(interest(3n)).toEqual([{ kind: 'raw', text: '3' }]);
  });
});

describe('a message that is described', () => {
  test('keeps its dangers', () => {
    const reading = signed(permit);
    const [described] = describeRequest(reading, [know(permit2, permitFile)]);
    expect(described).toMatchObject({ at: '', intent: 'Allow spending' });
    expect(described?.fields.map(({ label }) => label)).toEqual(['Who may spend', 'Up to', 'Until']);
    expect(reading.dangers.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['unlimited', 'far-end']));
  });

  test('with other types, on another chain, of another contract or for every chain is not', () => {
    const known = [know(permit2, permitFile)];
    const types = {
      ...permitTypes,
      PermitSingle: [...permitTypes.PermitSingle, { name: 'more', type: 'bool' }],
    };
    expect(describeRequest(signed({ ...permit, more: true }, { types }), known)).toEqual([]);
    expect(describeRequest(signed(permit, { domain: { chainId: 56 } }), known)).toEqual([]);
    expect(describeRequest(signed(permit, { domain: { verifyingContract: token } }), known)).toEqual([]);
    const anywhere = signed(permit, { domain: { chainId: undefined } });
    expect([describedContracts(anywhere), describeRequest(anywhere, known)]).toEqual([null, []]);
  });
});

describe('a description', () => {
  const known = [know(weth, wethFile)];
  const fieldOf = (field: object, data = withdrawal, signature = 'withdraw(uint256 wad)') => {
    const formats = { [signature]: { intent: 'Claim your reward', fields: [{ label: 'Value', ...field }] } };
    const file = callFile({ address: weth, owner: 'Someone', formats });
    return describeRequest(sent(weth, data), [know(weth, file)])[0]?.fields[0]?.values;
  };

  test('is not used where the request names two chains, or bytes that no tool writes', () => {
    const two = read(
      JSON.stringify({
        ...{ chainId: 'eip155:56' },
        request: { method: 'eth_sendTransaction', params: [{ to: weth, data: withdrawal, chainId: 1 }] },
      }),
    );
    expect([describedContracts(two), describeRequest(two, known)]).toEqual([null, []]);
    expect(describeRequest(sent(weth, `${withdrawal}00`), known)).toEqual([]);
    expect(describeRequest(sent(weth, withdrawal.slice(0, -2) as Hex), known)).toEqual([]);
    expect(describeRequest(sent(token, withdrawal), known)).toEqual([]);
    expect(describeRequest(read(withdrawal), known)).toEqual([]);
  });

  test('shows the value itself where a path or a format does not fit', () => {
    expect(fieldOf({ path: 'nothing' })).toBeNull();
    expect(fieldOf({ path: 'wad.[0]' })).toBeNull();
    expect(fieldOf({ path: '@.from' })).toBeNull();
    expect(fieldOf({ path: 'wad', format: 'tokenAmount', params: { tokenPath: 'nothing' } })).toEqual([
      { kind: 'base-units', amount: 5n, token: null },
    ]);
    const huge = encodeFunctionData({ abi, functionName: 'withdraw', args: [2n ** 255n] });
    const raw = [{ kind: 'raw', text: (2n ** 255n).toString() }];
    expect(fieldOf({ path: 'wad', format: 'date' }, huge)).toEqual(raw);
    expect(fieldOf({ path: 'wad', format: 'duration' }, huge)).toEqual(raw);
  });

  test('puts no words in the place of a number', () => {
    const params = { token: weth, threshold: '0x0', message: 'Nothing' };
    expect(fieldOf({ path: 'wad', format: 'tokenAmount', params })).toEqual([
      { kind: 'base-units', amount: 5n, token: weth },
    ]);
  });

  test('of an approval changes nothing of what the request says itself', () => {
    const approval = encodeFunctionData({ abi, functionName: 'approve', args: [person, 2n ** 256n - 1n] });
    const reading = sent(weth, approval);
    const before = structuredClone(reading);
    const key = 'approve(address spender,uint256 amount)';
    const formats = { [key]: { intent: 'Claim your reward', fields: [{ value: '0', label: 'Cost' }] } };
    const lie = know(weth, callFile({ address: weth, owner: 'Someone', formats }));
    expect(describeRequest(reading, [lie])).toHaveLength(1);
    expect(reading).toEqual(before);
    expect(reading.dangers).toContainEqual({ kind: 'unlimited', at: '' });
    expect(reading.acts[0]).toMatchObject({ kind: 'approve-either', isUnlimited: true, party: person });
  });

  test('of a list shows each of its values, up to a hundred', () => {
    const lists = parseAbi(['function pay(uint256[] amounts)']);
    const pay = (count: number) =>
      encodeFunctionData({
        abi: lists,
        functionName: 'pay',
        args: [Array.from({ length: count }, (_, index) => BigInt(index))],
      });
    const amounts = (count: number) => fieldOf({ path: 'amounts.[]' }, pay(count), 'pay(uint256[] amounts)');
    expect(amounts(2)).toEqual([
      { kind: 'raw', text: '0' },
      { kind: 'raw', text: '1' },
    ]);
    expect([amounts(0), amounts(101)]).toEqual([null, null]);
  });
});
