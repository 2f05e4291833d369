import { Alert, AlertTitle } from '@mui/material';
import type { Doubt } from '#features/submission/donations/model/judge-doubt.ts';
import { doubtSummary } from '../model/payment-words.ts';

/** It is unclear whether something that the chain had confirmed is still confirmed. */
export function DoubtNote({ doubt }: { doubt: Doubt }) {
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      <AlertTitle>Unclear on the chain</AlertTitle>
      {doubtSummary(doubt)}
    </Alert>
  );
}
