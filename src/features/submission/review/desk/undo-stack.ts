/** A decision that can still be undone. It outlives the item that it was made on, and a reload. */
export interface Undoable {
  /** With the versions that the decision made; several where it was one for all. */
  items: readonly { id: number; version: number }[];
  /** Of the item, or how many there are. */
  title: string;
  /** What was done, as a sentence. */
  done: string;
  /** By this browser's clock, in milliseconds. */
  endMs: number;
  hasMail: boolean;
}

/** What can still be undone. The same array where nothing has ended, so that nothing is drawn again. */
export function withoutEnded(stack: readonly Undoable[], nowMs: number): readonly Undoable[] {
  const left = stack.filter(({ endMs }) => endMs > nowMs);
  return left.length === stack.length ? stack : left;
}

/** The stack with one more decision, the latest first. An item has one latest decision: what was decided about it before leaves the stack. */
export function withUndoable(
  stack: readonly Undoable[],
  undoable: Undoable,
  nowMs: number,
): readonly Undoable[] {
  const decided = new Set(undoable.items.map(({ id }) => id));
  const others = stack
    .map((each) => ({ ...each, items: each.items.filter(({ id }) => !decided.has(id)) }))
    .filter(({ items }) => items.length > 0);
  return withoutEnded([undoable, ...others], nowMs);
}
