import { Box, Typography } from '@mui/material';
import type { Issue } from '../../model/issues/issue.ts';

/** How many mails are settled, as a bar and as a sentence. */
export function IssueProgress({ issue }: { issue: Issue }) {
  const { recipients, queued, sent, failed, skipped } = issue;
  const done = sent + failed + skipped;
  const waiting = Math.max(0, queued - done);
  const part = (count: number) => `${(100 * count) / Math.max(recipients, 1)}%`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        aria-hidden
        sx={{ display: 'flex', height: 9, border: 1, borderColor: 'text.secondary', borderRadius: 1 }}
      >
        <Box sx={{ width: part(sent), bgcolor: 'success.main' }} />
        <Box sx={{ width: part(failed), bgcolor: 'error.main' }} />
        <Box sx={{ width: part(skipped), bgcolor: 'text.disabled' }} />
      </Box>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {sent.toLocaleString('en')} of {recipients.toLocaleString('en')} sent
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {failed.toLocaleString('en')} permanently refused, {skipped.toLocaleString('en')} no longer needed,{' '}
        {waiting.toLocaleString('en')} in the outbox.
      </Typography>
    </Box>
  );
}
