import fc from 'fast-check';
import { HOTP, Secret } from 'otpauth';
import { expect, it } from 'vitest';
import { findStep } from './time-step-code.ts';

const rfcSecret = '12345678901234567890';
const stepMs = 30_000;

/* The vectors of RFC 6238, appendix B (SHA-1), of which six digits are the last six. */
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  const now = new Date(second * 1000);
  expect(findStep({ secret: rfcSecret, code, now })).toBe(Math.floor(second / 30));
});

it('takes what an app shows in the step before, now and in the step after, and no other code', () => {
  const secrets = fc.string({ unit: 'grapheme-ascii', minLength: 16, maxLength: 40 });
  fc.assert(
    fc.property(secrets, fc.integer({ min: 2, max: 2 ** 36 }), (secret, current) => {
      const key = Secret.fromUTF8(secret);
      const codes = [-2, -1, 0, 1, 2].map((away) => HOTP.generate({ secret: key, counter: current + away }));
      // Two of five codes are the same once in a hundred thousand times.
      fc.pre(new Set(codes).size === codes.length);
      const now = new Date(current * stepMs + stepMs / 2);
      const found = codes.map((code) => findStep({ secret, code, now }));
      expect(found).toEqual([undefined, current - 1, current, current + 1, undefined]);
    }),
  );
});
