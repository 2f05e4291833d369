import { Box } from '@mui/material';

/** The key of a button, drawn in it; screen readers have it from `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{ ml: 1, font: '500 12px/1 var(--mono)', whiteSpace: 'nowrap', textTransform: 'none' }}
    >
      {children}
    </Box>
  );
}
