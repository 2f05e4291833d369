import type { Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { permit2Address } from '../known-contracts.ts';
import { readRequest } from '../read-request.ts';
import type { DangerKind } from '../request.ts';

const now = 1_800_000_000;
const soon = now + 60;
const account: Hex = `0x${'cc'.repeat(20)}`;
const person: Hex = `0x${'bb'.repeat(20)}`;
const token: Hex = `0x${'aa'.repeat(20)}`;
const seaport: Hex = '0x0000000000000068f116a894984e2db1123eb395';
const nowhere: Hex = `0x${'0'.repeat(40)}`;
const zeros: Hex = `0x${'0'.repeat(64)}`;
const most = ((1n << 256n) - 1n).toString();

const member = (declared: string) => {
  const [type = '', name = ''] = declared.split(' ');
  return { type, name };
};
const typesOf = (types: Record<string, string>) =>
  Object.fromEntries(Object.entries(types).map(([name, members]) => [name, members.split(', ').map(member)]));

interface Signed {
  types: Record<string, string>;
  primaryType: string;
  domain: object;
  message: object;
}

function read(text: string) {
  const result = readRequest(text, now);
  if ('fault' in result) throw new Error(result.fault.kind);
  return result.reading;
}
/** Typed data as a site sends it: as text, to an account. */
const typed = ({ types, ...data }: Signed) =>
  read(
    JSON.stringify({
      method: 'eth_signTypedData_v4',
      params: [account, JSON.stringify({ types: typesOf(types), ...data })],
    }),
  );

const domain = { name: 'Coin', version: '1', chainId: 1, verifyingContract: token };
const permit2 = { name: 'Permit2', chainId: 1, verifyingContract: permit2Address };
const permit = (message: object, of: object = domain): Signed => ({
  types: { Permit: 'address owner, address spender, uint256 value, uint256 nonce, uint256 deadline' },
  primaryType: 'Permit',
  domain: of,
  message: { owner: account, spender: person, value: 5, nonce: 0, deadline: soon, ...message },
});
const dai = (message: object): Signed => ({
  types: { Permit: 'address holder, address spender, uint256 nonce, uint256 expiry, bool allowed' },
  primaryType: 'Permit',
  domain,
  message: { holder: account, spender: person, nonce: 0, expiry: soon, allowed: true, ...message },
});
const single = (details: object, of: object = permit2): Signed => ({
  types: {
    PermitSingle: 'PermitDetails details, address spender, uint256 sigDeadline',
    PermitDetails: 'address token, uint160 amount, uint48 expiration, uint48 nonce',
  },
  primaryType: 'PermitSingle',
  domain: of,
  message: {
    details: { token, amount: 5, expiration: soon, nonce: 0, ...details },
    spender: person,
    sigDeadline: soon,
  },
});
const detail = { token, amount: 5, expiration: soon, nonce: 0 };
const batch: Signed = {
  types: {
    PermitBatch: 'PermitDetails[] details, address spender, uint256 sigDeadline',
    PermitDetails: 'address token, uint160 amount, uint48 expiration, uint48 nonce',
  },
  primaryType: 'PermitBatch',
  domain: permit2,
  message: { details: [detail, { ...detail, amount: 0 }], spender: person, sigDeadline: soon },
};
const transfer = (permitted: object): Signed => ({
  types: {
    PermitWitnessTransferFrom:
      'TokenPermissions permitted, address spender, uint256 nonce, uint256 deadline, Order witness',
    TokenPermissions: 'address token, uint256 amount',
    Order: 'uint256 id',
  },
  primaryType: 'PermitWitnessTransferFrom',
  domain: permit2,
  message: {
    permitted: { token, amount: 5, ...permitted },
    spender: person,
    nonce: 0,
    deadline: soon,
    witness: { id: 1 },
  },
});
const piece = { itemType: 2, token, identifierOrCriteria: 7, startAmount: 1, endAmount: 1 };
const coin = '1000000000000000000';
const price = { itemType: 0, token: nowhere, identifierOrCriteria: 0, startAmount: coin, endAmount: coin };
const order = (offer: object, paid: object, of: object = {}): Signed => ({
  types: {
    OrderComponents:
      'address offerer, address zone, OfferItem[] offer, ConsiderationItem[] consideration, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey, uint256 counter',
    OfferItem:
      'uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount',
    ConsiderationItem:
      'uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient',
  },
  primaryType: 'OrderComponents',
  domain: { name: 'Seaport', version: '1.6', chainId: 1, verifyingContract: seaport, ...of },
  message: {
    offerer: account,
    offer: [{ ...piece, ...offer }],
    consideration: [{ ...price, recipient: account, ...paid }],
    ...{ zone: nowhere, orderType: 0, startTime: 0, endTime: soon, salt: 1, counter: 0 },
    ...{ zoneHash: zeros, conduitKey: zeros },
  },
});
const safe = (change: object): Signed => ({
  types: {
    SafeTx:
      'address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce',
  },
  primaryType: 'SafeTx',
  domain: { chainId: 1, verifyingContract: token },
  message: {
    ...{ to: person, value: 3, data: '0x', operation: 0, nonce: 1 },
    ...{ safeTxGas: 0, baseGas: 0, gasPrice: 0, gasToken: nowhere, refundReceiver: nowhere },
    ...change,
  },
});
const authorization: Signed = {
  types: {
    TransferWithAuthorization:
      'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce',
  },
  primaryType: 'TransferWithAuthorization',
  domain,
  message: { from: account, to: person, value: 5, validAfter: 0, validBefore: soon, nonce: zeros },
};
const unknown: Signed = {
  types: { Vote: 'string choice' },
  primaryType: 'Vote',
  domain,
  message: { choice: 'yes', weight: 3 },
};
const { chainId: _chain, ...everywhere } = domain;

const rows: readonly [name: string, data: Signed, acts: string, dangers: readonly DangerKind[]][] = [
  ['a permit', permit({}), 'approve-token', []],
  ['a permit without a limit', permit({ value: most }), 'approve-token', ['unlimited']],
  ['a permit without an end', permit({ deadline: most }), 'approve-token', ['far-end']],
  ['a permit of nothing', permit({ value: 0 }), 'revoke', []],
  ['a permit of another account', permit({ owner: person }), 'approve-token', ['other-account']],
  ['a permit for every chain', permit({}, everywhere), 'approve-token', ['any-chain']],
  ['a name with a Cyrillic letter', permit({}, { ...domain, name: 'Cоin' }), 'approve-token', ['disguised']],
  ['the permit of DAI', dai({}), 'approve-token', ['unlimited']],
  ['the permit of DAI without an end', dai({ expiry: 0 }), 'approve-token', ['unlimited', 'no-end']],
  ['the permit of DAI withdrawn', dai({ allowed: false }), 'revoke', []],
  ['an allowance of Permit2', single({}), 'approve-token', []],
  [
    'an allowance of Permit2 without limit or end',
    single({ amount: ((1n << 160n) - 1n).toString(), expiration: 2 ** 48 - 1 }),
    'approve-token',
    ['unlimited', 'far-end'],
  ],
  [
    'an allowance of another contract',
    single({}, { ...permit2, verifyingContract: person }),
    'approve-token',
    ['imposter'],
  ],
  ['two allowances', batch, 'approve-token,revoke', []],
  ['a transfer of Permit2 with a witness', transfer({}), 'approve-token', []],
  ['a transfer of Permit2 of everything', transfer({ amount: most }), 'approve-token', ['unlimited']],
  ['a transfer that another account sends', authorization, 'send-token', []],
  ['an order', order({}, {}), 'offer,receive', []],
  ['an order for nothing', order({}, { startAmount: 0, endAmount: 0 }), 'offer,receive', ['zero-price']],
  [
    'an order for a millionth of a coin',
    order({}, { endAmount: 999_999_999_999 }),
    'offer,receive',
    ['zero-price'],
  ],
  ['an order whose price falls to nothing', order({}, { endAmount: 0 }), 'offer,receive', ['zero-price']],
  ['an order that pays another account', order({}, { recipient: person }), 'offer', ['zero-price']],
  ['an order of any item', order({ itemType: 4 }, {}), 'offer,receive', ['all-items']],
  [
    'an order of another contract',
    order({}, {}, { verifyingContract: person }),
    'offer,receive',
    ['imposter'],
  ],
  ['a transaction of a Safe', safe({}), 'send-coin', []],
  ['foreign code in a Safe', safe({ operation: 1 }), 'send-coin', ['delegate-call']],
  ['a Safe that pays for it in a token', safe({ gasPrice: 5, gasToken: token }), 'send-token,send-coin', []],
  [
    'a message of no known kind, with a part that is not signed',
    unknown,
    'sign-data',
    ['unknown-data', 'unsigned'],
  ],
];

describe('typed data', () => {
  test.each(rows)('%s', (...[, data, acts, dangers]) => {
    const reading = typed(data);
    expect(reading.acts.map(({ kind }) => kind).join()).toBe(acts);
    expect([...new Set(reading.dangers.map(({ kind }) => kind))].sort()).toEqual([...dangers].sort());
  });

  test('say who asks, for which contract and chain', () => {
    expect(typed(permit({}))).toMatchObject({ asker: 'Coin', chainId: 1n, contract: token });
  });

  test('with the names of a known kind and other types are no such kind', () => {
    const data = permit({ value: 'all' });
    data.types.Permit = 'address owner, address spender, string value, uint256 deadline';
    expect(typed(data).acts).toMatchObject([{ kind: 'sign-data' }]);
  });

  test('with more values than are shown say so', () => {
    const types = { Vote: 'uint8[] choices' };
    const message = { choices: Array.from({ length: 600 }, () => 1) };
    const { parts, dangers } = typed({ types, primaryType: 'Vote', domain, message });
    expect(parts).toHaveLength(500);
    expect(dangers.map(({ kind }) => kind)).toContain('too-deep');
  });

  test('of the first form count everywhere', () => {
    const params = [[{ type: 'string', name: 'Message', value: 'Hi' }], account];
    const reading = read(JSON.stringify({ method: 'eth_signTypedData', params }));
    expect(reading.dangers.map(({ kind }) => kind)).toEqual(['any-chain', 'unknown-data']);
  });
});

const signIn = (change: Partial<Record<'domain' | 'uri' | 'address', string>> = {}) => {
  const {
    domain: site,
    uri,
    address,
  } = { domain: 'app.example', uri: 'https://app.example/in', address: account, ...change };
  return `${site} wants you to sign in with your Ethereum account:\n${address}\n\nHi.\n\nURI: ${uri}\nVersion: 1\nChain ID: 1\nNonce: 12345678\nIssued At: 2026-11-30T00:00:00Z`;
};
const hex = (text: string) => `0x${Buffer.from(text).toString('hex')}`;
const hash = `0x${'9f'.repeat(32)}`;

const texts: readonly [name: string, text: string, act: string, dangers: readonly DangerKind[]][] = [
  ['a text', 'Hello', 'sign-text', []],
  ['a text as bytes', hex('Hello'), 'sign-text', []],
  ['a sign-in', signIn(), 'sign-in', []],
  ['a sign-in as bytes', hex(signIn()), 'sign-in', []],
  ['a sign-in for another site', signIn({ uri: 'https://evil.example/in' }), 'sign-in', ['other-site']],
  ['a sign-in of another account', signIn({ address: person }), 'sign-in', ['other-account']],
  [
    'a sign-in of a site with letters of two alphabets',
    signIn({ domain: 'аpp.example' }),
    'sign-in',
    ['disguised', 'other-site'],
  ],
  ['a text whose order is turned', 'Pay \u202E001', 'sign-text', ['disguised']],
  ['32 bytes', hash, 'sign-hash', ['hash']],
  ['32 bytes written as a text', hash.slice(2), 'sign-hash', ['hash']],
];

describe('a message', () => {
  test.each(texts)('%s', (...[, text, act, dangers]) => {
    const reading = read(JSON.stringify({ method: 'personal_sign', params: [text, account] }));
    expect(reading.acts.map(({ kind }) => kind)).toEqual([act]);
    expect(reading.dangers.map(({ kind }) => kind).sort()).toEqual([...dangers].sort());
  });

  test('of a sign-in names its site', () => {
    expect(read(signIn())).toMatchObject({ asker: 'app.example', chainId: 1n });
  });
});
