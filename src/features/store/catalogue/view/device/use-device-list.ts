import { useSyncExternalStore } from 'react';
import type { DeviceList } from './device-list.ts';

const nothing: readonly never[] = [];

/** The device's list, empty on the server and during hydration. */
export function useDeviceList<Item>(list: DeviceList<Item>): readonly Item[] {
  return useSyncExternalStore<readonly Item[]>(list.subscribe, list.read, () => nothing);
}

/** Whether the device's list has an item. Of many that ask, only those whose answer changes are drawn again. */
export function useIsOnDevice<Item>(list: DeviceList<Item>, item: Item): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => list.read().includes(item),
    () => false,
  );
}
