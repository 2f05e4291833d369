import { useEffect, useState, type RefObject } from 'react';

/** A part of a list as it was last seen. */
interface BlockSight {
  isNear: boolean;
  /** In pixels. */
  height: number;
}

type BlockSights = ReadonlyMap<number, BlockSight>;

/** Above and below the box, what one fast swipe reaches. */
const margin = '600px 0px';

function withEntries(sights: BlockSights, entries: readonly IntersectionObserverEntry[]): BlockSights {
  const next = new Map(sights);
  for (const { target, isIntersecting, boundingClientRect } of entries)
    next.set(Number(target.getAttribute('data-block')), {
      isNear: isIntersecting,
      height: boundingClientRect.height,
    });
  return next;
}

/** Which blocks of a box that scrolls are near what it shows. @param count of blocks, which are the box's children with `data-block` */
export function useNearBlocks(box: RefObject<HTMLElement | null>, count: number): BlockSights {
  const [sights, setSights] = useState<BlockSights>(new Map());
  useEffect(() => {
    const root = box.current;
    if (root === null || count === 0) return undefined;
    const watch = new IntersectionObserver((entries) => setSights((now) => withEntries(now, entries)), {
      root,
      rootMargin: margin,
    });
    for (const block of root.children) watch.observe(block);
    return () => watch.disconnect();
  }, [box, count]);
  return sights;
}
