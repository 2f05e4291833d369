import { deviceStorage, type StorageProblem } from '#lib/device-storage.ts';

/** A form's unsent contents, kept on the device. `save_time` and `writer` are the store's own. */
export interface StoredDraft {
  /** RFC 3339; null before the first save. */
  save_time: string | null;
  /** Which tab saved last. */
  writer: string | null;
}

export interface DraftState<Draft> {
  draft: Draft;
  /** False on the server and before the device's draft was read: nothing may be typed yet. */
  ready: boolean;
  /** Why the latest save failed: the device has no room, or forbids storing. Null when all is well. */
  problem: StorageProblem | null;
  /** True after another tab saved a newer draft, which is the one shown now. */
  replaced: boolean;
}

export interface DraftStore<Draft> {
  subscribe(listener: () => void): () => void;
  getState(): DraftState<Draft>;
  /** The state for the server's markup and the first render in the browser. */
  getServerState(): DraftState<Draft>;
  update(change: (draft: Draft) => Draft): void;
  /** Saves pending changes immediately. */
  flush(): void;
  /** Deletes everything and starts a new draft. */
  reset(): void;
  /** Forgets everything on the device; what is shown stays until the page is left, so that leaving is not disturbed. */
  forget(): void;
  dismissReplaced(): void;
}

export interface DraftStoreOptions<Draft> {
  /** Key in local storage. */
  key: string;
  /** A new draft, with keys of its own. */
  create(): Draft;
  /** A fixed draft for the server's markup. */
  blank: Draft;
  /** Parses what was stored, without its invalid parts; undefined when nothing of it is usable. */
  parse(stored: unknown): Draft | undefined;
  saveDelayMs: number;
  now(): Date;
  writer: string;
}

function read<Draft>({ key, parse }: DraftStoreOptions<Draft>): Draft | undefined {
  const stored = deviceStorage.readJson(key);
  return stored === undefined ? undefined : parse(stored);
}

/**
 * Keeps a draft in local storage: debounced after each change, immediately when the page is hidden or closed. The newer save wins between tabs;
 * a tab that is overtaken shows the newer draft and says so. Storage that is full or forbidden is reported, never thrown.
 */
export function createDraftStore<Draft extends StoredDraft>(
  options: DraftStoreOptions<Draft>,
): DraftStore<Draft> {
  const serverState: DraftState<Draft> = {
    draft: options.blank,
    ready: false,
    problem: null,
    replaced: false,
  };
  const listeners = new Set<() => void>();
  let state = serverState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forgotten = false;

  function set(change: Partial<DraftState<Draft>>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function flush() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const draft = { ...state.draft, save_time: options.now().toISOString(), writer: options.writer };
    const problem = deviceStorage.write(options.key, JSON.stringify(draft));
    set(problem === null ? { draft, problem } : { problem });
  }

  function remove() {
    clearTimeout(timer);
    timer = undefined;
    deviceStorage.remove(options.key);
  }

  function onStorage(event: StorageEvent) {
    if (event.key !== options.key || timer !== undefined) return;
    const newer = read(options);
    if (newer && newer.writer !== options.writer) set({ draft: newer, replaced: true });
    else if (event.newValue === null) set({ draft: options.create(), replaced: true });
  }

  /** A page that the browser kept for the back button missed every save in the meantime. */
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (!persisted || timer !== undefined || forgotten) return;
    const { save_time } = state.draft;
    const stored = read(options);
    if (stored ? stored.writer !== options.writer && stored.save_time !== save_time : save_time !== null)
      set({ draft: stored ?? options.create(), replaced: true });
  }

  function onHidden() {
    if (document.visibilityState === 'hidden') flush();
  }

  function start() {
    if (!state.ready) state = { ...state, draft: read(options) ?? options.create(), ready: true };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHidden);
  }

  function stop() {
    flush();
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', onHidden);
    // The next page that shows the form reads the device again: another tab may have saved in between.
    state = state.problem && !forgotten ? state : { ...state, ready: false };
    forgotten = false;
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    getState: () => state,
    getServerState: () => serverState,
    update(change) {
      set({ draft: change(state.draft) });
      clearTimeout(timer);
      timer = setTimeout(flush, options.saveDelayMs);
    },
    flush,
    forget() {
      remove();
      forgotten = true;
    },
    reset() {
      remove();
      set({ draft: options.create(), problem: null, replaced: false });
    },
    dismissReplaced: () => set({ replaced: false }),
  };
}
