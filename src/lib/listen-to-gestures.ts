/** What a person does to a picture that can be moved and zoomed. */
export interface Gestures {
  /** By pointer, in pixels of the screen. */
  onDrag: (dx: number, dy: number) => void;
  /** By arrow key: one of four directions. @param isFine with Shift */
  onStep: (dx: number, dy: number, isFine: boolean) => void;
  /** By wheel, two fingers, or the keys + and −. @param factor above 1 comes nearer */
  onZoom: (factor: number) => void;
}

/** One press of a key or a button. */
export const zoomStep = 1.15;

const directions: Readonly<Record<string, [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zooms: Readonly<Record<string, number>> = {
  '+': zoomStep,
  '=': zoomStep,
  '-': 1 / zoomStep,
  _: 1 / zoomStep,
};

interface Point {
  x: number;
  y: number;
}

const distance = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

function listenToPointers(element: HTMLElement, on: Gestures, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  const forget = ({ pointerId }: PointerEvent) => void pointers.delete(pointerId);
  element.addEventListener(
    'pointerdown',
    ({ pointerId, clientX: x, clientY: y }) => {
      element.setPointerCapture(pointerId);
      pointers.set(pointerId, { x, y });
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      const before = pointers.get(pointerId);
      if (!before) return;
      const apart = distance([...pointers.values()]);
      pointers.set(pointerId, { x, y });
      on.onDrag((x - before.x) / pointers.size, (y - before.y) / pointers.size);
      if (apart > 0) on.onZoom(distance([...pointers.values()]) / apart);
    },
    { signal },
  );
  element.addEventListener('pointerup', forget, { signal });
  element.addEventListener('pointercancel', forget, { signal });
}

/** Listens on an element that can have the focus. @returns ends it */
export function listenToGestures(element: HTMLElement, on: Gestures): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  listenToPointers(element, on, signal);
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      on.onZoom(Math.exp(-event.deltaY / 600));
    },
    // Passively, the page would scroll along.
    { signal, passive: false },
  );
  // A picture takes no text, so no input method takes its keys.
  // eslint-disable-next-line house/keys-of-input-methods
  element.addEventListener(
    'keydown',
    (event) => {
      const direction = directions[event.key];
      const factor = zooms[event.key];
      if ((!direction && !factor) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (direction) on.onStep(...direction, event.shiftKey);
      if (factor) on.onZoom(factor);
    },
    { signal },
  );
  return () => listening.abort();
}
