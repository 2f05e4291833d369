import { useShortcuts } from './use-shortcuts.ts';

const attribute = 'data-row-link';

/** Marks the link of a row that the keys lead to. */
export const rowLink = { [attribute]: '' };

const listLinks = () => [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];

/** Moves the focus to the link of the next or previous row, from wherever it is. */
function move(by: 1 | -1): void {
  const links = listLinks();
  // In a table the focus may be elsewhere in the row.
  const row = document.activeElement?.closest('tr');
  const at = links.findIndex((link) => link === document.activeElement || (row?.contains(link) ?? false));
  const start = by === 1 ? 0 : links.length - 1;
  const link = links[at < 0 ? start : at + by];
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
}

/** `j` and `k` walk the rows of a list, `o` opens the one with the focus, as Enter does by itself. */
export function useRowKeys(): void {
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    o: () =>
      listLinks()
        .find((link) => link === document.activeElement)
        ?.click(),
  });
}
