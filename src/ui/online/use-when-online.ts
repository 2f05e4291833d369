import { useEffect, useEffectEvent } from 'react';

/** Calls `catchUp` whenever the browser is online again. */
export function useWhenOnline(catchUp: () => void): void {
  const onOnline = useEffectEvent(catchUp);
  useEffect(() => {
    const listen = () => onOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
