import { foldText } from '#lib/fold-text.ts';
import { createDeviceList } from '../device/device-list.ts';
import { useDeviceList } from '../device/use-device-list.ts';
import { maxKeyLength } from '../store/store-address.ts';

function parseWords(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const words = value.trim();
  return words && words.length <= maxKeyLength ? words : undefined;
}

/** Recent searches on this device, latest first. They never leave the device. */
const recent = createDeviceList({ key: 'recent-searches', maxItems: 8, parseItem: parseWords });

export function useRecentSearches(): readonly string[] {
  return useDeviceList(recent);
}

export function rememberSearch(key: string): void {
  const words = parseWords(key);
  if (!words) return;
  const others = recent.read().filter((other) => foldText(other) !== foldText(words));
  recent.write([words, ...others]);
}

export function forgetSearches(): void {
  recent.write([]);
}
