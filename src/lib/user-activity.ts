/** What a person does with a page, whichever device they hold. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** The person's other tabs of this origin hear of an input this often. */
const tellEveryMs = 5000;

let lastMs = Date.now();
let lastElsewhereMs = lastMs;

/** Notes every input from now on, also those in other tabs; once for a page. */
export function noteInput(page: Window): void {
  const tabs = new BroadcastChannel('input');
  let toldMs = 0;
  tabs.addEventListener('message', () => (lastElsewhereMs = Date.now()));
  const note = () => {
    lastMs = Date.now();
    if (lastMs - toldMs < tellEveryMs) return;
    toldMs = lastMs;
    tabs.postMessage(null);
  };
  for (const input of inputs) page.addEventListener(input, note, { capture: true, passive: true });
}

/** Milliseconds since someone last touched this page. */
export function restingMs(): number {
  return Date.now() - lastMs;
}

/** Milliseconds since someone last touched this page or another tab of its origin. */
export function restingEverywhereMs(): number {
  return Date.now() - Math.max(lastMs, lastElsewhereMs);
}
