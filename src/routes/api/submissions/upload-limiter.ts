import { AppError } from '#lib/app-error.ts';

/** Uploads under way at the same time, of everyone and of one address: each holds a connection and room on the disk. */
const everybodyMax = 96;
const addressMax = 12;

/** Counts uploads under way, so that a few slow senders cannot keep everyone else out. */
export function createUploadLimiter() {
  const counts = new Map<string, number>();
  let everybody = 0;
  const leave = (address: string) => {
    everybody -= 1;
    const left = (counts.get(address) ?? 1) - 1;
    if (left > 0) counts.set(address, left);
    else counts.delete(address);
  };
  return {
    /** @returns to be called at the end @throws AppError unavailable when too many are under way */
    enter(address: string): () => void {
      const own = counts.get(address) ?? 0;
      if (everybody >= everybodyMax || own >= addressMax)
        throw new AppError('unavailable', 'Too many uploads at this moment. Try again in a few seconds.');
      everybody += 1;
      counts.set(address, own + 1);
      return () => leave(address);
    },
  };
}
