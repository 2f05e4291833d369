import { useEffect, useState } from 'react';

/** How long what arrives on the screen cannot be decided: a key or a click in this time was meant for what was there before. */
export const arrivalMs = 1000;

/**
 * Whether something has only now come on the screen, so that its decision is not sent yet.
 * @param shown names what is shown, with its version: another one arrives again
 */
export function useIsArriving(shown: string): boolean {
  const [seen, setSeen] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), arrivalMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return seen !== shown;
}
