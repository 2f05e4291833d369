import { encodeFunctionData as encode, encodePacked, parseAbi, size, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { readRequest } from '../read-request.ts';
import type { DangerKind } from '../request.ts';

const now = 1_800_000_000;
const token: Hex = `0x${'aa'.repeat(20)}`;
const person: Hex = `0x${'bb'.repeat(20)}`;
const owner: Hex = `0x${'cc'.repeat(20)}`;
const most = (1n << 256n) - 1n;
const nothing: Hex = `0x${'00'.repeat(32)}`;

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function decreaseAllowance(address spender, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function multicall(bytes[] calls)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function execute(address to, uint256 value, bytes data)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function multiSend(bytes transactions)',
  'function transferOwnership(address party)',
  'function upgradeToAndCall(address party, bytes data)',
  'function claimRewards(uint256 season)',
]);
/** Calldata in a transaction to the token. */
const sent = (data: string, value = '0x0') =>
  JSON.stringify({ method: 'eth_sendTransaction', params: [{ from: owner, to: token, value, data }] });

function read(text: string) {
  const result = readRequest(text, now);
  if ('fault' in result) throw new Error(result.fault.kind);
  return result.reading;
}
const kindsOf = (text: string) => read(text).acts.map(({ kind }) => kind);
const dangersOf = (text: string) => [...new Set(read(text).dangers.map(({ kind }) => kind))];

const pass = encode({ abi, functionName: 'transfer', args: [person, 5n] });
const approveAll = encode({ abi, functionName: 'setApprovalForAll', args: [person, true] });
const packed = (operation: number, data: Hex) =>
  encodePacked(
    ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
    [operation, token, 0n, BigInt(size(data)), data],
  );
const safe = (operation: number) =>
  encode({
    abi,
    functionName: 'execTransaction',
    args: [token, 0n, pass, operation, 0n, 0n, 0n, token, token, '0x'],
  });
const nest = (depth: number): Hex =>
  depth === 0 ? pass : encode({ abi, functionName: 'multicall', args: [[nest(depth - 1)]] });

const rows: readonly [name: string, data: Hex, acts: string, dangers: readonly DangerKind[]][] = [
  ['a transfer', pass, 'send-token', []],
  [
    'a transfer out of an account',
    encode({ abi, functionName: 'transferFrom', args: [owner, person, 5n] }),
    'move',
    [],
  ],
  ['an approval', encode({ abi, functionName: 'approve', args: [person, 5n] }), 'approve-either', []],
  [
    'an approval without a limit',
    encode({ abi, functionName: 'approve', args: [person, most] }),
    'approve-either',
    ['unlimited'],
  ],
  [
    'an approval of 96 bits',
    encode({ abi, functionName: 'approve', args: [person, (1n << 96n) - 1n] }),
    'approve-either',
    ['unlimited'],
  ],
  [
    'an approval of more than any account has',
    encode({ abi, functionName: 'approve', args: [person, 1n << 100n] }),
    'approve-either',
    ['unlimited'],
  ],
  [
    'a higher approval',
    encode({ abi, functionName: 'increaseAllowance', args: [person, 5n] }),
    'approve-token',
    [],
  ],
  [
    'a higher approval without a limit',
    encode({ abi, functionName: 'increaseAllowance', args: [person, most] }),
    'approve-token',
    ['unlimited'],
  ],
  ['a lower approval', encode({ abi, functionName: 'decreaseAllowance', args: [person, 5n] }), 'revoke', []],
  ['an item', encode({ abi, functionName: 'safeTransferFrom', args: [owner, person, 7n] }), 'send-item', []],
  [
    'two items',
    encode({ abi, functionName: 'safeBatchTransferFrom', args: [owner, person, [1n, 2n], [1n, 1n], '0x'] }),
    'send-item,send-item',
    [],
  ],
  ['a whole collection', approveAll, 'approve-all', ['all-items']],
  [
    'a collection no longer',
    encode({ abi, functionName: 'setApprovalForAll', args: [person, false] }),
    'revoke',
    [],
  ],
  [
    'a signed approval',
    encode({
      abi,
      functionName: 'permit',
      args: [owner, person, 5n, BigInt(now) + 60n, 27, nothing, nothing],
    }),
    'approve-token',
    [],
  ],
  [
    'a signed approval without an end',
    encode({ abi, functionName: 'permit', args: [owner, person, 5n, most, 27, nothing, nothing] }),
    'approve-token',
    ['far-end'],
  ],
  [
    'an approval through Permit2',
    encode({ abi, functionName: 'approve', args: [token, person, 5n, now + 60] }),
    'approve-token',
    [],
  ],
  [
    'an approval through Permit2 without limit or end',
    encode({ abi, functionName: 'approve', args: [token, person, (1n << 160n) - 1n, 2 ** 48 - 1] }),
    'approve-token',
    ['unlimited', 'far-end'],
  ],
  [
    'two calls in one',
    encode({ abi, functionName: 'multicall', args: [[pass, approveAll]] }),
    'send-token,approve-all',
    ['all-items'],
  ],
  [
    'calls of several contracts',
    encode({
      abi,
      functionName: 'aggregate3',
      args: [[{ target: token, allowFailure: true, callData: approveAll }]],
    }),
    'approve-all',
    ['all-items'],
  ],
  [
    'a call of an account',
    encode({ abi, functionName: 'execute', args: [person, 3n, '0x'] }),
    'send-coin',
    [],
  ],
  ['a transaction of a Safe', safe(0), 'send-token', []],
  ['foreign code in a Safe', safe(1), 'send-token', ['delegate-call']],
  [
    'packed calls',
    encode({ abi, functionName: 'multiSend', args: [`${packed(0, pass)}${packed(0, approveAll).slice(2)}`] }),
    'send-token,approve-all',
    ['all-items'],
  ],
  [
    'foreign code in packed calls',
    encode({ abi, functionName: 'multiSend', args: [packed(1, pass)] }),
    'send-token',
    ['delegate-call'],
  ],
  [
    'packed calls that end within a call',
    encode({ abi, functionName: 'multiSend', args: [packed(0, pass).slice(0, -2) as Hex] }),
    'unknown-call',
    ['odd-encoding', 'unknown-call'],
  ],
  [
    'another owner',
    encode({ abi, functionName: 'transferOwnership', args: [person] }),
    'control',
    ['control'],
  ],
  [
    'other code',
    encode({ abi, functionName: 'upgradeToAndCall', args: [person, '0x'] }),
    'control',
    ['control'],
  ],
  [
    'a function of no table',
    encode({ abi, functionName: 'claimRewards', args: [1n] }),
    'unknown-call',
    ['unknown-call'],
  ],
  ['bytes behind the arguments', `${pass}beef`, 'send-token', ['leftover']],
  ['bits above an address', `${pass.slice(0, 10)}ff${pass.slice(12)}` as Hex, 'send-token', ['odd-encoding']],
  ['arguments that are cut off', pass.slice(0, -2) as Hex, 'unknown-call', ['odd-encoding', 'unknown-call']],
  ['calls in calls, eight deep', nest(8), 'send-token', []],
  ['calls in calls, deeper', nest(9), 'unknown-call', ['too-deep', 'unknown-call']],
];

describe('a call', () => {
  test.each(rows)('%s', (...[, data, acts, dangers]) => {
    expect(kindsOf(sent(data)).join()).toBe(acts);
    expect(dangersOf(sent(data)).sort()).toEqual([...dangers].sort());
    // Calldata alone says the same, without the contract.
    expect(kindsOf(data).join()).toBe(acts);
  });

  test('names who receives, what, and where in the request', () => {
    const [first, second] = read(
      sent(encode({ abi, functionName: 'multicall', args: [[pass, approveAll]] })),
    ).acts;
    expect(first).toMatchObject({ about: token, amount: 5n, party: person, at: 'calls[0]' });
    expect(second).toMatchObject({ about: token, amount: null, party: person, at: 'calls[1]' });
  });

  test('sends its coins as well', () => {
    expect(kindsOf(sent(pass, '0x5'))).toEqual(['send-coin', 'send-token']);
    expect(read(sent('0x', '0x5')).acts).toMatchObject([{ kind: 'send-coin', amount: 5n, party: token }]);
  });

  test('whose calls are all the same bytes is not unfolded', () => {
    const word = (value: number) => value.toString(16).padStart(64, '0');
    const offsets = word(32_000).repeat(1_000);
    const bytes = `0xac9650d8${word(32)}${word(1_000)}${offsets}${word(31_008)}${'ab'.repeat(31_008)}`;
    expect(kindsOf(bytes)).toEqual(['unknown-call']);
    expect(dangersOf(bytes)).toEqual(['odd-encoding', 'unknown-call']);
  });

  test('that repeats one long call thousands of times ends', () => {
    const long = encode({
      abi,
      functionName: 'multicall',
      args: [Array.from({ length: 25 }, () => nest(4))],
    });
    const reading = read(sent(encode({ abi, functionName: 'multicall', args: [[long, long, long, long]] })));
    expect(reading.acts.length).toBeLessThanOrEqual(200);
    expect(reading.dangers.map(({ kind }) => kind)).toContain('too-deep');
  });
});
