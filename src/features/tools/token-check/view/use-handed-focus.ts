import { useLayoutEffect, useRef } from 'react';

/** Where the focus can go, by the id of its element. */
export const focusTargets = { form: 'token-check-send', evidence: 'token-check-evidence' } as const;

/**
 * Hands the focus on when a part of the page goes while it has it, so that people who use a keyboard do not start at the top again.
 * @returns for the part
 */
export function useHandedFocus(target: keyof typeof focusTargets) {
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    // Runs before the part leaves the document.
    return () => {
      if (element?.contains(document.activeElement))
        document.getElementById(focusTargets[target])?.focus({ preventScroll: true });
    };
  }, [target]);
  return part;
}
