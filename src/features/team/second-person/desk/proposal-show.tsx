import { Box, Paper, Typography } from '@mui/material';
import { CasePage } from '#features/team/cases/desk/case-page.tsx';
import { CaseShow } from '#features/team/cases/desk/case-show.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { ProposalDetail, ProposalKind } from '../model/proposal.ts';
import { ChangeTable } from './change-table.tsx';
import { ProposalDecision } from './proposal-decision.tsx';
import { outcomeWords, proposalKindWords } from './proposal-words.ts';

/** What the fields of a change are called, by what it changes. */
export type ProposalLabels = Readonly<Record<ProposalKind, (field: string) => string>>;

function ProposalBody({ record, labels }: { record: ProposalDetail; labels: ProposalLabels }) {
  return (
    <CasePage
      list={{ href: '#/proposals', name: 'Waiting for a second person' }}
      title={record.title}
      facts={
        <Box sx={{ color: 'text.secondary' }}>
          {proposalKindWords[record.kind]} · proposed by {record.by}, {describeTime(record.at)}
        </Box>
      }
      decision={<ProposalDecision item={record} />}
    >
      <Paper variant="outlined" component="section" aria-labelledby="changes" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id="changes" component="h2" variant="h6">
          What visitors will see
        </Typography>
        <ChangeTable changes={record.changes} labelOf={labels[record.kind]} />
      </Paper>
    </CasePage>
  );
}

const isWhole = (record: object): record is ProposalDetail => 'changes' in record;

/** What of a proposal can change while a person decides. */
const factsOf = ({ decision }: ProposalDetail) => ({
  Decision: decision ? `${outcomeWords[decision.outcome]}, ${decision.actor}\n${decision.note}` : '',
});

/** One proposal, before and after, and the second person's decision. */
export function ProposalShow({ labels }: { labels: ProposalLabels }) {
  return (
    <CaseShow isWhole={isWhole} factsOf={factsOf}>
      {(record) => <ProposalBody record={record} labels={labels} />}
    </CaseShow>
  );
}
