import { Box } from '@mui/material';
import type { PictureArea, PictureSize } from '#lib/picture-area.ts';

interface PartViewProps {
  /** Address of the whole picture. */
  src: string;
  picture: PictureSize;
  area: PictureArea;
  width: number;
}

const percent = (share: number) => `${share * 100}%`;

/** A part of a picture alone, as visitors will see it. */
export function PartView({ src, picture, area, width }: PartViewProps) {
  return (
    <Box
      sx={{ width, maxWidth: '100%', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <div style={{ position: 'relative', aspectRatio: `${area.width} / ${area.height}` }}>
        <img
          src={src}
          alt=""
          draggable={false}
          style={{
            position: 'absolute',
            width: percent(picture.width / area.width),
            left: percent(-area.left / area.width),
            top: percent(-area.top / area.height),
          }}
        />
      </div>
    </Box>
  );
}
