import { describe, expect, it } from 'vitest';
import { callAgain } from './call-again.ts';

describe('a call that failed', () => {
  it.each([400, 401, 403, 404, 409, 422, 429])('is not made again after an answer %i', (status) => {
    expect(callAgain(0, { status })).toBe(false);
  });

  it.each([0, 500, 502, 503])('is made three times more after %i', (status) => {
    expect([0, 1, 2, 3].map((failures) => callAgain(failures, { status }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is made again where nothing answered', () => {
    expect(callAgain(0, new TypeError('Failed to fetch'))).toBe(true);
  });
});
