import { Box, Link, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { CasePage } from '#features/team/cases/desk/case-page.tsx';
import { CaseShow } from '#features/team/cases/desk/case-show.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { ReportCaseDetail } from '../model/report-case.ts';
import { MadeDecision } from '#features/team/cases/desk/made-decision.tsx';
import { CaseForm } from './case-form.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CaseReports } from './case-reports.tsx';
import { kindWords, outcomeWords, reasonWords } from './report-words.ts';

/** Where the item is, and what was decided about it before. */
function Facts({ item }: { item: ReportCaseDetail }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ color: 'text.secondary' }}>
        Reference {item.id} · {kindWords[item.kind]}
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

/** The decision, or the form for it. */
function CaseDecision({ item, mayDecide }: { item: ReportCaseDetail; mayDecide: boolean }) {
  const { decision } = item;
  if (!decision) return mayDecide ? <CaseForm item={item} /> : <Typography>Not decided yet.</Typography>;
  const { outcome, note, ...made } = decision;
  return <MadeDecision outcome={outcomeWords[outcome]} text={note} {...made} />;
}

function CaseBody({ record }: { record: ReportCaseDetail }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const mayDecide = may({ roles }, 'reports.decide');
  return (
    <CasePage
      list={{ href: '#/reports', name: 'Reports' }}
      title={record.title}
      facts={<Facts item={record} />}
      isOpen={!record.decision}
      decision={<CaseDecision item={record} mayDecide={mayDecide} />}
      notes={<CaseNotes item={record} mayWrite={mayDecide} />}
    >
      <CaseReports item={record} />
    </CasePage>
  );
}

const isWhole = (record: object): record is ReportCaseDetail => 'reports' in record;

/** What of a case can change while a person decides. */
const factsOf = ({ decision, report_count, reasons, listed, notes }: ReportCaseDetail) => ({
  Decision: decision ? `${outcomeWords[decision.outcome]}, ${decision.actor}\n${decision.note}` : '',
  Reports: String(report_count),
  Reasons: reasons.map(({ reason, count }) => `${reasonWords[reason]}: ${count}`).join('\n'),
  State: listed ? 'Listed' : 'Not listed',
  Notes: notes.map(({ author, text }) => `${author}: ${text}`).join('\n'),
});

/** All reports of one item, and the decision. */
export function ReportShow() {
  return (
    <CaseShow isWhole={isWhole} factsOf={factsOf}>
      {(record) => <CaseBody record={record} />}
    </CaseShow>
  );
}
