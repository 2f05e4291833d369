import { Box, Link } from '@mui/material';
import { stateWords } from '#features/submission/review-queue/desk/state-words.ts';
import type { Resemblance } from '../model/transfer-case.ts';
import { resemblanceWords } from './transfer-words.ts';

/** Submissions that a transfer may have been meant for, the closest first. */
export function Resemblances({ found, symbol }: { found: readonly Resemblance[]; symbol: string }) {
  if (found.length === 0) return 'None found';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {found.map(({ kind, submission, amount }) => (
        <li key={submission.id}>
          <Link href={`#/submissions/${submission.id}/show`}>{`${submission.id}: ${submission.title}`}</Link>
          <Box sx={{ color: 'text.secondary' }}>
            {[
              resemblanceWords[kind],
              ...(amount === null ? [] : [`${amount} ${symbol}`]),
              stateWords[submission.state],
            ].join(' · ')}
          </Box>
        </li>
      ))}
    </Box>
  );
}
