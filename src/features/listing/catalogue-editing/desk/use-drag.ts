import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';

/** The row at a height of the window. */
function rowAt(list: HTMLElement, y: number): number {
  const rows = [...list.children];
  const index = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return index === -1 ? rows.length - 1 : index;
}

/**
 * Moves rows of a list with a mouse, a pen or a finger: from the handle on which it begins to the row where it ends. The window listens,
 * because a row that is moved in the document loses the pointer.
 * @returns the row that is being dragged, and what a handle listens to
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const latest = useRef({ dragged, onMove });
  useEffect(() => {
    latest.current = { dragged, onMove };
  });
  const isDragging = dragged !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const move = (event: PointerEvent) => {
      const { dragged: from, onMove: report } = latest.current;
      if (from === undefined || !list.current) return;
      const to = rowAt(list.current, event.clientY);
      if (to === from) return;
      report(from, to);
      setDragged(to);
    };
    const end = () => setDragged(undefined);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [isDragging, list]);
  return {
    dragged,
    handle: (index: number) => ({
      onPointerDown: (event: ReactPointerEvent<HTMLElement>) => {
        if (event.button === 0) setDragged(index);
      },
    }),
  };
}
