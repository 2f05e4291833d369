function canonicalSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // No well-formed escape: nothing of ours has this name.
    return segment;
  }
}

/**
 * The one spelling of a path that routes read alike, whatever is escaped in it (RFC 3986 §6.2.2), so that one answer has one address.
 * @param pathname of a parsed `URL`, which has no dot segments any longer
 */
export const canonicalPath = (pathname: string): string =>
  pathname.includes('%') ? pathname.split('/').map(canonicalSegment).join('/') : pathname;
