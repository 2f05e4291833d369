import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** A titled group of a submission. */
export function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId} sx={{ px: 2, py: 1.5 }}>
      <Typography id={headingId} component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

/** Names and values of a group; `Fact` inside. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(100px, 160px) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.75,
      }}
    >
      {children}
    </Box>
  );
}

/** One name with its value; an empty text shows that nothing was said. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isEmpty = children === '' || children === null || children === undefined;
  return (
    <>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {name}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          mb: { xs: 1, sm: 0 },
          overflowWrap: 'anywhere',
          ...(isEmpty && { color: 'text.secondary' }),
        }}
      >
        {isEmpty ? 'Nothing said' : children}
      </Box>
    </>
  );
}
