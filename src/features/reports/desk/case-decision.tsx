import { Typography } from '@mui/material';
import { MadeDecision } from '#features/desk-kit/desk/made-decision.tsx';
import type { ReportCaseDetail } from '../model/report-case.ts';
import { DecisionForm } from './decision-form.tsx';
import { outcomeWords } from './report-words.ts';

/** The decision, or the form for it. */
export function CaseDecision({ item, mayDecide }: { item: ReportCaseDetail; mayDecide: boolean }) {
  const { decision } = item;
  if (!decision) return mayDecide ? <DecisionForm item={item} /> : <Typography>Not decided yet.</Typography>;
  const { outcome, note, ...made } = decision;
  return <MadeDecision outcome={outcomeWords[outcome]} text={note} {...made} />;
}
