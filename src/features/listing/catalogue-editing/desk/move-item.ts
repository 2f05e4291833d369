/** The list with one entry at another place; places outside of it count as its ends. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const moved = items[from];
  return moved === undefined ? [...items] : rest.toSpliced(Math.max(0, to), 0, moved);
}
