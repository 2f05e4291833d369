/** Parts of a page that a person looks for again: headings, and what is between them where a section is longer than the window. */
const landmarks = 'main :is(h1, h2, h3, h4, p, li, dt, legend, label)';

/** Events with which a person moves on the page, other than scrolling. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Ends the watch of the last switch. */
let release = () => {};

interface Place {
  element: Element;
  /** Among the landmarks of the page. */
  index: number;
  /** Its upper edge in the window. */
  top: number;
}

/** The landmarks, the one that tells a person best where they are first: near the top of the window, headings before others. */
function listPlaces(): Place[] {
  const line = innerHeight / 8;
  const distance = ({ element, top }: Place) =>
    Math.abs(top - line) + (element.matches('h1, h2, h3, h4') ? 0 : innerHeight / 2);
  return [...document.querySelectorAll(landmarks)]
    .map((element, index) => ({ element, index, top: element.getBoundingClientRect().top }))
    .sort((one, other) => distance(one) - distance(other));
}

/** React keeps most elements and rewrites them; in a list that is made again, the one at the same position takes the place. */
function findAgain(places: readonly Place[]): Place | undefined {
  const kept = places[0];
  if (!kept || kept.element.isConnected) return kept;
  const now = document.querySelectorAll(landmarks);
  const element = now.length === places.length ? now[kept.index] : undefined;
  return element ? { ...kept, element } : places.find((place) => place.element.isConnected);
}

/**
 * Notes which part of the page is at the top of the window.
 * @returns puts that part there again in the page's new language, and again whenever parts above it change their heights
 * (fonts and pictures that arrive late), until the person moves or another page is shown
 */
export function notePlace(): () => void {
  release();
  const places = listPlaces();
  const { style } = document.documentElement;
  // Not every browser keeps the place by itself, and two would go too far.
  style.overflowAnchor = 'none';

  return () => {
    let heldAt = scrollY;
    const hold = () => {
      const place = findAgain(places);
      if (!place) return;
      scrollBy({ top: place.element.getBoundingClientRect().top - place.top, behavior: 'instant' });
      heldAt = scrollY;
    };
    const moves = new AbortController();
    const watch = new ResizeObserver(hold);
    release = () => {
      moves.abort();
      watch.disconnect();
      style.overflowAnchor = '';
    };
    const listening = { signal: moves.signal, passive: true };
    for (const move of ownMoves) addEventListener(move, release, listening);
    // The browser may round the position.
    addEventListener('scroll', () => Math.abs(scrollY - heldAt) > 2 && release(), listening);
    hold();
    watch.observe(document.body);
  };
}

/** Another page was shown: its place is its own. */
export function leavePlace(): void {
  release();
}
