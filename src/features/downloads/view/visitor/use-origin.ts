import { useSyncExternalStore } from 'react';
import { brand } from '#brand/brand.ts';

const never = () => () => undefined;

/** Where this page is served: the brand's host as far as the server knows, the real one in the browser. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => brand.hosts.primary,
  );
}
