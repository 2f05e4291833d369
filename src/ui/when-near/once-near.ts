/** How far below the window something is made: one fast swipe. */
const margin = '400px 0px';

const waiting = new Map<Element, () => void>();
let watch: IntersectionObserver | undefined;

/** Acts when the element comes near the window. @returns stops waiting */
export function onceNear(element: Element, act: () => void): () => void {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: margin },
  );
  const stop = () => {
    watch?.unobserve(element);
    waiting.delete(element);
  };
  waiting.set(element, () => {
    stop();
    act();
  });
  watch.observe(element);
  return stop;
}
