/** What is used of an IntersectionObserverEntry. */
export interface LinkSeen {
  target: Pick<Element, 'getAttribute'>;
  isIntersecting: boolean;
}

/**
 * @param before addresses of the links that had no room
 * @param seen in the order in which it was seen: of a link that gained its room and lost it again, what came last is true
 * @returns addresses of the links that have no room now
 */
export function foldLinks(before: ReadonlySet<string>, seen: readonly LinkSeen[]): ReadonlySet<string> {
  const folded = new Set(before);
  for (const { target, isIntersecting } of seen) {
    const address = target.getAttribute('href') ?? '';
    if (isIntersecting) folded.delete(address);
    else folded.add(address);
  }
  return folded;
}
