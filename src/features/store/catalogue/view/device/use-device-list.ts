import { useSyncExternalStore } from 'react';
import type { DeviceList } from './device-list.ts';

const nothing: readonly never[] = [];

/** The device's list, empty on the server and during hydration. */
export function useDeviceList<Item>(list: DeviceList<Item>): readonly Item[] {
  return useSyncExternalStore<readonly Item[]>(list.subscribe, list.read, () => nothing);
}
