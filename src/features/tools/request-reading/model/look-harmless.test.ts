import { encodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { readRequest } from './read-request.ts';

/* Requests that are written so that a reader sees something harmless. */

const account: Hex = `0x${'cc'.repeat(20)}`;
const person: Hex = `0x${'bb'.repeat(20)}`;
const token: Hex = `0x${'aa'.repeat(20)}`;
const nowhere: Hex = `0x${'0'.repeat(40)}`;
const abi = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function execute(bytes32 mode, bytes executionData)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
]);
const approval = encodeFunctionData({ abi, functionName: 'approve', args: [person, (1n << 256n) - 1n] });
const payment = encodeFunctionData({ abi, functionName: 'transfer', args: [person, 5n] });

const asks = (method: string, ...params: unknown[]) => JSON.stringify({ method, params });
const sends = (transaction: object) =>
  asks('eth_sendTransaction', { from: account, to: token, ...transaction });
const approves = sends({ data: approval });
const greets = { method: 'personal_sign', params: ['Hi', account] };
const bytesOf = (text: string): Hex => `0x${Buffer.from(text).toString('hex')}`;

const calls = encodeAbiParameters(parseAbiParameters('(address to, uint256 value, bytes data)[]'), [
  [{ to: token, value: 0n, data: payment }],
]);
const runs = (mode: string) =>
  encodeFunctionData({
    abi,
    functionName: 'execute',
    args: [`0x${mode.padEnd(64, '0')}`, calls],
  });
const refunds = encodeFunctionData({
  abi,
  functionName: 'execTransaction',
  args: [token, 0n, payment, 0, 50_000n, 1n, 7n, nowhere, person, '0x'],
});

/** What is read: acts and dangers, or why nothing is. */
function read(text: string): string {
  const result = readRequest(text, 1_800_000_000);
  if ('fault' in result) return result.fault.kind;
  const { acts, dangers } = result.reading;
  return `${acts.map(({ kind }) => kind).join()}: ${dangers.map(({ kind, at }) => `${kind}@${at}`).join()}`;
}

const unlimited = 'approve-either: unlimited@';

const pasted: readonly [name: string, text: string, answer: string][] = [
  ['the data of a call without 0x', approval.slice(2), unlimited],
  ['the data of a call with breaks', `${approval.slice(0, 40)}\n  ${approval.slice(40)}`, unlimited],
  ['the data of a call in capitals', approval.toUpperCase(), unlimited],
  ['the data of a call in quotes', `'${approval}'`, unlimited],
  ['a request in quotes, as text in JSON', JSON.stringify(approves), unlimited],
  ['a request behind an invisible character', `\u200B${approves}`, 'form'],
  ['a request with words around it', `params: ${approves}`, 'form'],
  ['the data of a call with words around it', `Data: ${approval}`, 'form'],
  ['data that lost a digit', approval.slice(0, -1), 'form'],
  ['data that a wallet shortened', `${approval.slice(0, 20)}...${approval.slice(-8)}`, 'form'],
  ['a short text that is not hex alone', '0xcafe is open', 'form'],
];

const json: readonly [name: string, text: string, answer: string][] = [
  [
    'a name twice, the second written with an escape',
    approves.replace('"to"', `"to":"${person}","\\u0074o"`),
    'approve-either: odd-encoding@,unlimited@',
  ],
  ['a name twice in typed data', asks('eth_signTypedData_v4', account, '{"types":{},"types":{}}'), 'form'],
  [
    'a number that most wallets round',
    '{"to":"' + person + '","value":9007199254740993}',
    'send-coin: odd-encoding@,odd-encoding@value',
  ],
  [
    'digits that some wallets take as hex',
    sends({ value: '10', data: undefined }),
    'send-coin: odd-encoding@value',
  ],
  ['a chain that is no number', sends({ value: '0x1', chainId: 'one' }), 'send-coin: odd-encoding@chainId'],
  ['an account that is no address', sends({ value: '0x1', from: '0x1' }), 'send-coin: odd-encoding@from'],
  [
    'the data of a call under another name',
    sends({ value: '0x1', callData: approval }),
    'send-coin: odd-encoding@callData',
  ],
  [
    'a request that carries a harmless one',
    JSON.stringify({ ...(JSON.parse(approves) as object), request: greets }),
    unlimited,
  ],
  [
    'parameters that carry a harmless one',
    asks('eth_sendTransaction', { to: token, data: approval, request: greets }),
    'approve-either: odd-encoding@request,unlimited@',
  ],
  [
    'a transaction that carries a harmless request',
    JSON.stringify({ to: token, data: approval, request: greets }),
    'approve-either: odd-encoding@request,unlimited@',
  ],
  ['an envelope with two requests', JSON.stringify({ params: { request: greets }, request: greets }), 'form'],
  [
    'an envelope for another chain than it says',
    JSON.stringify({ chainId: 'solana:5', request: greets }),
    'sign-text: odd-encoding@chainId',
  ],
];

const accounts: readonly [name: string, text: string, answer: string][] = [
  [
    'an account for a contract, beside the address 0',
    sends({ authorizationList: [{ address: nowhere, contractAddress: person, chainId: 1 }] }),
    'delegate,send-coin: delegate@authorizationList[0]',
  ],
  [
    'an account that gets its own code back',
    sends({ authorizationList: [{ address: nowhere, chainId: 1 }] }),
    'revoke,send-coin: ',
  ],
  [
    'an account on another chain',
    sends({ chainId: '0x1', authorizationList: [{ address: person, chainId: 10 }] }),
    'delegate,send-coin: delegate@authorizationList[0],other-chain@authorizationList[0].chainId',
  ],
  [
    'an account in no list',
    sends({ authorizationList: { address: person } }),
    'delegate,send-coin: delegate@authorizationList',
  ],
  ['calls of an account', sends({ data: runs('01') }), 'send-token: '],
  ['calls of an account, with its own data', sends({ data: runs('01000000000078210001') }), 'send-token: '],
  [
    'lists of calls that look like calls',
    sends({ data: runs('01000000000078210002') }),
    'unknown-call: odd-encoding@,unknown-call@',
  ],
  [
    'one call that looks like several',
    sends({ data: runs('00') }),
    'unknown-call: odd-encoding@,unknown-call@',
  ],
  ['a Safe that pays the sender', sends({ data: refunds }), 'send-coin,send-token: '],
];

const signIn = (...lines: string[]) =>
  ['app.example wants you to sign in with your Ethereum account:', account, '', ...lines].join('\n');
const uri = 'URI: https://app.example';

const messages: readonly [name: string, text: string, answer: string][] = [
  [
    'a hash that was searched for until it is a text',
    bytesOf('k2#Lw;9(aQ~z@5}x8T%mE!r4&Yp$0dC^'),
    'sign-hash: hash@',
  ],
  ['words of 32 letters', bytesOf('You agree that this is a greeting'.slice(0, 32)), 'sign-text: '],
  ['hex without 0x, which some wallets sign as bytes', '48656c6c6f', 'sign-text: odd-encoding@message'],
  ['hex that lost a digit', '0x48656c6c6', 'sign-text: odd-encoding@message'],
  ['a filler that is not seen', 'Pay 1\u3164000', 'sign-text: disguised@message'],
  ['a joiner within a word', 'Tide\u200Dport', 'sign-text: disguised@message'],
  ['joiners that are needed', 'क्\u200Dष 👩\u200D💻 ❤\uFE0F', 'sign-text: '],
  ['a sign-in', signIn(uri), 'sign-in: '],
  [
    'a sign-in with the line breaks of Windows',
    signIn('URI: https://evil.example').replaceAll('\n', '\r\n'),
    'sign-in: other-site@URI',
  ],
  [
    'a sign-in that names its site in a sentence first',
    signIn(uri, '', 'URI: https://evil.example'),
    'sign-in: other-site@URI',
  ],
  ['a sign-in for two chains', signIn(uri, 'Chain ID: 1', 'Chain ID: 10'), 'sign-in: other-chain@Chain ID'],
  [
    'a sign-in that allows more',
    signIn(uri, 'Resources:', '- urn:recap:eyJhdHQiOnt9fQ=='),
    'sign-in: unknown-data@Resources',
  ],
];

describe('what is pasted in another form', () => {
  test.each(pasted)('%s', (_, text, answer) => {
    expect(read(text)).toBe(answer);
  });
});
describe('JSON', () => {
  test.each(json)('%s', (_, text, answer) => {
    expect(read(text)).toBe(answer);
  });
});
describe('what is done in the name of an account', () => {
  test.each(accounts)('%s', (_, text, answer) => {
    expect(read(text)).toBe(answer);
  });
});
describe('a message', () => {
  test.each(messages)('%s', (_, text, answer) => {
    expect(read(asks('personal_sign', text, account))).toBe(answer);
  });
});

test('a danger is not named in more parts than a person reads', () => {
  const message = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`a${index}`, 1]));
  const data = { types: { A: [] }, primaryType: 'A', domain: {}, message };
  const result = readRequest(JSON.stringify(data), 0);
  if ('fault' in result) throw new Error(result.fault.kind);
  expect(result.reading.dangers.filter(({ kind }) => kind === 'unsigned')).toHaveLength(20);
});
