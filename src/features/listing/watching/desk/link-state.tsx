import { Box } from '@mui/material';
import { Mark } from '#features/core/desk-kit/desk/mark.tsx';
import { isLink, type WatchFinding } from '../model/finding.ts';

/** Whether visitors get the link, by shape and in words. */
export function LinkState({ finding }: { finding: WatchFinding }) {
  const { unlinked, state } = finding;
  if (state !== 'open' || !isLink(finding)) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Mark shape={unlinked ? 'triangles' : 'triangle'} />
      {unlinked ? 'Link withheld' : 'Link shown'}
    </Box>
  );
}
