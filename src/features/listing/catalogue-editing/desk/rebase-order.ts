interface Entry {
  id: number;
}

interface OrderParts<Item extends Entry> {
  /** Ids of the list on which the person began. */
  base: readonly number[];
  /** The person's order, with what they added and without what they removed. */
  own: readonly Item[];
  /** The list as it is now. */
  stored: readonly Item[];
}

/**
 * A person's order on top of the list as it is now: what others removed is gone, what others added is at the end, and each entry is as it
 * is stored.
 */
export function rebaseOrder<Item extends Entry>({ base, own, stored }: OrderParts<Item>): Item[] {
  const current = new Map(stored.map((item) => [item.id, item]));
  const began = new Set(base);
  const ours = new Set(own.map(({ id }) => id));
  const kept = own.filter(({ id }) => current.has(id) || !began.has(id));
  const added = stored.filter(({ id }) => !began.has(id) && !ours.has(id));
  return [...kept.map((item) => current.get(item.id) ?? item), ...added];
}
