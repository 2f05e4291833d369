import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface ListHeadingProps {
  title: string;
  /** Its export. */
  csv: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The first line of a screen that is a list: its name, its export and what else can be done. */
export function ListHeading({ title, csv, children }: ListHeadingProps) {
  return (
    <>
      <title>{`${title} · Desk`}</title>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          mt: 3,
          mb: 1,
        }}
      >
        <Typography component="h1" variant="h4" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {csv}
        {children}
      </Box>
    </>
  );
}
