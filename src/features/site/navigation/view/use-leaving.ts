import { useEffect, useEffectEvent } from 'react';

/**
 * Tells when the person leaves for another page, by a link or by the browser's buttons. That is when the navigation begins: when its page
 * arrives, the person may have opened something in the meantime. A browser without the Navigation API loads every page from the server.
 * @param isWatching whether there is something to close
 */
export function useLeaving(isWatching: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isWatching || !('navigation' in globalThis)) return;
    const onNavigate = ({ destination }: NavigateEvent) => {
      if (new URL(destination.url).pathname !== location.pathname) leave();
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [isWatching]);
}
