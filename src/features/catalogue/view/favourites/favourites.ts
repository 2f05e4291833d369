import { createDeviceList } from '../device/device-list.ts';
import { parseHid } from '../device/parse-hid.ts';
import { useDeviceList } from '../device/use-device-list.ts';

/** Ids of favourite DApps, newest first; as many as one call of the content API may ask for. */
const favourites = createDeviceList({ key: 'favorites', maxItems: 200, parseItem: parseHid });

export function useFavourites(): readonly number[] {
  return useDeviceList(favourites);
}

/** Adds a DApp as the newest favourite, or takes it away when it is one. */
export function toggleFavourite(hid: number): void {
  const now = favourites.read();
  favourites.write(now.includes(hid) ? now.filter((other) => other !== hid) : [hid, ...now]);
}
