import fc from 'fast-check';
import { serializeErc6492Signature, serializeSignature, signatureToCompactSignature, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { parseSignature, type PastedSignature } from './parse-signature.ts';

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}` as const;
const lowPart = fc.bigInt({ min: 1n, max: order / 2n });
const parity = fc.constantFrom(0 as const, 1 as const);
const read = (pasted: string) => parseSignature(pasted) as PastedSignature;

describe('a signature by a key', () => {
  it('is the same in every form in which wallets and libraries give it', () => {
    fc.assert(
      fc.property(lowPart, lowPart, parity, (first, second, yParity) => {
        const [r, s] = [word(first), word(second)];
        const whole = serializeSignature({ r, s, yParity });
        const { yParityAndS } = signatureToCompactSignature({ r, s, yParity });
        const forms = [
          whole,
          whole.slice(2).toUpperCase(),
          `  "${whole}"\n`,
          `${whole.slice(0, -2)}0${yParity}`,
          `${r}${yParityAndS.slice(2)}`,
          JSON.stringify({ r, s, v: 27 + yParity }),
          JSON.stringify({ r: `0x${first.toString(16)}`, s, yParity }),
        ];
        for (const form of forms) expect(read(form).parts).toEqual({ r, s, yParity });
      }),
    );
  });

  it('in the upper form of s is told', () => {
    const of = (s: bigint) => read(`${word(5n)}${word(s).slice(2)}1b`).isHighS;
    expect([of(order / 2n), of(order / 2n + 1n), of(order - 1n)]).toEqual([false, true, true]);
  });

  it.each([
    ['r is zero', `${word(0n)}${word(5n).slice(2)}1b`],
    ['s is the order', `${word(5n)}${word(order).slice(2)}1b`],
    ['v is of another scheme', `${word(5n)}${word(5n).slice(2)}1f`],
    ['it is longer', `${word(5n)}${word(5n).slice(2)}1b00`],
  ])('is for a contract to read where %s', (_, pasted) => {
    expect(read(pasted)).toMatchObject({ bytes: pasted, parts: null });
  });
});

it('the deployment of a contract wallet around a signature is recognized', () => {
  const wrapped = serializeErc6492Signature({
    address: `0x${'11'.repeat(20)}`,
    data: '0x1234',
    signature: '0xabcd',
  });
  expect(read(wrapped)).toMatchObject({ isWrapped: true, parts: null });
});

it.each([
  ['', 'empty'],
  ['  0x ', 'not-hex'],
  ['0xabc', 'not-hex'],
  ['hello', 'not-hex'],
  ['{"r":"0x1"}', 'not-hex'],
  ['{"s":"0x1","v":27}', 'not-hex'],
  ['{"r":"0x1","v":27}', 'not-hex'],
  ['{"r":"0x1","s":"0x1"}', 'not-hex'],
  ['{"r":"0x1","s":"0x1","v":29}', 'not-hex'],
  ['{"r":"1 0x1","s":"0x1","v":27}', 'not-hex'],
  ['{"r":"0x1;","s":"0x1","v":27}', 'not-hex'],
  ['{"r":1,"s":"0x1","v":27}', 'not-hex'],
  ['{', 'not-hex'],
  [`0x${'00'.repeat(8_193)}`, 'too-long'],
])('%j is no signature', (pasted, fault) => expect(parseSignature(pasted)).toBe(fault));

it('whatever is pasted has an answer', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.stringMatching(/^0x[\da-f]{0,200}$/)), (pasted) => {
      const result = parseSignature(pasted);
      if (typeof result !== 'string') expect(result.bytes).toMatch(/^0x(?:[\da-f]{2})+$/);
    }),
  );
});

it('the longest signature of a contract wallet is read', () => {
  const longest = `0x${'00'.repeat(8_192)}` as const;
  expect(read(longest).bytes).toBe(longest);
});

it('a signature that was wrapped over several lines is one', () => {
  expect(read('0xab\ncd ef\n').bytes).toBe('0xabcdef');
});

it('a signature keeps its bytes for a contract', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
      const hex: Hex = `0x${Buffer.from(bytes).toString('hex')}`;
      expect(read(hex).bytes).toBe(hex);
    }),
  );
});
