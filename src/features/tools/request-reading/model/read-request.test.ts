import fc from 'fast-check';
import { serializeTransaction, type Hex, type TransactionSerializable } from 'viem';
import { describe, expect, test } from 'vitest';
import { readRequest } from './read-request.ts';
import type { RequestFault, RequestReading } from './request.ts';

const now = 1_800_000_000;
const account: Hex = `0x${'cc'.repeat(20)}`;
const person: Hex = `0x${'bb'.repeat(20)}`;

function read(text: string): RequestReading {
  const result = readRequest(text, now);
  if ('fault' in result) throw new Error(result.fault.kind);
  return result.reading;
}
const kindsOf = (text: string) => read(text).acts.map(({ kind }) => kind);
const dangersOf = (text: string) => read(text).dangers.map(({ kind }) => kind);
const asks = (method: string, ...params: unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

const fees = { maxFeePerGas: 2n, maxPriorityFeePerGas: 1n, gas: 21_000n };
const serialized: readonly [name: string, transaction: TransactionSerializable][] = [
  ['of the first type', { type: 'legacy', chainId: 1, gasPrice: 1n, gas: 21_000n, to: person, value: 5n }],
  ['of type 1', { type: 'eip2930', chainId: 1, gasPrice: 1n, gas: 21_000n, to: person, value: 5n }],
  ['of type 2', { type: 'eip1559', chainId: 1, ...fees, to: person, value: 5n }],
  [
    'of type 3',
    {
      type: 'eip4844',
      chainId: 1,
      ...fees,
      maxFeePerBlobGas: 1n,
      to: person,
      value: 5n,
      blobVersionedHashes: [`0x01${'00'.repeat(31)}`],
      sidecars: false,
    },
  ],
];

describe('a transaction as bytes', () => {
  test.each(serialized)('%s', (_, transaction) => {
    const bytes = serializeTransaction(transaction);
    for (const text of [bytes, asks('eth_sendRawTransaction', bytes)])
      expect(read(text)).toMatchObject({
        chainId: 1n,
        acts: [{ kind: 'send-coin', amount: 5n, party: person }],
        dangers: [],
      });
  });

  test('of a time before chains were named counts on every chain', () => {
    const bytes = serializeTransaction({ type: 'legacy', gasPrice: 1n, gas: 21_000n, to: person, value: 5n });
    expect(dangersOf(bytes)).toEqual(['any-chain']);
  });

  test('that hands the account over says so', () => {
    const authorizationList = [
      { address: person, chainId: 0, nonce: 0, r: '0x1', s: '0x1', yParity: 0 },
    ] as const;
    const bytes = serializeTransaction({
      type: 'eip7702',
      chainId: 1,
      ...fees,
      to: account,
      authorizationList,
    });
    expect(kindsOf(bytes)).toEqual(['delegate', 'send-coin']);
    expect(dangersOf(bytes)).toEqual(['delegate', 'any-chain']);
  });
});

describe('a request', () => {
  test('of a batch is read call by call', () => {
    const calls = [
      { to: person, value: '0x5' },
      { to: person, data: '0x12345678' },
    ];
    const text = asks('wallet_sendCalls', { version: '2.0.0', chainId: '0x1', from: account, calls });
    expect(kindsOf(text)).toEqual(['send-coin', 'unknown-call']);
    expect(read(text).acts.map(({ at }) => at)).toEqual(['calls[0]', 'calls[1]']);
    expect(read(text).chainId).toBe(1n);
  });

  test('in the envelope of another chain says so', () => {
    const request = { method: 'eth_sendTransaction', params: [{ to: person, value: '0x5', chainId: '0x1' }] };
    expect(dangersOf(JSON.stringify({ chainId: 'eip155:8453', request }))).toEqual(['other-chain']);
    const inside = JSON.stringify({ params: { chainId: 'eip155:1', request } });
    expect(dangersOf(inside)).toEqual([]);
  });

  test('to sign bytes as they are is dangerous, whatever they are', () => {
    expect(dangersOf(asks('eth_sign', account, `0x${'ab'.repeat(32)}`))).toEqual(['hash']);
    expect(dangersOf(asks('eth_sign', account, 'hello'))).toEqual(['hash']);
    expect(dangersOf(`0x${'ab'.repeat(32)}`)).toEqual(['hash']);
  });

  test('without a recipient creates a contract', () => {
    expect(kindsOf(asks('eth_sendTransaction', { from: account, data: '0x6080' }))).toEqual([
      'create-contract',
    ]);
  });

  test('with two different data is read differently by wallets', () => {
    const transaction = { to: person, data: '0x12345678', input: '0x87654321' };
    expect(dangersOf(asks('eth_sendTransaction', transaction))).toContain('odd-encoding');
  });

  test('may name its account on either side of the message', () => {
    expect(kindsOf(asks('personal_sign', 'Hi', account))).toEqual(['sign-text']);
    expect(kindsOf(asks('personal_sign', account, 'Hi'))).toEqual(['sign-text']);
  });
});

const unread: readonly [name: string, text: string, fault: RequestFault][] = [
  ['nothing', ' \n', { kind: 'empty' }],
  ['JSON that ends early', '{"method":', { kind: 'json' }],
  ['JSON that is nested deeply', '['.repeat(100) + ']'.repeat(100), { kind: 'json' }],
  ['a request that signs nothing', asks('eth_accounts'), { kind: 'method', method: 'eth_accounts' }],
  [
    'a method with the name of a function of objects',
    asks('toString'),
    { kind: 'method', method: 'toString' },
  ],
  ['JSON of another kind', '{"a":1}', { kind: 'form' }],
  ['typed data with an error', '{"types":{},"primaryType":"A"}', { kind: 'form' }],
  [
    'a call with a broken address',
    asks('eth_sendTransaction', { to: '0x12', value: '0x1' }),
    { kind: 'form' },
  ],
  ['an address', person, { kind: 'form' }],
  ['more than a request has', 'a'.repeat(1_000_001), { kind: 'too-long' }],
];

describe('what is not read', () => {
  test.each(unread)('%s', (_, text, fault) => {
    expect(readRequest(text, now)).toEqual({ fault });
  });
});

test('any text gets an answer', () => {
  const hex = fc.uint8Array({ maxLength: 300 }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`);
  const known = fc.constantFrom('095ea7b3', 'ac9650d8', '82ad56cb', 'e9ae5c53', '8d80ff0a', '6a761202');
  const call = fc.tuple(known, hex).map(([selector, rest]) => `0x${selector}${rest.slice(2)}`);
  const methods = fc.constantFrom('personal_sign', 'eth_sign', 'eth_signTypedData_v4', 'wallet_sendCalls');
  const request = fc
    .tuple(methods, fc.jsonValue(), fc.jsonValue())
    .map(([method, ...params]) => asks(method, ...params));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), hex, call, request), (text) => {
      const result = readRequest(text, now);
      return 'fault' in result || result.reading.acts.length > 0;
    }),
    { numRuns: 500 },
  );
});
