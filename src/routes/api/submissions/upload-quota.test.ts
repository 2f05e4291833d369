import { describe, expect, test } from 'vitest';
import { createUploadQuota } from './upload-quota.ts';

const shares = [
  { spanMs: 1000, files: 3, bytes: 100 },
  { spanMs: 10_000, files: 100, bytes: 150 },
];

function createQuota() {
  const clock = { ms: 0 };
  return { clock, quota: createUploadQuota(() => new Date(clock.ms), shares) };
}

describe('createUploadQuota', () => {
  test('refuses past so many files, until the span is over', () => {
    const { clock, quota } = createQuota();
    for (let file = 0; file < 3; file += 1) quota.reserve('a', 10);
    expect(() => quota.reserve('a', 10)).toThrow('Too many files');
    expect(() => quota.reserve('b', 10)).not.toThrow();
    clock.ms = 1000;
    expect(() => quota.reserve('a', 10)).not.toThrow();
  });

  test('counts what uploads may become until it is known what they were', () => {
    const { quota } = createQuota();
    const settle = quota.reserve('a', 90);
    expect(() => quota.reserve('a', 20)).toThrow('Too many files');
    settle(5);
    expect(() => quota.reserve('a', 20)).not.toThrow();
  });

  test('the longer span outlasts the shorter one, and says when to come back', () => {
    const { clock, quota } = createQuota();
    quota.reserve('a', 100);
    clock.ms = 1000;
    quota.reserve('a', 50);
    clock.ms = 2000;
    expect(() => quota.reserve('a', 1)).toThrow(
      expect.objectContaining({ code: 'too-many-requests', retryAfterSeconds: 8 }),
    );
  });
});
