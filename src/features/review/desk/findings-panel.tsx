import { Alert, Box } from '@mui/material';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { findingSentence } from './finding-words.ts';

/** What the checks before payment found out; nothing when they found nothing. */
export function FindingsPanel({
  submission: { findings, networks_known },
}: {
  submission: ReviewSubmission;
}) {
  if (findings.length === 0) return null;
  return (
    <Box component="section" aria-label="Findings of the checks" sx={{ display: 'grid', gap: 1 }}>
      {findings.map((finding) => (
        <Alert
          key={JSON.stringify(finding)}
          severity={finding.severity === 'blocking' ? 'error' : 'warning'}
          role="note"
        >
          {findingSentence(finding, networks_known)}
        </Alert>
      ))}
    </Box>
  );
}
