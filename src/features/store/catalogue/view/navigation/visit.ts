interface VisitOptions {
  /** Replaces the current history entry: for changes with every key press. */
  replace?: boolean;
  /** The address changes but not the scroll position: for filters. */
  keepScroll?: boolean;
}

/** True where pages are replaced in place; elsewhere every visit loads a document. */
export function canNavigateInPlace(): boolean {
  return 'navigation' in globalThis;
}

/**
 * Navigates to an address of this site (with its language). Never throws: a failure is reported by the
 * notice at the bottom of the window.
 * @returns whether the page is shown; false when it could not be reached or another one was requested in
 * the meantime
 */
export async function visit(
  address: string,
  { replace = false, keepScroll = false }: VisitOptions = {},
): Promise<boolean> {
  if (canNavigateInPlace()) {
    const { committed, finished } = navigation.navigate(address, {
      history: replace ? 'replace' : 'push',
      info: { keepScroll },
    });
    const outcomes = await Promise.allSettled([committed, finished]);
    return outcomes.every(({ status }) => status === 'fulfilled');
  }
  if (replace) location.replace(address);
  else location.assign(address);
  return true;
}
