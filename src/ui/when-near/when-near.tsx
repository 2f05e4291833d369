import { useEffect, useRef, useState, type ReactNode } from 'react';
import { WithoutScripts } from '../without-scripts/without-scripts.tsx';
import { onceNear } from './once-near.ts';

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
