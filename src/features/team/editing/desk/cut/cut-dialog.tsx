import { Box, Button, Slider, Typography } from '@mui/material';
import { useId } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import type { PictureArea, PictureSize } from '#lib/picture-area.ts';
import { CutStage } from './cut-stage.tsx';
import { PartView } from './part-view.tsx';
import { useArea } from './use-area.ts';

export interface CutDialogProps {
  /** Address of the whole picture. */
  src: string;
  picture: PictureSize;
  /** In which the part will be stored. */
  size: PictureSize;
  /** The part at the beginning. */
  initial: PictureArea;
  onUse: (area: PictureArea) => void;
  onClose: () => void;
}

const previewWidth = 240;

const zoomWords = (zoom: number) => `${zoom.toFixed(1)}×`;

/** Where the frame is, for those who do not see it. */
const describeArea = ({ left, top, width, height }: PictureArea, picture: PictureSize) =>
  `${width} × ${height} px of ${picture.width} × ${picture.height}, ${left} px from the left and ${top} px from the top`;

interface ZoomProps {
  zoom: number;
  max: number;
  onZoom: (zoom: number) => void;
}

function Zoom({ zoom, max, onZoom }: ZoomProps) {
  const id = useId();
  return (
    <Box sx={{ width: previewWidth, maxWidth: '100%' }}>
      <Typography id={id} sx={{ fontSize: 13 }}>
        Zoom {zoomWords(zoom)}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={id}
        min={1}
        max={max}
        step={0.05}
        disabled={max < 1.01}
        value={zoom}
        getAriaValueText={zoomWords}
        onChange={(_event, value) => onZoom(Number(value))}
      />
    </Box>
  );
}

/** Chooses which part of a picture visitors see: by mouse, touch or keyboard. */
export function CutDialog({ src, picture, size, initial, onUse, onClose }: CutDialogProps) {
  const id = useId();
  const { area, zoom, maxZoom, moveBy, zoomBy, zoomTo, reset } = useArea({ picture, size, initial });
  return (
    <ActionDialog
      title="Choose the part that visitors see"
      action="Use this part"
      onAct={() => onUse(area)}
      onClose={onClose}
    >
      <Typography id={id} sx={{ fontSize: 13, color: 'text.secondary' }}>
        Drag the frame, or move it with the arrow keys (hold Shift to move by one pixel). Zoom with the
        slider, the mouse wheel, two fingers, or the keys + and −.
      </Typography>
      <CutStage src={src} picture={picture} area={area} describedBy={id} onMove={moveBy} onZoom={zoomBy} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'start' }}>
        <Box component="figure" sx={{ m: 0 }}>
          <PartView src={src} picture={picture} area={area} width={previewWidth} />
          <Box component="figcaption" sx={{ fontSize: 12, color: 'text.secondary', pt: 0.5 }}>
            As visitors see it
          </Box>
        </Box>
        <Box sx={{ flex: '1 1 220px', display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Zoom zoom={zoom} max={maxZoom} onZoom={zoomTo} />
          <Button variant="outlined" color="inherit" onClick={reset}>
            Reset
          </Button>
          <Typography role="status" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {describeArea(area, picture)}
          </Typography>
        </Box>
      </Box>
    </ActionDialog>
  );
}
