import { describe, expect, test } from 'vitest';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createUploadQuota } from './upload-quota.ts';

const shares = [
  { spanMs: 1000, files: 3, bytes: 100 },
  { spanMs: 10_000, files: 100, bytes: 150 },
];

function createQuota() {
  const clock = { ms: 0 };
  const now = () => new Date(clock.ms);
  return { clock, quota: createUploadQuota({ limits: createNodeLimits(now), now, shares }) };
}

describe('createUploadQuota', () => {
  test('refuses past so many files, until the span is over', async () => {
    const { clock, quota } = createQuota();
    for (let file = 0; file < 3; file += 1) await quota.reserve('a', 10);
    await expect(quota.reserve('a', 10)).rejects.toThrow('Too many files');
    await quota.reserve('b', 10);
    clock.ms = 1000;
    await quota.reserve('a', 10);
  });

  test('counts what uploads may become until it is known what they were', async () => {
    const { quota } = createQuota();
    const settle = await quota.reserve('a', 90);
    await expect(quota.reserve('a', 20)).rejects.toThrow('Too many files');
    await settle(5);
    await quota.reserve('a', 20);
  });

  test('the longer span outlasts the shorter one, and says when to come back', async () => {
    const { clock, quota } = createQuota();
    await quota.reserve('a', 100);
    clock.ms = 1000;
    await quota.reserve('a', 50);
    clock.ms = 2000;
    await expect(quota.reserve('a', 1)).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: 8,
    });
  });
});
