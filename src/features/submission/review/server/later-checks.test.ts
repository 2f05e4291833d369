import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { findAgain } from './later-checks.ts';

const stop: Finding = { severity: 'desk', code: 'token-check-stop', params: {} };
const passed: Finding = { severity: 'notice', code: 'token-check-passed', params: {} };
const other: Finding = { severity: 'notice', code: 'can-pause', params: {} };

/** A token that was stopped, and is checked again. */
function checkAgain() {
  const { promise, resolve } = Promise.withResolvers<Finding[]>();
  const later = { codes: [stop.code, passed.code], find: () => promise };
  const forms = { token: { later } } as unknown as Parameters<typeof findAgain>[0]['forms'];
  const findings = JSON.stringify([other, stop]);
  const found = findAgain({ forms }, { id: 1, kind: 'token', payload: '{}', payload_version: 1, findings });
  return { found, finish: resolve };
}

describe('the longer checks that a reviewer has made again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('have the 45 seconds that a check of a token may take', async () => {
    const { found, finish } = checkAgain();
    await vi.advanceTimersByTimeAsync(45_000);
    finish([passed]);
    expect(await found).toEqual([passed]);
  });

  it('leave what was found before where they take longer than the connection lasts', async () => {
    const { found } = checkAgain();
    await vi.advanceTimersByTimeAsync(55_000);
    expect(await found).toEqual([stop]);
  });
});
