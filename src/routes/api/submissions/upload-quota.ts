import { AppError } from '#lib/app-error.ts';
import type { Limits, LimitRule } from '#platform/limits/limits.ts';

/** What one address may send in a span of time. */
export interface UploadShare {
  spanMs: number;
  files: number;
  bytes: number;
}

const megabyte = 1024 * 1024;
const hourMs = 60 * 60 * 1000;

/** Several people may share an address; a tenth of what may wait altogether is the most that one can fill in a day. */
const usualShares: readonly UploadShare[] = [
  { spanMs: hourMs, files: 200, bytes: 100 * megabyte },
  { spanMs: 24 * hourMs, files: 600, bytes: 200 * megabyte },
];

interface QuotaOptions {
  limits: Limits;
  now: () => Date;
  shares?: readonly UploadShare[] | undefined;
}

/**
 * Counts what each address has sent, by the hour and by the day, so that one address cannot use up the room of all others. What an upload
 * may become is set aside before it is read, and settled by what it was.
 */
export function createUploadQuota({ limits, now, shares = usualShares }: QuotaOptions) {
  const rules = shares.map(({ spanMs, files, bytes }) => {
    const windowSeconds = spanMs / 1000;
    const ruleOf = (what: string, points: number): LimitRule => ({
      name: `uploaded ${what} in ${windowSeconds} seconds`,
      ...{ points, windowSeconds, isKept: true },
    });
    return { files: ruleOf('files', files), bytes: ruleOf('bytes', bytes) };
  });

  return {
    /**
     * Sets room aside for an upload that is about to be read.
     * @param bytes the most that it can have
     * @returns settles it: takes what it really had
     * @throws AppError too-many-requests with the time when there is room again
     */
    async reserve(address: string, bytes: number): Promise<(bytes: number) => Promise<void>> {
      const key = address;
      const takes = rules.flatMap((share) => [
        { rule: share.files, key },
        { rule: share.bytes, key, points: bytes },
      ]);
      const refusal = await limits.take(takes);
      if (refusal) {
        const { retryAfterSeconds } = refusal;
        const time = new Date(now().getTime() + retryAfterSeconds * 1000).toISOString();
        throw new AppError(
          'too-many-requests',
          `Too many files were sent from this address. Try again after ${time}.`,
          { retryAfterSeconds },
        );
      }
      return (actual) =>
        limits.giveBack(rules.map((share) => ({ rule: share.bytes, key, points: bytes - actual })));
    },
  };
}
