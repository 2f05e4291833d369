import type { MouseEvent } from 'react';
import { isPlainClick } from '#ui/is-plain-click.ts';
import { canNavigateInPlace, visit } from './visit.ts';

/**
 * For a click on a link to another filter of the same page: changes the page in place and keeps the scroll position.
 * @returns false when the click is left to the browser
 */
export function follow(event: MouseEvent, address: string): boolean {
  if (!canNavigateInPlace() || !isPlainClick(event)) return false;
  event.preventDefault();
  void visit(address, { keepScroll: true });
  return true;
}
