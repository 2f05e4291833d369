import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Reloads the desk, without the link in its address. */
export const startDesk = () => location.replace('/');

/** Around the pages that a link opens for someone who is not signed in. @param props.title of the page */
export function LinkFrame({
  brandName,
  title,
  children,
}: {
  brandName: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <title>{`${title} · Desk`}</title>
      <Paper variant="outlined" sx={{ width: 'min(440px, 100%)', p: { xs: 3, sm: 4 } }}>
        <Typography component="h1" variant="h5">
          {brandName} desk
        </Typography>
        {children}
      </Paper>
    </Box>
  );
}
