import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { Issue, IssueAction } from '../../model/issues/issue.ts';
import { IssueProgress } from './issue-progress.tsx';

const doneWords: Record<IssueAction['name'], string> = {
  test: 'The test is being sent to your address.',
  start: 'Sending has started.',
  pause: 'Sending is paused.',
  resume: 'Sending continues.',
  stop: 'Sending is stopped.',
};

const recipientsOf = ({ languages }: Issue) =>
  languages.reduce((sum, { subscribers, gets }) => sum + (gets === null ? 0 : subscribers), 0);

const peopleOf = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'person' : 'people'}`;

/** What is asked before it is done. */
type Question = 'start' | 'stop';

interface AskFirstProps {
  question: Question;
  issue: Issue;
  onAct: () => void;
  onClose: () => void;
}

function AskFirst({ question, issue, onAct, onClose }: AskFirstProps) {
  const people = peopleOf(recipientsOf(issue));
  if (question === 'start') {
    const missing = issue.languages.filter(
      ({ locale, gets, subscribers }) => gets !== locale && subscribers > 0,
    );
    return (
      <ActionDialog
        title={`Send this issue to ${people}?`}
        action={`Send to ${people}`}
        onAct={onAct}
        onClose={onClose}
      >
        <Typography sx={{ fontWeight: 600 }}>{issue.subject}</Typography>
        {missing.map(({ locale, gets, subscribers }) => (
          <Typography key={locale}>
            {localeWord(locale)} is missing: {peopleOf(subscribers)} get
            {subscribers === 1 ? 's' : ''} {gets === null ? 'no email' : `the issue in ${localeWord(gets)}`}.
          </Typography>
        ))}
        <Typography>
          After that, the text can no longer be changed, and sent emails cannot be recalled.
        </Typography>
      </ActionDialog>
    );
  }
  return (
    <ActionDialog title="Stop sending?" action="Stop sending" isSevere onAct={onAct} onClose={onClose}>
      <Typography>
        {issue.sent.toLocaleString('en')} of {issue.recipients.toLocaleString('en')} emails were sent. The
        others will not be sent, and the issue cannot be continued. Pause it to continue later.
      </Typography>
    </ActionDialog>
  );
}

interface StepsProps {
  issue: Issue;
  isPending: boolean;
  onAct: (action: IssueAction) => void;
  onAsk: (question: Question) => void;
}

/** What the state allows next. */
function Steps({ issue: { state, sends }, isPending, onAct, onAsk }: StepsProps) {
  const isBusy = isPending || !sends;
  return (
    <>
      {state === 'ready' && (
        <Button variant="contained" color="secondary" disabled={isBusy} onClick={() => onAsk('start')}>
          Send to subscribers
        </Button>
      )}
      {state === 'sending' && (
        <Button variant="outlined" disabled={isBusy} onClick={() => onAct({ name: 'pause' })}>
          Pause sending
        </Button>
      )}
      {state === 'paused' && (
        <Button
          variant="contained"
          color="secondary"
          disabled={isBusy}
          onClick={() => onAct({ name: 'resume' })}
        >
          Continue sending
        </Button>
      )}
      {(state === 'sending' || state === 'paused') && (
        <Button variant="outlined" color="error" disabled={isPending} onClick={() => onAsk('stop')}>
          Stop sending
        </Button>
      )}
    </>
  );
}

/** The buttons of an issue's state, and a test in the language that is shown. */
function Buttons({ issue, shown }: { issue: Issue; shown: string }) {
  const { change, isPending } = useChangeRecord('newsletter-issues');
  const { identity } = useGetIdentity();
  const [question, setQuestion] = useState<Question>();
  const act = (action: IssueAction) => {
    const done = doneWords[action.name];
    void change({ record: issue, data: action, done, onDone: () => setQuestion(undefined) });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Steps issue={issue} isPending={isPending} onAct={act} onAsk={setQuestion} />
      <Button
        variant="outlined"
        color="inherit"
        disabled={isPending || !issue.sends}
        onClick={() => act({ name: 'test', locale: shown as 'en' })}
        // An address may be longer than a phone is wide.
        sx={{ flexShrink: 1, minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
      >
        Send a test in {localeWord(shown)} to {String(identity?.['email'] ?? 'your address')}
      </Button>
      {question && (
        <AskFirst
          question={question}
          issue={issue}
          onAct={() => act({ name: question })}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Box>
  );
}

/** Why the portal paused the issue by itself. */
function RefusedNote({ error }: { error: string }) {
  return (
    <Alert severity="error">
      <Typography sx={{ fontWeight: 600 }}>
        Sending was paused because mail servers refuse these emails.
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>The last answer: {error}</Typography>
      <Typography>
        No subscriber was left out. Check the settings of the mail server, whether its address is on a
        blocklist, and SPF, DKIM and DMARC of the sending domain. Then continue. Refused emails are sent
        again.
      </Typography>
    </Alert>
  );
}

/** How far the sending is, and what can be done about it. @param props.shown the language of the mail that is shown */
export function SendPanel({ issue, shown }: { issue: Issue; shown: string }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {!issue.sends && (
        <Alert severity="warning">
          No mail server is configured. Set SMTP_URL and start the portal again to send issues.
        </Alert>
      )}
      {issue.pause_error !== null && <RefusedNote error={issue.pause_error} />}
      {issue.state !== 'ready' && <IssueProgress issue={issue} />}
      {may({ roles }, 'newsletter.send') && <Buttons issue={issue} shown={shown} />}
    </Box>
  );
}
