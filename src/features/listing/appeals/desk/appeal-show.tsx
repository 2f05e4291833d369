import { Box, Link, Paper, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { delistingWords, itemKindWords } from '#features/store/catalogue/desk/listing-words.ts';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import { reasonWords } from '#features/submission/review-queue/desk/reason-words.ts';
import type { RejectionReason } from '#features/submission/submissions/model/rejection-reason.ts';
import { CasePage } from '#features/team/cases/desk/case-page.tsx';
import { CaseShow } from '#features/team/cases/desk/case-show.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { AppealCaseDetail } from '../model/appeal-case.ts';
import { AppealDecision } from './appeal-decision.tsx';
import { outcomeWords, subjectWords } from './appeal-words.ts';
import { Due } from './due.tsx';

/** What someone wrote, with its line breaks. */
function Quote({ text }: { text: string }) {
  return <Box sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>;
}

function TheAppeal({ item }: { item: AppealCaseDetail }) {
  return (
    <Paper variant="outlined" component="section" aria-labelledby="the-appeal" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="the-appeal" component="h2" variant="h6">
        What the team writes
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        {describeTime(item.create_time)} · language: {localeWord(item.locale)}
      </Box>
      <Quote text={item.text} />
    </Paper>
  );
}

function reasonOf({ rejection, delisting }: AppealCaseDetail['contested']): string {
  if (delisting) return delistingWords[delisting];
  return rejection === null ? '' : (reasonWords[rejection as RejectionReason] ?? rejection);
}

/** The decision that the appeal is about. */
function TheDecision({ item: { contested, subject } }: { item: AppealCaseDetail }) {
  return (
    <Paper variant="outlined" component="section" aria-labelledby="contested" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="contested" component="h2" variant="h6">
        {subject === 'rejection' ? 'The rejection' : 'The delisting'}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        {contested.actor ?? 'No account'}, {describeTime(contested.at)}
      </Box>
      <Box sx={{ mt: 1, fontWeight: 600 }}>{reasonOf(contested)}</Box>
      {contested.text !== '' && <Quote text={contested.text} />}
    </Paper>
  );
}

function AppealBody({ record }: { record: AppealCaseDetail }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const facts = (
    <>
      <Box sx={{ color: 'text.secondary' }}>
        {itemKindWords[record.kind]} · {subjectWords[record.subject].toLowerCase()}
        {!record.decision && ' · '}
        {!record.decision && <Due item={record} />}
      </Box>
      <Link href={`#/submissions/${record.submission_id}/show`}>Open the submission</Link>
    </>
  );
  return (
    <CasePage
      list={{ href: '#/appeals', name: 'Appeals' }}
      title={record.title}
      facts={facts}
      isOpen={!record.decision}
      decision={<AppealDecision item={record} mayDecide={may({ roles }, 'appeals.decide')} />}
    >
      <TheAppeal item={record} />
      <TheDecision item={record} />
    </CasePage>
  );
}

const isWhole = (record: object): record is AppealCaseDetail => 'contested' in record;

/** What of an appeal can change while a person decides. */
const factsOf = ({ decision, stands, text, contested }: AppealCaseDetail) => ({
  'Second decision': decision ? `${outcomeWords[decision.outcome]}, ${decision.actor}\n${decision.text}` : '',
  'First decision': `${stands ? 'In force' : 'Undone'}\n${contested.text}`,
  'What the team writes': text,
});

/** One appeal, the decision that it is about, and the second decision. */
export function AppealShow() {
  return (
    <CaseShow isWhole={isWhole} factsOf={factsOf}>
      {(record) => <AppealBody record={record} />}
    </CaseShow>
  );
}
