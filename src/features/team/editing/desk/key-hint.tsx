import { Box } from '@mui/material';

/** A shortcut, on the button that it presses. */
export function KeyHint({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        ml: 0.75,
        px: 0.5,
        border: 1,
        borderColor: 'currentColor',
        borderRadius: '3px',
        font: '11px/1.4 var(--mono)',
      }}
    >
      {children}
    </Box>
  );
}
