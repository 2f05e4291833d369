import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import { ShowBase, usePermissions, useShowContext } from 'react-admin';
import { may } from '#features/accounts/model/permissions.ts';
import type { Role } from '#features/accounts/model/role.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { ReportCase, ReportCaseDetail } from '../model/report-case.ts';
import { CaseDecision } from './case-decision.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CaseReports } from './case-reports.tsx';
import { kindWords, outcomeWords } from './report-words.ts';

/** Where the item is, and what was decided about it before. */
function Facts({ item }: { item: ReportCaseDetail }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ color: 'text.secondary' }}>
        {kindWords[item.kind]}
        {item.place !== '' && item.place !== item.title && ` · ${item.place}`}
        {item.kind !== 'site' && ` · ${item.listed ? 'listed' : 'not listed'}`}
      </Box>
      {item.public_url !== null && (
        <Link href={item.public_url} target="_blank" rel="noopener noreferrer" sx={{ justifySelf: 'start' }}>
          Open its public page
        </Link>
      )}
      {item.kind === 'site' && (
        <Box>Do not open this site in a browser with a wallet. The address is not linked on purpose.</Box>
      )}
      {item.earlier.map(({ id, outcome, actor, at }) => (
        <Box key={id}>
          <Link href={`#/reports/${id}/show`}>Decided before: {outcomeWords[outcome].toLowerCase()}</Link>,{' '}
          {actor}, {describeTime(at)}
        </Box>
      ))}
    </Box>
  );
}

function CaseBody() {
  const { record, error } = useShowContext<ReportCase | ReportCaseDetail>();
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  if (error) return <Typography sx={{ mt: 4 }}>{error.message}</Typography>;
  // When coming from the list, its row is shown until the whole case has loaded.
  if (!record || !('reports' in record)) return <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />;
  return (
    <>
      <title>{`${record.title} · Reports · Desk`}</title>
      <Box component="header" sx={{ mt: 3, mb: 2 }}>
        <Link href="#/reports" sx={{ display: 'inline-block', py: 1 }}>
          ← Reports
        </Link>
        <Typography component="h1" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {record.title}
        </Typography>
        <Facts item={record} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 380px)' },
        }}
      >
        <CaseReports item={record} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Paper variant="outlined" component="section" aria-label="Decision" sx={{ p: { xs: 2, sm: 3 } }}>
            <CaseDecision item={record} mayDecide={may({ roles }, 'reports.decide')} />
          </Paper>
          <CaseNotes item={record} mayWrite={may({ roles }, 'reports.decide')} />
        </Box>
      </Box>
    </>
  );
}

/** All reports of one item, and the decision. */
export function ReportShow() {
  return (
    <ShowBase>
      <CaseBody />
    </ShowBase>
  );
}
