import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { besidePreview } from './beside-preview.ts';

/** A form or a list that scrolls by itself, with its preview beside, as tall as the window. */
export function WithPreview({ children, preview }: { children: ReactNode; preview: ReactNode }) {
  return (
    <Box sx={besidePreview}>
      {/* Relative: what is hidden from the eye stays within, or the document would scroll too. */}
      <Box sx={{ position: 'relative', overflow: 'auto', minHeight: 0, px: 2.25, pb: 4 }}>{children}</Box>
      {preview}
    </Box>
  );
}
