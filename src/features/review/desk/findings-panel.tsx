import { Alert, Box } from '@mui/material';
import type { Finding } from '#features/submissions/model/finding.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { findingSentence } from './finding-words.ts';

/** A notice is what a contract can do: for the reviewer to weigh. */
const tones: Record<Finding['severity'], 'error' | 'warning' | 'info'> = {
  blocking: 'error',
  desk: 'error',
  warning: 'warning',
  notice: 'info',
};

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
        <Alert key={JSON.stringify(finding)} severity={tones[finding.severity]} role="note">
          {findingSentence(finding, networks_known)}
        </Alert>
      ))}
    </Box>
  );
}
