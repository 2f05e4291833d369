import { Alert, AlertTitle, Box } from '@mui/material';
import { DiffView } from '#features/core/desk-kit/desk/diff-view.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { describeProblem } from '../../model/template/describe-problem.ts';
import type { MailTemplate } from '../../model/template/mail-template.ts';
import { diffWords } from './diff-words.ts';

/** Whose words are sent, and what is wrong with the stored ones. */
export function TemplateNotices({
  template: { kind, stored, problems, changed },
}: {
  template: MailTemplate;
}) {
  if (!stored) return <Alert severity="info">The default wording is sent.</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {problems.length > 0 ? (
        <Alert severity="error">
          <AlertTitle>Your wording has errors. The default wording is sent instead.</AlertTitle>
          {problems.map((problem) => (
            <Box key={JSON.stringify(problem)}>{describeProblem(kind, problem)}</Box>
          ))}
        </Alert>
      ) : (
        <Alert severity="success">
          Your wording is sent. Saved by {stored.editor}, {describeTime(stored.time)}.
        </Alert>
      )}
      {changed && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
          <AlertTitle>The default wording in English has changed. Save to keep your wording.</AlertTitle>
          <DiffView
            rows={diffWords(changed.before, changed.after)}
            label="The default wording in English, before and now"
          />
        </Alert>
      )}
    </Box>
  );
}
