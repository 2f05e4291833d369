import type { MouseEvent } from 'react';

/**
 * Follows a link without a new history entry. Clicks for a new tab or window are left to the browser.
 * @param address target instead of the link's own address
 * @returns whether it was followed
 */
export function goReplacing(
  event: MouseEvent<HTMLAnchorElement>,
  address = event.currentTarget.href,
): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  location.replace(address);
  return true;
}
