import { Box, Typography } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';
import type { ReportCaseDetail } from '../model/report-case.ts';
import { DecisionForm } from './decision-form.tsx';
import { outcomeWords } from './report-words.ts';

/** The decision, or the form for it. */
export function CaseDecision({ item, mayDecide }: { item: ReportCaseDetail; mayDecide: boolean }) {
  const { decision } = item;
  if (!decision) return mayDecide ? <DecisionForm item={item} /> : <Typography>Not decided yet.</Typography>;
  return (
    <>
      <Typography component="h2" variant="h6">
        {outcomeWords[decision.outcome]}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{decision.note}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {decision.actor}, {describeTime(decision.at)}
      </Box>
    </>
  );
}
