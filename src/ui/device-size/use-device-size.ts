import { useSyncExternalStore } from 'react';

/** Kinds of windows (specification §4): `mobile` up to 767 px, `ipad` up to 1250, `web` beyond. */
type DeviceSize = 'mobile' | 'ipad' | 'web';

/** Media queries of the breakpoints; style sheets use the same numbers. */
const isMobile = '(max-width: 767px)';
const isIpad = '(max-width: 1250px)';

function readDeviceSize(): DeviceSize {
  if (matchMedia(isMobile).matches) return 'mobile';
  return matchMedia(isIpad).matches ? 'ipad' : 'web';
}

/** Calls `onChange` when the kind of window changes. */
function watchDeviceSize(onChange: () => void): () => void {
  const limits = [isMobile, isIpad].map((query) => matchMedia(query));
  for (const limit of limits) limit.addEventListener('change', onChange);
  return () => {
    for (const limit of limits) limit.removeEventListener('change', onChange);
  };
}

/**
 * The kind of window; `web` on the server and in the first render. Purely visual differences belong in CSS.
 */
export function useDeviceSize(): DeviceSize {
  return useSyncExternalStore(watchDeviceSize, readDeviceSize, () => 'web');
}
