type Listener = () => void;

/**
 * The address of the page that could not be fetched, until the next one is requested. The current page stays
 * as it is.
 */
export interface UnreachedPage {
  get(): string | null;
  set(address: string | null): void;
  subscribe(listener: Listener): () => void;
}

function createUnreachedPage(): UnreachedPage {
  const listeners = new Set<Listener>();
  let current: string | null = null;
  return {
    get: () => current,
    set(address) {
      if (address === current) return;
      current = address;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const unreachedPage = createUnreachedPage();
