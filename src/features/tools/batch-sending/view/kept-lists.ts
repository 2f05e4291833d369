import { deviceStorage } from '#lib/device-storage.ts';
import type { EarlierList } from '../model/sending/earlier-lists.ts';
import { isBegun, type PaymentList } from '../model/sending/payment-list.ts';
import { listKeyStart, parseList, storageKeyOf, writeList } from '../model/sending/stored-list.ts';

/** Stores a list on the device. @returns false where the browser refuses: then the contract's marks still tell what is paid when it is entered again */
export const keepList = (list: PaymentList): boolean =>
  deviceStorage.write(storageKeyOf(list), writeList(list)) === null;

/** Lists that are over, by the time in milliseconds, so that a corrected list is not paid in part again. */
const earlierStart = 'batch-sending.earlier.';
const mostEarlier = 10;
const earlierMs = 90 * 24 * 60 * 60 * 1_000;

const timeIn = (key: string) => Number(key.slice(earlierStart.length));
const earlierKeys = () => deviceStorage.keys(earlierStart).toSorted((a, b) => timeIn(b) - timeIn(a));

/** Ends a list on this device. One of which something was sent stays for three months, with nine others at most. */
export function putAway(list: PaymentList): void {
  deviceStorage.remove(storageKeyOf(list));
  if (isBegun(list)) deviceStorage.write(`${earlierStart}${Date.now()}`, writeList(list));
  for (const [place, key] of earlierKeys().entries())
    if (place >= mostEarlier || !(timeIn(key) > Date.now() - earlierMs)) deviceStorage.remove(key);
}

/** Lists that were sent from this browser, also those that other tabs have. */
export function listEarlier(): EarlierList[] {
  const past = earlierKeys().flatMap((key) => {
    const list = parseList(deviceStorage.read(key));
    return list ? [{ list, at: timeIn(key), marks: null }] : [];
  });
  return [...past, ...listKept().map((list) => ({ list, at: Date.now(), marks: null }))];
}

/** The list as this device has it. */
export const findKept = (list: Pick<PaymentList, 'account' | 'id'>): PaymentList | undefined =>
  parseList(deviceStorage.read(storageKeyOf(list)));

/** All lists that this device has. */
export function listKept(): PaymentList[] {
  const keys = deviceStorage.keys(listKeyStart).toSorted();
  return keys.flatMap((key) => parseList(deviceStorage.read(key)) ?? []);
}

/**
 * Holds a list for this tab until it is let go or the tab is closed. Where the browser has no locks, every tab gets it, and the contract's
 * marks prevent a second payment as they do between devices.
 * @returns what lets it go; null where another tab has it
 */
export function holdList(list: Pick<PaymentList, 'account' | 'id'>): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock !== null) return new Promise<void>((end) => resolve(() => end()));
      resolve(null);
      return undefined;
    };
    navigator.locks
      .request(storageKeyOf(list), { ifAvailable: true }, hold)
      .catch(() => resolve(() => undefined));
  });
}
