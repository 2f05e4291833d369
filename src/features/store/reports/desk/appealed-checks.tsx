import { Box, Button, Paper, Typography } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';
import { isSameFinding } from '../model/appeal.ts';
import type { ReportCaseDetail } from '../model/report-case.ts';
import type { AppealedCheck, SeenFinding } from '../model/seen-finding.ts';
import { checkOutcomeWords, checkWords, describeFinding } from './seen-words.ts';
import { useCaseAction } from './use-case-action.ts';

interface SeenProps {
  title: string;
  seen: SeenFinding;
}

function Seen({ title, seen }: SeenProps) {
  const { at, block, verdict, finding } = seen;
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Box>{finding ? describeFinding(finding) : 'This check has no such finding.'}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {describeTime(at)}, block {block}, verdict: {checkOutcomeWords[verdict]}
      </Box>
      {finding?.call && <Box component="code">{finding.call}</Box>}
    </Box>
  );
}

/** What a granted appeal depends on. */
function Comparison({ appealed, again }: { appealed: AppealedCheck; again: SeenFinding }) {
  const before = appealed.seen.finding;
  const isSame = before && again.finding && isSameFinding(before, again.finding);
  return <Typography>{isSame ? 'Both found the same.' : 'The finding has changed.'}</Typography>;
}

interface AppealedChecksProps {
  item: ReportCaseDetail;
  appealed: AppealedCheck;
  mayRun: boolean;
}

/** The check that was appealed, and beside it the one that the desk ran last. */
export function AppealedChecks({ item, appealed, mayRun }: AppealedChecksProps) {
  const { act, isPending } = useCaseAction(item);
  const { again } = item;
  const { id, name, symbol, pair } = appealed;
  const run = () => void act({ name: 'check-again' }, 'The check was run again.', () => undefined);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="case-check" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="case-check" component="h2" variant="h6" sx={{ mb: 1 }}>
        {checkWords[id]}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          The contract calls itself {name ?? 'nothing'}
          {symbol !== null && ` (${symbol})`}.{pair !== null && ` The visitor named the pair ${pair}.`}
        </Box>
        <Seen title="As it was appealed" seen={appealed.seen} />
        {again && <Seen title="Run again" seen={again} />}
        {again && <Comparison appealed={appealed} again={again} />}
        {mayRun && (
          <Button
            variant="outlined"
            size="small"
            disabled={isPending}
            onClick={run}
            sx={{ justifySelf: 'start' }}
          >
            {isPending ? 'Running the check' : 'Run the check again'}
          </Button>
        )}
      </Box>
    </Paper>
  );
}
