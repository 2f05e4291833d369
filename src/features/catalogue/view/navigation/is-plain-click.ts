import type { MouseEvent } from 'react';

/** A plain click, not one that opens a new tab or downloads. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
