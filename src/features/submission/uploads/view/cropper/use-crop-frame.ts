import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { listenToGestures, zoomStep } from '#lib/listen-to-gestures.ts';
import type { PictureSize } from '#lib/picture-area.ts';
import { iconSidePixels } from '#lib/upload-limits.ts';
import { fillFrame, moveFrame, zoomFrame, type CropFrame } from './crop-frame.ts';

/** One step of a key or a button, in logo pixels; with Shift it is fine. */
const stepPixels = 20;
const fineStepPixels = 1;

/** Moves and zooms a picture behind the square: by pointer, with two fingers, by wheel, by key, by button. */
export function useCropFrame(size: PictureSize, square: RefObject<HTMLElement | null>) {
  const [frame, setFrame] = useState<CropFrame>(() => fillFrame(size));

  const move = (dx: number, dy: number) => setFrame((before) => moveFrame(size, before, { dx, dy }));
  const zoom = (factor: number) => setFrame((before) => zoomFrame(size, before, factor));

  const onDrag = useEffectEvent((dx: number, dy: number) => {
    // Logo pixels for each pixel on the screen.
    const ratio = iconSidePixels / (square.current?.clientWidth || iconSidePixels);
    move(dx * ratio, dy * ratio);
  });
  const onStep = useEffectEvent((dx: number, dy: number, isFine: boolean) => {
    const step = isFine ? fineStepPixels : stepPixels;
    move(dx * step, dy * step);
  });
  const onZoom = useEffectEvent(zoom);
  useEffect(() => {
    const element = square.current;
    if (!element) return;
    return listenToGestures(element, {
      onDrag: (dx, dy) => onDrag(dx, dy),
      onStep: (dx, dy, isFine) => onStep(dx, dy, isFine),
      onZoom: (factor) => onZoom(factor),
    });
  }, [square]);

  return {
    frame,
    moveBy: (right: number, down: number) => move(right * stepPixels, down * stepPixels),
    zoomIn: () => zoom(zoomStep),
    zoomOut: () => zoom(1 / zoomStep),
  };
}
