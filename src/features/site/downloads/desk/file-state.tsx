import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import type { HashedFile } from './read-hashed-file.ts';

/** How far a file was read, and its hash. */
export function FileState({ hashed }: { hashed: HashedFile }) {
  if (hashed.kind === 'failed')
    return <Alert severity="error">{hashed.name} could not be read. Choose the file again.</Alert>;
  if (hashed.kind === 'reading') {
    return (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography>Reading {hashed.name}</Typography>
        <LinearProgress
          variant="determinate"
          value={hashed.share * 100}
          aria-label={`Reading ${hashed.name}`}
        />
      </Box>
    );
  }
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {hashed.name}, {hashed.sizeBytes.toLocaleString('en')} bytes
      </Typography>
      <Box component="code">{hashed.sha256}</Box>
    </Box>
  );
}
