import { Box, Skeleton } from '@mui/material';

/** The shape of a submission while it loads. */
export function SubmissionSkeleton() {
  return (
    <Box
      aria-busy="true"
      sx={{ mt: 6, display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' } }}
    >
      <Skeleton variant="text" width="40%" height={48} sx={{ gridColumn: '1 / -1' }} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        {[280, 160, 120].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Box>
      <Skeleton variant="rounded" height={240} />
    </Box>
  );
}
