import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useRef } from 'react';
import { listenToGestures } from '#lib/listen-to-gestures.ts';
import type { PictureArea, PictureSize } from '#lib/picture-area.ts';

interface CutStageProps {
  /** Address of the whole picture. */
  src: string;
  picture: PictureSize;
  area: PictureArea;
  describedBy: string;
  /** In pixels of the picture. */
  onMove: (dx: number, dy: number) => void;
  onZoom: (factor: number) => void;
}

/** One press of an arrow key moves by this share of the part's width; with Shift by one pixel. */
const stepShare = 0.05;

const percent = (share: number) => `${share * 100}%`;

/** The largest part of the window's height that the picture takes. */
const highest = 0.48;

/** Takes the focus, and listens: by pointer, two fingers, wheel and key. */
function useStage({ picture, area, onMove, onZoom }: CutStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useEffectEvent((dx: number, dy: number) => {
    // Pixels of the picture for each pixel on the screen.
    const ratio = picture.width / (stage.current?.clientWidth || picture.width);
    onMove(dx * ratio, dy * ratio);
  });
  const step = useEffectEvent((dx: number, dy: number, isFine: boolean) => {
    const pixels = isFine ? 1 : Math.ceil(area.width * stepShare);
    onMove(dx * pixels, dy * pixels);
  });
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    return listenToGestures(element, {
      onDrag: (dx, dy) => drag(dx, dy),
      onStep: (dx, dy, isFine) => step(dx, dy, isFine),
      onZoom: (factor) => zoom(factor),
    });
  }, []);
  return stage;
}

/** The whole picture; the frame shows which part of it visitors see. */
export function CutStage(props: CutStageProps) {
  const { src, picture, area, describedBy } = props;
  const stage = useStage(props);
  const { width, height } = picture;
  return (
    <Box
      ref={stage}
      role="application"
      tabIndex={0}
      aria-label="Part of the picture"
      aria-describedby={describedBy}
      style={{
        aspectRatio: `${width} / ${height}`,
        width: `min(100%, ${(highest * 100 * width) / height}vh)`,
      }}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        mx: 'auto',
        borderRadius: 1,
        bgcolor: 'var(--sea-1)',
        cursor: 'move',
        touchAction: 'none',
        userSelect: 'none',
        '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
      }}
    >
      <img src={src} alt="" draggable={false} style={{ display: 'block', width: '100%', height: '100%' }} />
      <Box
        data-frame
        style={{
          left: percent(area.left / width),
          top: percent(area.top / height),
          width: percent(area.width / width),
          height: percent(area.height / height),
        }}
        sx={{
          position: 'absolute',
          border: '2px solid #fff',
          outline: '1px solid rgba(0, 0, 0, 0.6)',
          // What is left out is dark.
          boxShadow: '0 0 0 4000px rgba(5, 16, 28, 0.58)',
        }}
      />
    </Box>
  );
}
