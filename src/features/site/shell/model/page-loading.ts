/**
 * The loading bar at the top (specification §4 and §9): nothing for the first 200 ms, then it rises over
 * about 5 s, jumps by 30 or 45 when a part has arrived, and hides 500 ms after success or failure.
 */
const loadingTimes = { throttleMs: 200, durationMs: 5_000, hideDelayMs: 500 } as const;

/** Progress for each part: the page's data 30, its code 45; the rest is rendering time. */
const loadingParts = { data: 30, code: 45 } as const;

export interface LoadingState {
  phase: 'hidden' | 'rising' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
}

const hidden: LoadingState = { phase: 'hidden', percent: 0 };
const tickMs = 100;
const percentPerTick = (100 * tickMs) / loadingTimes.durationMs;
/** Time alone never completes it. */
const highestByTime = 95;

export interface PageLoading {
  getState(): LoadingState;
  subscribe(listener: () => void): () => void;
  /** A page has been requested. Requesting another one in the meantime restarts. */
  begin(): void;
  /** A part of it has arrived. */
  arrive(part: keyof typeof loadingParts): void;
  finish(): void;
  fail(): void;
}

export function createPageLoading(): PageLoading {
  const listeners = new Set<() => void>();
  let state = hidden;
  /** Progress counted while the bar is still hidden. */
  let arrived = 0;
  let held: ReturnType<typeof setTimeout> | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const set = (next: LoadingState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    clearTimeout(held);
    clearInterval(ticking);
    clearTimeout(hiding);
  };
  const rise = (by: number) => set({ phase: 'rising', percent: Math.min(highestByTime, state.percent + by) });
  const end = (phase: 'done' | 'failed') => {
    const wasShown = state.phase === 'rising';
    stop();
    // A load faster than the delay shows nothing; a failure always shows.
    if (!wasShown && phase === 'done') return set(hidden);
    set({ phase, percent: 100 });
    hiding = setTimeout(() => set(hidden), loadingTimes.hideDelayMs);
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin() {
      stop();
      arrived = 0;
      if (state.phase !== 'hidden') set(hidden);
      held = setTimeout(() => {
        rise(arrived);
        ticking = setInterval(() => rise(percentPerTick), tickMs);
      }, loadingTimes.throttleMs);
    },
    arrive(part) {
      arrived += loadingParts[part];
      if (state.phase === 'rising') rise(loadingParts[part]);
    },
    finish: () => end('done'),
    fail: () => end('failed'),
  };
}

/** The one bar of the page. */
export const pageLoading = createPageLoading();
