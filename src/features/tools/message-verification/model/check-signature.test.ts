import fc from 'fast-check';
import { toHex, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { checkSignature, readAddress } from './check-signature.ts';
import { readMessage, type MessageKind } from './message-hashes.ts';
import { parseSignature, type PastedSignature } from './parse-signature.ts';
import { parseSignedExport, writeSignedExport } from './signed-export.ts';

/** A key that everyone knows. */
const signer = privateKeyToAccount(`0x${'01'.repeat(32)}`);
const stranger: Hex = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const check = (
  [kind, message]: readonly [MessageKind, string],
  signature: string,
  address: Hex | null = signer.address,
) => {
  const read = readMessage(kind, message);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  return checkSignature(read.hashes, parseSignature(signature) as PastedSignature, address);
};

describe('a text', () => {
  it('belongs to the address that signed it, and to no other', async () => {
    const signature = await signer.signMessage({ message: 'Ahoj, světe 🌊' });
    expect(await check(['text', 'Ahoj, světe 🌊'], signature)).toEqual({
      result: 'match',
      signer: signer.address,
      reading: 'as-pasted',
    });
    expect(await check(['text', 'Ahoj, světe 🌊'], signature, null)).toEqual({
      result: 'signer',
      signer: signer.address,
    });
    expect(await check(['text', 'Ahoj, světe 🌊'], signature, stranger)).toMatchObject({
      result: 'other',
      signer: signer.address,
    });
    expect(await check(['text', 'Ahoj, světe 🌊 '], signature)).toMatchObject({ result: 'other' });
  });

  it('is recognized with Windows line breaks, which a text box drops', async () => {
    const signature = await signer.signMessage({ message: 'one\r\ntwo' });
    expect(await check(['text', 'one\ntwo'], signature)).toMatchObject({ reading: 'windows-lines' });
  });

  it('in hex is recognized when its bytes were signed', async () => {
    const raw = toHex('hello');
    const signature = await signer.signMessage({ message: { raw } });
    expect(await check(['text', raw], signature)).toMatchObject({ reading: 'hex-bytes' });
    expect(await check(['bytes', raw.slice(2)], signature)).toMatchObject({ reading: 'as-pasted' });
  });

  it('has a signature of a form that only a contract can read', async () => {
    expect(await check(['text', 'x'], '0x1234')).toEqual({ result: 'contract-only' });
  });
});

it('typed data belong to the address that signed them', async () => {
  const data = {
    types: { Vote: [{ name: 'count', type: 'uint256' }] },
    primaryType: 'Vote',
    domain: { name: 'Ballot', chainId: 1 },
    message: { count: 3n },
  } as const;
  const signature = await signer.signTypedData(data);
  const text = JSON.stringify({ ...data, message: { count: 3 } });
  expect(await check(['typed-data', text], signature)).toMatchObject({ result: 'match' });
});

it.each([
  ['text', '', 'empty'],
  ['bytes', ' ', 'empty'],
  ['bytes', '0xabc', 'not-hex'],
] as const)('%s %j cannot be hashed', (kind, message, fault) => {
  expect(readMessage(kind, message)).toEqual({ fault });
});

describe('an address', () => {
  it.each([
    [stranger, stranger],
    [stranger.toLowerCase(), stranger],
    [` ${stranger.slice(2)} `, stranger],
    [stranger.replace('F', 'f'), 'checksum'],
    [stranger.slice(0, -1), null],
    ['', null],
  ])('%j is read as %j', (typed, read) => expect(readAddress(typed)).toBe(read));
});

const typedData = {
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  primaryType: 'Order',
  domain: { name: 'Market', chainId: 1 },
  message: { amount: 5n },
} as const;
const typedText = JSON.stringify({ ...typedData, message: { amount: 5 } });

/** What a recipient reads in the JSON of what was checked. */
function passOn(kind: MessageKind, message: string, signature: Hex) {
  const text = writeSignedExport({ address: signer.address, message, signature, kind });
  const pasted = parseSignedExport(text);
  if (!pasted) throw new Error(text);
  return check([pasted.kind, pasted.message], pasted.signature, pasted.address as Hex);
}

describe('one piece of JSON', () => {
  it('as explorers export it is taken apart, and written back', () => {
    const text = writeSignedExport({
      address: stranger,
      message: 'Hello\nthere',
      signature: '0xab',
      kind: 'text',
    });
    expect(JSON.parse(text)).toEqual({ address: stranger, msg: 'Hello\nthere', sig: '0xab', version: '2' });
    expect(parseSignedExport(text)).toEqual({
      address: stranger,
      message: 'Hello\nthere',
      signature: '0xab',
      kind: 'text',
    });
  });

  it('may carry typed data, also as the text of an explorer', () => {
    const text = '{"account":"0x1","message":{"types":{},"n":12345678901234567890},"signature":"0xcd"}';
    const pasted = parseSignedExport(text);
    expect(pasted).toMatchObject({ address: '0x1', signature: '0xcd', kind: 'typed-data' });
    expect(pasted?.message).toContain('12345678901234567890');
    expect(parseSignedExport(JSON.stringify({ msg: typedText, sig: '0xcd' }))?.kind).toBe('typed-data');
  });

  it('verifies again when it was passed on: typed data, text, bytes with and without 0x', async () => {
    const match = { result: 'match', signer: signer.address };
    const signed = await signer.signTypedData(typedData);
    expect(await passOn('typed-data', typedText, signed)).toMatchObject(match);
    for (const message of ['Two lines\nand more', '{"types":{}}', '0x', typedText])
      expect(await passOn('text', message, await signer.signMessage({ message }))).toMatchObject(match);
    const signature = await signer.signMessage({ message: { raw: '0xab12' } });
    for (const bytes of ['0xab12', 'AB12', ' 0xab12\n'])
      expect(await passOn('bytes', bytes, signature)).toMatchObject(match);
  });

  it('keeps every text and every large number of typed data', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        const written = writeSignedExport({ address: '', message, signature: '0xab', kind: 'text' });
        expect(parseSignedExport(written)).toMatchObject({ message, kind: 'text' });
      }),
    );
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (amount) => {
        const message = typedText.replace('"amount":5', `"amount":${amount}`);
        const written = writeSignedExport({ address: '', message, signature: '0xab', kind: 'typed-data' });
        const pasted = parseSignedExport(written);
        expect(readMessage('typed-data', pasted?.message ?? '')).toEqual(readMessage('typed-data', message));
      }),
      { numRuns: 20 },
    );
  });

  it.each(['', 'hello', '{', '{"msg":"x"}', '{"sig":"0x1"}', '[1]'])('%j is none', (text) => {
    expect(parseSignedExport(text)).toBeUndefined();
  });
});
