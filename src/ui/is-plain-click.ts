import type { MouseEvent } from 'react';

/** A click that follows a link here: clicks for a new tab, a new window or a download are left to the browser. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
