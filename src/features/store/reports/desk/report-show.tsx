import { Box, Link, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { usePermissions } from 'react-admin';
import { linkWords } from '#features/store/catalogue/desk/listing-words.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { CasePage } from '#features/team/cases/desk/case-page.tsx';
import { CaseShow } from '#features/team/cases/desk/case-show.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { ReportCaseDetail } from '../model/report-case.ts';
import { MadeDecision } from '#features/team/cases/desk/made-decision.tsx';
import { isListedKind } from '../model/report.ts';
import { AppealedChecks } from './appealed-checks.tsx';
import { CaseForm } from './case-form.tsx';
import { CaseNotes } from './case-notes.tsx';
import { CaseReports } from './case-reports.tsx';
import { kindWords, outcomeWords, reasonWords } from './report-words.ts';
import { describeSeen } from './seen-words.ts';

export interface ReportActProps {
  item: ReportCaseDetail;
}

interface ReportShowProps {
  /** A further act about the reported item, of a room that builds on this one. */
  Act: ComponentType<ReportActProps>;
}

/** What visitors do not get while it is being looked at. */
function Withheld({ fields }: { fields: readonly string[] }) {
  if (fields.length === 0) return null;
  return (
    <Box>
      Withheld from visitors: {fields.map((field) => linkWords[field] ?? field).join(', ')}.{' '}
      <Link href="#/watch">Open Watch</Link>
    </Box>
  );
}

/** Where the item is, and what was decided about it before. */
function Facts({ item, Act }: ReportActProps & ReportShowProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ color: 'text.secondary' }}>
        Reference {item.id} · {kindWords[item.kind]}
        {item.place !== '' && item.place !== item.title && ` · ${item.place}`}
        {isListedKind(item.kind) && ` · ${item.listed ? 'listed' : 'not listed'}`}
      </Box>
      {item.public_url !== null && (
        <Link href={item.public_url} target="_blank" rel="noopener noreferrer" sx={{ justifySelf: 'start' }}>
          Open its public page
        </Link>
      )}
      <Withheld fields={item.withheld} />
      {item.listed && (
        // The words of the button begin where those of the facts do.
        <Box sx={{ justifySelf: 'start', ml: -1.25 }}>
          <Act item={item} />
        </Box>
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

function CaseBody({ record, Act }: { record: ReportCaseDetail } & ReportShowProps) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const mayDecide = may({ roles }, 'reports.decide');
  return (
    <CasePage
      list={{ href: '#/reports', name: 'Reports' }}
      title={record.title}
      facts={<Facts item={record} Act={Act} />}
      isOpen={!record.decision}
      decision={<CaseDecision item={record} mayDecide={mayDecide} />}
      notes={<CaseNotes item={record} mayWrite={mayDecide} />}
    >
      {record.appealed && (
        <AppealedChecks item={record} appealed={record.appealed} mayRun={mayDecide && !record.decision} />
      )}
      <CaseReports item={record} />
    </CasePage>
  );
}

const isWhole = (record: object): record is ReportCaseDetail => 'reports' in record;

/** What of a case can change while a person decides. */
const factsOf = ({ decision, report_count, reasons, listed, withheld, notes, again }: ReportCaseDetail) => ({
  Decision: decision ? `${outcomeWords[decision.outcome]}, ${decision.actor}\n${decision.note}` : '',
  Reports: String(report_count),
  Reasons: reasons.map(({ reason, count }) => `${reasonWords[reason]}: ${count}`).join('\n'),
  State: listed ? 'Listed' : 'Not listed',
  Withheld: withheld.map((field) => linkWords[field] ?? field).join(', '),
  'Check run again': again ? describeSeen(again) : '',
  Notes: notes.map(({ author, text }) => `${author}: ${text}`).join('\n'),
});

/** All reports of one item, and the decision. */
export function ReportShow({ Act }: ReportShowProps) {
  return (
    <CaseShow isWhole={isWhole} factsOf={factsOf}>
      {(record) => <CaseBody record={record} Act={Act} />}
    </CaseShow>
  );
}
