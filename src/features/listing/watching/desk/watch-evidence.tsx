import { Box, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { WatchFindingDetail } from '../model/finding.ts';
import { signalHints, signalWords } from './watch-words.ts';

type Evidence = Pick<WatchFindingDetail, 'address' | 'signals' | 'create_time' | 'look_time'>;

/** What was seen, before and after. Addresses are text on purpose: nobody should open them by mistake. */
export function WatchEvidence({ finding }: { finding: Evidence }) {
  return (
    <Paper variant="outlined" component="section" aria-labelledby="evidence" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="evidence" component="h2" variant="h6">
        Evidence
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>
        First seen {describeTime(finding.create_time)}, last {describeTime(finding.look_time)}, at{' '}
        <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
          {finding.address}
        </Box>
      </Typography>
      <TableFrame label="Findings, before and now" sx={{ border: 0 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Finding</TableCell>
              <TableCell>Before</TableCell>
              <TableCell>Now</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {finding.signals.map(({ code, before, after }) => (
              <TableRow key={`${code} ${after}`} sx={{ verticalAlign: 'top' }}>
                <TableCell sx={{ minWidth: 220 }}>
                  <Box sx={{ fontWeight: 600 }}>{signalWords[code]}</Box>
                  <Box sx={{ color: 'text.secondary' }}>{signalHints[code]}</Box>
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>{before || '–'}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>{after || '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </Paper>
  );
}
