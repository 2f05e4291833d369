import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [said, setSaid] = useState('');
  /** Never rejects: the browser may refuse, and says so. */
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid('Copied');
    } catch {
      setSaid('Could not copy');
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <Alert severity="success">Your second factor is on.</Alert>
      <Box>
        Save these recovery codes somewhere safe. Each one replaces a code of the app once, for example when
        your phone is lost. They are shown only now.
      </Box>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          columnCount: 2,
          fontFamily: 'monospace',
          fontSize: '1rem',
          lineHeight: 1.8,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" color="secondary" onClick={onDone}>
          I saved the codes
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy codes
        </Button>
        <Box role="status">{said}</Box>
      </Box>
    </Box>
  );
}
