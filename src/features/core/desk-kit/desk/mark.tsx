import { Box } from '@mui/material';

export type Shape = 'triangle' | 'triangles' | 'dot' | 'ring';

const paths: Record<Shape, React.ReactNode> = {
  triangle: <path d="M6 1 11 11H1z" fill="currentColor" />,
  triangles: <path d="M6 0 9.5 5.4h-7zM6 6 9.5 11.6h-7z" fill="currentColor" />,
  dot: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  ring: <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.6" />,
};
const colors: Record<Shape, string> = {
  triangle: 'success.main',
  triangles: 'warning.main',
  dot: 'info.main',
  ring: 'text.secondary',
};

/** A state by its shape, so that nobody needs to tell the colors apart. The text beside it says the same. */
export function Mark({ shape }: { shape: Shape }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 12 12"
      aria-hidden
      sx={{ width: 11, height: 11, flex: 'none', color: colors[shape] }}
    >
      {paths[shape]}
    </Box>
  );
}
