import { Box } from '@mui/material';
import { useMemo } from 'react';
import { qrPath } from '#lib/qr-path.ts';
import type { SecondFactorSetup } from '../model/second-factor.ts';

/** Modules of white around the code, which scanners need. */
const margin = 4;

/** Groups of four, as people type it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret for an authenticator app: to scan, and to type. Drawn here, so it never leaves the page. */
export function AppSetupCode({ setup }: { setup: SecondFactorSetup }) {
  const { size, path } = useMemo(() => qrPath(setup.uri), [setup.uri]);
  const side = size + margin * 2;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        component="svg"
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        shapeRendering="crispEdges"
        sx={{ width: 200, height: 200, bgcolor: '#FFFFFF', borderRadius: 1 }}
      >
        <path d={path} fill="#000000" />
      </Box>
      <Box>
        If you cannot scan it, enter this key:
        <Box
          component="code"
          data-testid="second-factor-key"
          sx={{ display: 'block', fontFamily: 'monospace', fontSize: '1rem', overflowWrap: 'anywhere' }}
        >
          {grouped(setup.secret)}
        </Box>
      </Box>
    </Box>
  );
}
