import { encodeFunctionData, getAddress, parseAbi, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import {
  describeRequest,
  describedContracts,
} from '#features/tools/request-reading/model/described/describe-request.ts';
import { know, person, read, sent, token } from '../support/described-requests.ts';
import { callFile, weth } from '../support/descriptors.ts';

/* Files that two people confirmed without reading them, and requests that would have the team's words shown for something else. */

const abi = parseAbi([
  'function pay(address asset, uint256 amount)',
  'function note(string text)',
  'function multicall(bytes[] calls)',
  'function execute(address to, uint256 value, bytes data)',
  'function list(uint256[] amounts)',
]);
const usdc = { symbol: 'USDC', decimals: 6 };
const amount = 2_000_000_000n;
const payment = encodeFunctionData({ abi, functionName: 'pay', args: [token, amount] });
const key = 'pay(address asset,uint256 amount)';

interface Parts {
  signature?: string;
  metadata?: Record<string, unknown>;
}

const fileOf = (fields: readonly object[], { signature = key, metadata = {} }: Parts = {}) =>
  callFile({
    address: weth,
    owner: 'Someone',
    metadata,
    formats: { [signature]: { intent: 'Pay', fields } },
  });

/** The values of one field of a file about a payment. */
function shown(field: object, metadata: Record<string, unknown> = {}) {
  const file = fileOf([{ label: 'You pay', ...field }], { metadata });
  return describeRequest(sent(weth, payment), [know(weth, file, { [token]: usdc })])[0]?.fields[0]?.values;
}

describe('a hostile description', () => {
  test('gives no contract the symbol or the decimals of a token', () => {
    const metadata = { token: { ticker: 'USDC', decimals: 36 } };
    const params = { tokenPath: '@.to' };
    expect(shown({ path: 'amount', format: 'tokenAmount', params }, metadata)).toEqual([
      { kind: 'base-units', amount, token: weth },
    ]);
  });

  test('calls no token the coin of the chain', () => {
    const params = { tokenPath: 'asset', nativeCurrencyAddress: token };
    expect(shown({ path: 'amount', format: 'tokenAmount', params })).toEqual([
      { kind: 'tokens', amount, token: usdc },
    ]);
    const coin = `0x${'EE'.repeat(20)}`;
    const ofCoin = { token: coin, nativeCurrencyAddress: coin };
    expect(shown({ path: 'amount', format: 'tokenAmount', params: ofCoin })).toEqual([
      { kind: 'coins', amount },
    ]);
  });

  test('names no address, and makes no amount of its own words', () => {
    // As addresses are written once they are decoded.
    const modes = { [getAddress(token)]: 'The exchange' };
    const params = { $ref: '$.metadata.enums.modes' };
    const values = shown({ path: 'asset', format: 'enum', params }, { enums: { modes } });
    expect(values).toMatchObject([{ kind: 'raw' }]);
    const own = { value: '1000000', format: 'tokenAmount', params: { token } };
    expect(shown(own)).toEqual([{ kind: 'raw', text: '1000000' }]);
  });

  test('shows 500 values at most, and none that is longer than a page', () => {
    const amounts = Array.from({ length: 100 }, () => 1n);
    const data = encodeFunctionData({ abi, functionName: 'list', args: [amounts] });
    const fields = Array.from({ length: 6 }, () => ({ path: 'amounts.[]', label: 'Amount' }));
    const file = fileOf(fields, { signature: 'list(uint256[] amounts)' });
    const [described] = describeRequest(sent(weth, data), [know(weth, file)]);
    expect(described?.fields.map(({ values }) => values?.length ?? 0)).toEqual([100, 100, 100, 100, 100, 0]);
    const noteOf = (length: number) => {
      const sentNote = encodeFunctionData({ abi, functionName: 'note', args: ['x'.repeat(length)] });
      const own = fileOf([{ path: 'text', label: 'Note' }], { signature: 'note(string text)' });
      return describeRequest(sent(weth, sentNote), [know(weth, own)])[0]?.fields[0]?.values;
    };
    expect([noteOf(1_000)?.length, noteOf(1_001)]).toEqual([1, null]);
  });
});

describe('a hostile request for a contract that is described', () => {
  const known = [know(weth, fileOf([{ path: '@.value', label: 'You pay' }]))];
  const described = (to: string, data: Hex, more: object = {}) =>
    describeRequest(sent(to, data, more), known);

  test('is not described where wallets can read other bytes or another chain out of it', () => {
    expect(described(weth, payment)).toHaveLength(1);
    expect(described(weth, payment, { input: `${payment}00` })).toEqual([]);
    const twice = `{"to":"${token}","to":"${weth}","data":"${payment}","chainId":"0x1"}`;
    expect(describeRequest(read(twice), known)).toEqual([]);
    const far = sent(weth, payment, { chainId: `0x${'f'.repeat(20)}` });
    expect([describedContracts(far), describeRequest(far, known)]).toEqual([null, []]);
  });

  test('has no description for a call that only another contract could make', () => {
    const inside = encodeFunctionData({ abi, functionName: 'execute', args: [weth, 0n, payment] });
    const reading = sent(person, inside, { value: '0xde0b6b3a7640000' });
    expect(reading.dangers).toContainEqual({ kind: 'unknown-call', at: 'calls[0]' });
    expect(describedContracts(reading)).toEqual({ chainId: 1n, contracts: [person] });
    expect(describeRequest(reading, known)).toEqual([]);
    const own = encodeFunctionData({ abi, functionName: 'multicall', args: [[payment]] });
    const deeper = encodeFunctionData({ abi, functionName: 'execute', args: [weth, 0n, own] });
    expect(described(person, deeper)).toEqual([]);
  });

  test('says nothing about the coins of a call inside of another, which has them', () => {
    const own = encodeFunctionData({ abi, functionName: 'multicall', args: [[payment]] });
    const coins = { value: '0xde0b6b3a7640000' };
    const [direct] = described(weth, payment, coins);
    const [inner] = described(weth, own, coins);
    expect(direct?.fields[0]?.values).toEqual([{ kind: 'raw', text: (10n ** 18n).toString() }]);
    expect([inner?.at, inner?.fields[0]?.values]).toEqual(['calls[0]', null]);
  });
});
