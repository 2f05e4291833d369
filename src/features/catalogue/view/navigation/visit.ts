interface VisitOptions {
  /** Takes the place of the present history entry: for what changes with every key press. */
  replace?: boolean;
  /** The address changes but not the place on the page: for filters. */
  keepScroll?: boolean;
}

/** True where pages are exchanged in place; elsewhere every visit loads a document. */
export function canNavigateInPlace(): boolean {
  return 'navigation' in globalThis;
}

/** Goes to an address of this site (with its language). */
export function visit(address: string, { replace = false, keepScroll = false }: VisitOptions = {}): void {
  if (canNavigateInPlace()) {
    navigation.navigate(address, { history: replace ? 'replace' : 'push', info: { keepScroll } });
  } else if (replace) {
    location.replace(address);
  } else {
    location.assign(address);
  }
}
