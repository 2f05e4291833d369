import { useEffect } from 'react';
import { useLogout } from 'react-admin';
import { restingEverywhereMs } from '#lib/user-activity.ts';
import { idleLockMs } from '../model/idle-lock.ts';
import { noteSignOut } from './sign-out-reason.ts';

const lookEveryMs = 15_000;

/** Signs out after 30 minutes without an input in any tab, so that nobody reads on at a desk that was left. The server ends the session by itself too. */
export function useIdleLock(): void {
  const logout = useLogout();
  useEffect(() => {
    const timer = setInterval(() => {
      if (restingEverywhereMs() <= idleLockMs) return;
      clearInterval(timer);
      noteSignOut('You were signed out after 30 minutes without activity.');
      void logout();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [logout]);
}
