type Listener = () => void;

const listeners = new Set<Listener>();
let current: string | null = null;

function set(text: string | null): void {
  current = text;
  for (const listener of listeners) listener();
}

/** The error shown at the top of the window; only the latest. */
export const errorToast = {
  get: () => current,
  /** @param text in the visitor's language, or a server's own sentence */
  show: (text: string) => set(text),
  close: () => set(null),
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
