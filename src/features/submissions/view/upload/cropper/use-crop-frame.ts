import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { iconSidePixels } from '#lib/upload-limits.ts';
import { fillFrame, moveFrame, zoomFrame, type CropFrame, type PictureSize } from './crop-frame.ts';

/** One step of a key or a button, in logo pixels; with Shift it is fine. */
const stepPixels = 20;
const fineStepPixels = 1;
const zoomStep = 1.15;

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

/** Moves and zooms a picture behind the square: by pointer, with two fingers, by wheel, by key, by button. */
export function useCropFrame(size: PictureSize, square: RefObject<HTMLElement | null>) {
  const [frame, setFrame] = useState<CropFrame>(() => fillFrame(size));
  const pointers = useRef(new Map<number, Point>());

  const move = (dx: number, dy: number) => setFrame((before) => moveFrame(size, before, { dx, dy }));
  const zoom = (factor: number) => setFrame((before) => zoomFrame(size, before, factor));
  /** Logo pixels for each pixel on the screen. */
  const ratio = () => iconSidePixels / (square.current?.clientWidth || iconSidePixels);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 600));
  });
  useEffect(() => {
    const element = square.current;
    // React listens passively, and the page would scroll along.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [square]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const apart = distance([...pointers.current.values()]);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const share = ratio() / pointers.current.size;
      move((event.clientX - before.x) * share, (event.clientY - before.y) * share);
      if (apart > 0) zoom(distance([...pointers.current.values()]) / apart);
    },
    onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    onKeyDown(event: KeyboardEvent) {
      const direction = directions[event.key];
      const factor = zooms[event.key];
      if ((!direction && !factor) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const step = event.shiftKey ? fineStepPixels : stepPixels;
      if (direction) move(direction[0] * step, direction[1] * step);
      if (factor) zoom(factor);
    },
  };
  return {
    frame,
    handlers,
    moveBy: (right: number, down: number) => move(right * stepPixels, down * stepPixels),
    zoomIn: () => zoom(zoomStep),
    zoomOut: () => zoom(1 / zoomStep),
  };
}
