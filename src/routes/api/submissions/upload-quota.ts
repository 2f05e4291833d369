import { LRUCache } from 'lru-cache';
import { AppError } from '#lib/app-error.ts';

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

/** Addresses that are remembered: more than can send in a day, and a few megabytes. */
const addressesMax = 20_000;

interface Span {
  begin: number;
  files: number;
  bytes: number;
}

/**
 * Counts what each address has sent, by the hour and by the day, so that one address cannot use up the room of all others. What an upload
 * may become is set aside before it is read, and settled by what it was.
 */
export function createUploadQuota(now: () => Date, shares: readonly UploadShare[] = usualShares) {
  const addresses = new LRUCache<string, Span[]>({ max: addressesMax });

  function spansOf(address: string): Span[] {
    const time = now().getTime();
    const old = addresses.get(address);
    const spans = shares.map(({ spanMs }, index): Span => {
      const span = old?.[index];
      return span && time < span.begin + spanMs ? span : { begin: time, files: 0, bytes: 0 };
    });
    addresses.set(address, spans);
    return spans;
  }

  return {
    /**
     * Sets room aside for an upload that is about to be read.
     * @param bytes the most that it can have
     * @returns settles it: takes what it really had
     * @throws AppError too-many-requests with the time when there is room again
     */
    reserve(address: string, bytes: number): (bytes: number) => void {
      const spans = spansOf(address);
      const full = shares.findIndex((share, index) => {
        const span = spans[index];
        return span && (span.files >= share.files || span.bytes + bytes > share.bytes);
      });
      const share = shares[full];
      const begin = spans[full]?.begin;
      if (share && begin !== undefined) {
        const waitMs = begin + share.spanMs - now().getTime();
        throw new AppError(
          'too-many-requests',
          `Too many files were sent from this address. Try again after ${new Date(begin + share.spanMs).toISOString()}.`,
          { retryAfterSeconds: Math.ceil(waitMs / 1000) },
        );
      }
      for (const span of spans) {
        span.files += 1;
        span.bytes += bytes;
      }
      return (actual) => {
        for (const span of spans) span.bytes += actual - bytes;
      };
    },
  };
}
