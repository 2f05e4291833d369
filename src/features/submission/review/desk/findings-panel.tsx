import { Alert, AlertTitle, Box, Button, Link } from '@mui/material';
import type { FindingSeverity } from '#features/submission/submissions/model/finding.ts';
import { fieldNameOf } from '#features/submission/form-fields/model/field-name.ts';
import { fieldOfFinding } from '#features/submission/submissions/model/finding-field.ts';
import { worstFirst } from '../model/worst-first.ts';
import type { ReviewEvidence, ReviewFinding, ReviewSubmission } from '../model/review-submission.ts';
import { CheckAgain } from './check-again.tsx';
import { useDeskKind } from './desk-kind.ts';
import { fieldWord } from './field-words.ts';
import { FindingLinks } from './finding-links.tsx';
import { findingSentence } from './finding-words.ts';
import { PassedChecks } from './passed-checks.tsx';
import { usePoints } from './requests/request-points.ts';
import { OuterLink } from '#features/core/desk-kit/desk/outer-link.tsx';
import { stateWords } from '#features/submission/review-queue/desk/state-words.ts';

const tones: Record<FindingSeverity, 'error' | 'warning' | 'info'> = {
  blocking: 'error',
  desk: 'error',
  warning: 'warning',
  notice: 'info',
};

/** A notice is what a contract can do: for the reviewer to weigh. */
const severityWords: Partial<Record<FindingSeverity, string>> = {
  blocking: 'Blocks a submission',
  desk: 'Needs an answer before approval',
};

/** The listed item or the submission that a finding is about. */
function Evidence({ evidence: { title, submission, state, store_link } }: { evidence: ReviewEvidence }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {submission === null ? (
        <span>{title}</span>
      ) : (
        <Link href={`#/submissions/${submission}/show`}>
          {title} (submission {submission}
          {state && `, ${stateWords[state].toLowerCase()}`})
        </Link>
      )}
      {store_link && <OuterLink href={store_link}>In the store</OuterLink>}
    </Box>
  );
}

interface FindingsPanelProps {
  submission: ReviewSubmission;
  /** Chooses to ask the team for changes; undefined where this is not offered. */
  onAsk: (() => void) | undefined;
}

/** Begins a request at the field that a finding is about. */
function AskTeam({ finding, onAsk }: { finding: ReviewFinding; onAsk: () => void }) {
  const { fields, words } = useDeskKind();
  const { isFull, points, add } = usePoints();
  const path = fieldOfFinding(finding, fields);
  if (path === undefined || finding.severity === 'notice') return null;
  const field = fieldNameOf(path);
  const ask = () => {
    onAsk();
    add(field);
  };
  return (
    <Button
      size="small"
      color="inherit"
      sx={{ ml: -1.25 }}
      disabled={isFull && !points.some((point) => point.field === field)}
      onClick={ask}
    >
      Ask the team: {fieldWord(words, field)}
    </Button>
  );
}

/** What the checks before payment found out, and the way to do them again. */
export function FindingsPanel({ submission, onAsk }: FindingsPanelProps) {
  const { findings, networks_known } = submission;
  return (
    <Box component="section" aria-label="Findings of the checks" sx={{ display: 'grid', gap: 1 }}>
      {worstFirst(findings).map((finding) => (
        <Alert key={JSON.stringify(finding)} severity={tones[finding.severity]} role="note">
          {severityWords[finding.severity] && (
            <AlertTitle component="p">{severityWords[finding.severity]}</AlertTitle>
          )}
          {findingSentence(finding, networks_known)}
          {finding.evidence && <Evidence evidence={finding.evidence} />}
          <FindingLinks finding={finding} submission={submission} />
          {onAsk && <AskTeam finding={finding} onAsk={onAsk} />}
        </Alert>
      ))}
      <PassedChecks submission={submission} />
      <CheckAgain submission={submission} />
    </Box>
  );
}
