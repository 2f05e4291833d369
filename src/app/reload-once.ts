import type { DeviceStorage } from '#lib/device-storage.ts';

const storageKey = 'chunk-reload';
/** A second failure within this time is shown instead of reloaded again (specification §4). */
const guardMs = 60_000;

/**
 * Whether a part of the page that failed to load may be repaired by reloading the page: at most once in 60 s, so that a part that is
 * really gone does not reload forever. Remembers a yes. After a new release, the parts that an open page knows may be gone.
 * @param now Unix time in milliseconds
 */
export function mayReload(now: number, storage: Pick<DeviceStorage, 'read' | 'write'>): boolean {
  const last = Number(storage.read(storageKey) ?? Number.NaN);
  if (now - last < guardMs) return false;
  // Without storage there is no guard, hence no reload.
  return storage.write(storageKey, String(now)) === null;
}
