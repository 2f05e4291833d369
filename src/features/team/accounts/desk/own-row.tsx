import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** One of the things that give access to the person's own account. */
export function OwnRow({ name, about, children }: { name: string; about: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {name}
        <Box sx={{ color: 'text.secondary' }}>{about}</Box>
      </Box>
      {children}
    </Box>
  );
}
