import { useSyncExternalStore } from 'react';
import { readDeviceSize, watchDeviceSize, type DeviceSize } from './device-size.ts';

/**
 * The kind of window; `web` on the server and in the first render. Purely visual differences belong in CSS.
 */
export function useDeviceSize(): DeviceSize {
  return useSyncExternalStore(watchDeviceSize, readDeviceSize, () => 'web');
}
