import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type RefObject } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { iconSidePixels } from '#lib/upload-limits.ts';
import type { LoadedPicture } from '../load-picture.ts';
import { LogoGrounds, type Ground } from '../logo-grounds.tsx';
import { placePicture } from './crop-frame.ts';
import cropper from './logo-cropper.module.css';
import { useCropFrame } from './use-crop-frame.ts';

/** Side of the small pictures, for screens of two points to a pixel. */
const groundSide = 96;

export interface CropSquareProps {
  picture: LoadedPicture;
  /** Holds the logo as it will be sent. */
  canvas: RefObject<HTMLCanvasElement | null>;
  describedBy: string;
}

/** The square with the picture behind it, its buttons, and the logo on its grounds. */
export function CropSquare({ picture, canvas, describedBy }: CropSquareProps) {
  const { t } = useLingui();
  const square = useRef<HTMLDivElement>(null);
  const grounds = useRef<Partial<Record<Ground, HTMLCanvasElement | null>>>({});
  const { frame, moveBy, zoomIn, zoomOut } = useCropFrame(picture, square);

  // The dialog was there before the picture, so its own first focus went elsewhere.
  useEffect(() => square.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const { left, top, width, height } = placePicture(picture, frame);
    draw(canvas.current, (context) => context.drawImage(picture.image, left, top, width, height));
    const whole = canvas.current;
    for (const ground of Object.values(grounds.current)) {
      draw(ground, (context) => whole && context.drawImage(whole, 0, 0, groundSide, groundSide));
    }
  }, [picture, frame, canvas]);

  return (
    <div className={cropper.stage}>
      <div
        ref={square}
        className={cropper.square}
        role="application"
        tabIndex={0}
        aria-label={t`Part of the picture`}
        aria-describedby={describedBy}
      >
        <canvas ref={canvas} width={iconSidePixels} height={iconSidePixels} aria-hidden />
      </div>
      <div className={cropper.side}>
        <div className={cropper.buttons} role="group" aria-label={t`Move and zoom`}>
          <IconButton icon="chevron-left" label={t`Move left`} onClick={() => moveBy(-1, 0)} />
          <IconButton icon="chevron-right" label={t`Move right`} onClick={() => moveBy(1, 0)} />
          <IconButton icon="chevron-up" label={t`Move up`} onClick={() => moveBy(0, -1)} />
          <IconButton icon="chevron-down" label={t`Move down`} onClick={() => moveBy(0, 1)} />
          <IconButton icon="minus" label={t`Zoom out`} onClick={zoomOut} />
          <IconButton icon="plus" label={t`Zoom in`} onClick={zoomIn} />
        </div>
        <LogoGrounds>
          {(ground) => (
            <canvas
              ref={(element) => void (grounds.current[ground] = element)}
              width={groundSide}
              height={groundSide}
              aria-hidden
            />
          )}
        </LogoGrounds>
      </div>
    </div>
  );
}

function draw(
  canvas: HTMLCanvasElement | null | undefined,
  paint: (context: CanvasRenderingContext2D) => void,
): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  paint(context);
}
