import { useEffect, useState } from 'react';

/** Dispatched on `window`: `new CustomEvent<boolean>('show-footer', { detail: false })` hides the footer, `true` shows it. */
const showFooterEvent = 'show-footer';

/** Whether the footer is visible; a page may hide and show it (specification §2). */
export function useFooterShown(path: string): boolean {
  const [hiddenOn, setHiddenOn] = useState<string | null>(null);
  useEffect(() => {
    const onEvent = (event: Event) => {
      if (event instanceof CustomEvent) setHiddenOn(event.detail === false ? path : null);
    };
    addEventListener(showFooterEvent, onEvent);
    return () => removeEventListener(showFooterEvent, onEvent);
  }, [path]);
  return hiddenOn !== path;
}
