import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Box, Paper, type SxProps } from '@mui/material';
import { UnlessFailed } from './unless-failed.tsx';

interface TableFrameProps {
  /** What the table lists, for screen readers. */
  label: string;
  sx?: SxProps;
  children: ReactNode;
}

/** Times are read at a glance: a column of them is as wide as one, whatever is beside it. */
const wholeTimes = {
  '& :is(.column-at, .column-create_time, .column-update_time, .column-found_time)': { whiteSpace: 'nowrap' },
};

/**
 * The frame around a table. Where the window is narrower than the table, the frame scrolls sideways, and then a keyboard reaches it too
 * (WCAG 2.1.1): a table without links would otherwise keep its last columns from people without a mouse.
 */
export function TableFrame({ label, sx = { mt: 2 }, children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const { current: outer } = frame;
    const { current: inner } = content;
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() => setScrolling(inner.offsetWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return (
    <Paper
      ref={frame}
      variant="outlined"
      sx={[{ overflowX: 'auto', ...wholeTimes }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...(isScrolling && { tabIndex: 0, role: 'region', 'aria-label': label })}
    >
      <Box ref={content} sx={{ minWidth: 'fit-content' }}>
        <UnlessFailed>{children}</UnlessFailed>
      </Box>
    </Paper>
  );
}
