import type { MouseEvent } from 'react';
import { isPlainClick } from '#ui/is-plain-click.ts';

/**
 * Follows a link without a new history entry. Clicks for a new tab or window are left to the browser.
 * @param address target instead of the link's own address
 * @returns whether it was followed
 */
export function goReplacing(
  event: MouseEvent<HTMLAnchorElement>,
  address = event.currentTarget.href,
): boolean {
  if (!isPlainClick(event)) return false;
  event.preventDefault();
  location.replace(address);
  return true;
}
