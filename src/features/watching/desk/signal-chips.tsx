import { Box, Chip } from '@mui/material';
import type { WatchFinding } from '../model/finding.ts';
import { signalWords } from './watch-words.ts';

/** What was found, the most serious first. */
export function SignalChips({ finding: { signals, hijack } }: { finding: WatchFinding }) {
  const codes = [...new Set(signals.map(({ code }) => code))];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {codes.map((code) => (
        <Chip
          key={code}
          size="small"
          variant="outlined"
          color={hijack ? 'error' : 'default'}
          label={signalWords[code]}
        />
      ))}
    </Box>
  );
}
