import { useSyncExternalStore } from 'react';
import { brand } from '#brand/brand.ts';

const never = () => () => undefined;

/** The origin of this page: the brand's host on the server, the real one in the browser. */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => brand.hosts.primary,
  );
}
