import fc from 'fast-check';
import { hashTypedData, type TypedDataDefinition } from 'viem';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../message-hashes.ts';
import { parseTypedData } from './parse-typed-data.ts';

/** The example of EIP-712, with the digest that its test has. */
const mail = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: {
    name: 'Ether Mail',
    version: '1',
    chainId: 1,
    verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC',
  },
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
};
const mailHash = '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2';

const hashOf = (value: unknown) => {
  const read = readMessage('typed-data', typeof value === 'string' ? value : JSON.stringify(value));
  return 'hashes' in read ? read.hashes[0].hash : read.fault;
};
const faultOf = (value: unknown) => {
  const read = parseTypedData(typeof value === 'string' ? value : JSON.stringify(value));
  return 'fault' in read ? read.fault : 'none';
};
/** One structure with one member. */
const one = (type: string, value: unknown, types: object = {}) => ({
  types: { ...types, One: [{ name: 'it', type }] },
  primaryType: 'One',
  domain: {},
  message: { it: value },
});

describe('the example of EIP-712', () => {
  it('has the hash of the specification', () => expect(hashOf(mail)).toBe(mailHash));

  it('has it without the type of its domain too, and with the chain as text', () => {
    const { EIP712Domain: _, ...types } = mail.types;
    expect(hashOf({ ...mail, types, domain: { ...mail.domain, chainId: '0x1' } })).toBe(mailHash);
  });

  it('is shown in the order in which it is signed', () => {
    const read = parseTypedData(JSON.stringify(mail));
    expect('data' in read && read.data.message.map(({ path, value }) => `${path}=${value}`)).toEqual([
      'from.name=Cow',
      'from.wallet=0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826',
      'to.name=Bob',
      'to.wallet=0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB',
      'contents=Hello, Bob!',
    ]);
    expect('data' in read && read.data.chainId).toBe(1n);
  });

  it('names what no type covers, and hashes as without it', () => {
    const more = {
      ...mail,
      domain: { ...mail.domain, salt: '0x00' },
      message: { ...mail.message, to: { ...mail.message.to, amount: 5 } },
    };
    expect(hashOf(more)).toBe(mailHash);
    const read = parseTypedData(JSON.stringify(more));
    expect('data' in read && read.data.unsigned).toEqual(['domain.salt', 'message.to.amount']);
  });
});

describe('values', () => {
  it('keep all digits of a number that JavaScript would round', () => {
    const digits = '115792089237316195423570985008687907853269984665640564039457584007913129639935';
    const text = JSON.stringify(one('uint256', 'DIGITS')).replace('"DIGITS"', digits);
    expect(hashOf(text)).toBe(hashOf(one('uint256', digits)));
    expect(hashOf(text)).toMatch(/^0x/);
  });

  it('of arrays, bytes and structures inside them hash as viem hashes them', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            who: fc.stringMatching(/^0x[\da-f]{40}$/),
            amounts: fc.array(fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }), { maxLength: 3 }),
            note: fc.string(),
            tag: fc.stringMatching(/^0x[\da-f]{8}$/),
            isPaid: fc.boolean(),
          }),
          { maxLength: 4 },
        ),
        (parts) => {
          const types = {
            Part: [
              { name: 'who', type: 'address' },
              { name: 'amounts', type: 'int128[]' },
              { name: 'note', type: 'string' },
              { name: 'tag', type: 'bytes4' },
              { name: 'isPaid', type: 'bool' },
            ],
            Whole: [{ name: 'parts', type: 'Part[]' }],
          };
          const definition = { types, primaryType: 'Whole', domain: { name: 'x' }, message: { parts } };
          const text = JSON.stringify(definition, (_, value: unknown) =>
            typeof value === 'bigint' ? String(value) : value,
          );
          expect(hashOf(text)).toBe(hashTypedData(definition as unknown as TypedDataDefinition));
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    ['uint8', 256],
    ['uint8', -1],
    ['int8', -129],
    ['uint256', 1.5],
    ['uint256', 'ten'],
    ['bool', 'true'],
    ['string', 5],
    ['address', '0x12'],
    ['bytes', '0x123'],
    ['bytes4', '0x12345678aa'],
    ['string[2]', ['one']],
    ['string[]', 'one'],
  ])('of type %s that do not fit are named: %j', (type, value) => {
    expect(faultOf(one(type, value))).toMatchObject({ kind: 'value', at: 'message.it', type });
  });

  it('that are missing are named, also deep inside', () => {
    const { wallet: _, ...to } = mail.message.to;
    expect(faultOf({ ...mail, message: { ...mail.message, to } })).toEqual({
      kind: 'missing',
      at: 'message.to.wallet',
    });
  });
});

describe('errors in the definition', () => {
  it.each([
    ['{\n"types": {},\n oops }', { kind: 'json', at: '3' }],
    ['[]', { kind: 'json', at: '' }],
    ['{}', { kind: 'shape', at: 'types' }],
    [
      { ...mail, primaryType: 'Letter' },
      { kind: 'shape', at: 'primaryType' },
    ],
    [
      { ...mail, message: 'Hello' },
      { kind: 'shape', at: 'message' },
    ],
    [
      { ...mail, domain: [] },
      { kind: 'shape', at: 'domain' },
    ],
    [one('Missing', 1), { kind: 'type', at: 'types.One.it', type: 'Missing' }],
    [one('uint', 1), { kind: 'type', at: 'types.One.it', type: 'uint' }],
    [one('constructor', 1), { kind: 'type', at: 'types.One.it', type: 'constructor' }],
    [one('string', 'a', { uint256: [] }), { kind: 'shape', at: 'types.uint256' }],
    [one('string', 'a', { Two: [{ name: 'x' }] }), { kind: 'shape', at: 'types.Two[0]' }],
  ])('%j is refused with its place', (value, fault) => expect(faultOf(value)).toEqual(fault));

  it('whatever JSON is pasted, it is hashed or refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(typeof hashOf(text)).toMatch(/string|object/);
      }),
    );
    const types = fc.constantFrom(
      'uint8',
      'string',
      'bytes2',
      'address[]',
      'bool',
      'One',
      'One[]',
      'Two',
      '',
    );
    fc.assert(
      fc.property(types, fc.jsonValue(), (type, value) => {
        expect(typeof hashOf(one(type, value))).toMatch(/string|object/);
      }),
    );
  });

  it('very deep nesting ends with a refusal', () => {
    const depth = 200_000;
    const text = JSON.stringify(one('One[]', 'DEEP')).replace(
      '"DEEP"',
      `${'[{"it":'.repeat(depth)}[]${'}]'.repeat(depth)}`,
    );
    expect(typeof faultOf(text)).toBe('object');
  });
});
