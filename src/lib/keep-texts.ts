/*
 * The translation of a browser puts elements of its own (`font`) in the place of texts, while React still refers to the texts: removing
 * one, or inserting before one, would throw and take the page with it, and a text that changes would change unseen. So each replaced
 * text is remembered with what took its place, and React's calls reach that.
 */

/** What took the place of a text. */
const standIns = new WeakMap<Node, ChildNode>();
/** Those of texts beside it are its neighbors. */
const taken = new WeakSet<Node>();

/** Pages have no `font` elements of their own. */
const isForeign = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** Some programs replace a text in one step, others insert their element and remove the text. */
const standInOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord) =>
  [...addedNodes, previousSibling, nextSibling].find(
    (node): node is HTMLElement => isForeign(node) && !taken.has(node),
  );

/** A text that React changes after it was replaced is shown again; the program then translates the new words. */
function showAgain(text: Node): void {
  const standIn = standIns.get(text);
  if (text.isConnected || !standIn?.isConnected) return;
  standIns.delete(text);
  standIn.replaceWith(text);
}

function note(records: readonly MutationRecord[], observer: MutationObserver): void {
  for (const record of records) {
    if (record.type === 'characterData') {
      showAgain(record.target);
      continue;
    }
    if (isForeign(record.target)) continue;
    // A program that ends its translation puts the texts back.
    for (const added of record.addedNodes) standIns.delete(added);
    const standIn = standInOf(record);
    for (const removed of record.removedNodes)
      if (standIn && removed instanceof Text) {
        standIns.set(removed, standIn);
        taken.add(standIn);
        observer.observe(removed, { characterData: true });
      }
  }
}

/** The child of `parent` in whose place or inside of which `node` is now. */
function childFor(parent: Node, node: Node): ChildNode | null {
  let at: Node | null = standIns.get(node) ?? node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at as ChildNode | null;
}

/**
 * Lets React go on with texts that another program replaced or moved inside `root`. Replaces two methods of `Node`: React calls them
 * on whatever element a text was in. For nodes that are where they should be, nothing differs.
 */
export function keepTexts(root: Node): void {
  const { removeChild, insertBefore } = Node.prototype;
  const observer = new MutationObserver((records) => note(records, observer));
  observer.observe(root, { childList: true, subtree: true });
  /** As of now: the observer is told later than a click that follows at once. */
  const find = (parent: Node, node: Node) => {
    note(observer.takeRecords(), observer);
    return childFor(parent, node);
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const found = find(this, child);
    // Gone already: what should be removed is not there.
    if (found) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    const standIn = standIns.get(node);
    if (standIn) {
      standIns.delete(node);
      standIn.remove();
    }
    const at = before === null || before.parentNode === this ? before : find(this, before);
    return insertBefore.call(this, node, at) as Child;
  };
}
