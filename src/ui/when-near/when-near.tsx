import { useEffect, useRef, useState, type ReactNode } from 'react';
import { WithoutScripts } from '../without-scripts/without-scripts.tsx';

/** How far below the window something is made: one fast swipe. */
const margin = '400px 0px';

const waiting = new Map<Element, () => void>();
let watch: IntersectionObserver | undefined;

function onceNear(element: Element, act: () => void): () => void {
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

/**
 * A decoration that is made when its place comes near the window, so that a page begins with what it shows first. The box around it
 * must have its size from CSS. Without JavaScript it is there from the beginning.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = place.current?.parentElement;
    if (!isNear && box) return onceNear(box, () => setNear(true));
    return undefined;
  }, [isNear]);
  return isNear ? children : <WithoutScripts ref={place}>{children}</WithoutScripts>;
}
