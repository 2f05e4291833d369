import { expect, it } from 'vitest';
import { codeOfStep, findStep } from './time-step-code.ts';

const secret = '12345678901234567890';

/* The vectors of RFC 6238, appendix B (SHA-1), of which six digits are the last six. */
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is %s', (second, code) => {
  expect(codeOfStep(secret, Math.floor(second / 30))).toBe(code);
  expect(findStep({ secret, code, now: new Date(second * 1000) })).toBe(Math.floor(second / 30));
});

it('takes the code of the step before and after, and no other', () => {
  const now = new Date(1_111_111_111_000);
  const current = Math.floor(1_111_111_111 / 30);
  const found = [-2, -1, 0, 1, 2].map((away) =>
    findStep({ secret, code: codeOfStep(secret, current + away), now }),
  );
  expect(found).toEqual([undefined, current - 1, current, current + 1, undefined]);
});
