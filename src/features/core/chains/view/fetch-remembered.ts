import { apiAddress } from '#lib/api-address.ts';
import { deviceStorage, type DeviceStorage } from '#lib/device-storage.ts';
import { timeoutSignal } from '#lib/http-timeout.ts';

async function fetchList(address: string): Promise<unknown> {
  const response = await fetch(apiAddress(address), { signal: timeoutSignal() });
  const answer = (await response.json()) as { result: number; message: string; data: unknown };
  if (response.status !== 200 || answer.result !== 0)
    throw new Error(answer.message || `The content API answered ${response.status}.`);
  return answer.data;
}

export interface Remembered<T> {
  address: string;
  /** Local storage key of the copy. */
  storageKey: string;
  /** Undefined for anything that is not the list. */
  parse(data: unknown): T | undefined;
}

/** What a look-up found. A list that could not be had is not an empty one: nothing can be said about what it holds. */
export type LookUp<T> = { state: 'known'; value: T } | { state: 'failed' };

/** Browser functions; tests replace them. */
interface Device {
  storage: Pick<DeviceStorage, 'readJson' | 'write'>;
  isOnline(): boolean;
  warn(message: string, cause: unknown): void;
}

const openDevice = (): Device => ({
  storage: deviceStorage,
  isOnline: () => navigator.onLine,
  warn: (message, cause) => console.warn(message, cause),
});

function readCopy<T>({ storageKey, parse }: Remembered<T>, storage: Device['storage']): LookUp<T> {
  const value = parse(storage.readJson(storageKey));
  return value === undefined ? { state: 'failed' } : { state: 'known', value };
}

/**
 * A list of the content API, or its copy on the device when it cannot be fetched (specification §4 and §8).
 * Never rejects. A failure is logged, unless the device is offline.
 */
export async function fetchRemembered<T>(list: Remembered<T>, device = openDevice()): Promise<LookUp<T>> {
  const { address, storageKey, parse } = list;
  const { storage, isOnline, warn } = device;
  try {
    const data = await fetchList(address);
    const parsed = parse(data);
    if (parsed === undefined) throw new Error('The content API returned no such list.');
    // Full or forbidden: then there is no copy.
    storage.write(storageKey, JSON.stringify(data));
    return { state: 'known', value: parsed };
  } catch (error) {
    if (isOnline())
      warn(`${address} could not be fetched; the copy on this device is used where there is one.`, error);
    return readCopy(list, storage);
  }
}
