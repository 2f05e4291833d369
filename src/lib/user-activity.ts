/** What a person does with a page, whichever device they hold. */
const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let lastMs = Date.now();

/** Notes every input from now on; once for a page. */
export function noteInput(page: Window): void {
  for (const input of inputs)
    page.addEventListener(input, () => (lastMs = Date.now()), { capture: true, passive: true });
}

/** Milliseconds since someone last touched this page. */
export function restingMs(): number {
  return Date.now() - lastMs;
}
