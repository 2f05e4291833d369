import { useSyncExternalStore } from 'react';
import type { StorageProblem } from '#lib/device-storage.ts';
import { createDeviceList } from '../device/device-list.ts';
import { parseHid } from '../device/parse-hid.ts';
import { useDeviceList, useIsOnDevice } from '../device/use-device-list.ts';

/** Ids of favorite DApps, latest first; at most as many as one call of the content API may request. */
const favorites = createDeviceList({ key: 'favorites', maxItems: 200, parseItem: parseHid });

export function useFavorites(): readonly number[] {
  return useDeviceList(favorites);
}

export function useIsFavorite(hid: number): boolean {
  return useIsOnDevice(favorites, hid);
}

/** Why the device keeps no favorites; null where it does, on the server, and during hydration. */
export function useFavoritesProblem(): StorageProblem | null {
  return useSyncExternalStore(favorites.subscribe, favorites.problem, () => null);
}

/** Adds a DApp as the latest favorite, or removes it when it is one. */
export function toggleFavorite(hid: number): void {
  const now = favorites.read();
  favorites.write(now.includes(hid) ? now.filter((other) => other !== hid) : [hid, ...now]);
}
