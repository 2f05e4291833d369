import { Box, Button, Paper, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { CsvButton } from '#features/core/desk-kit/desk/csv-button.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { Invitation, InvitationAction } from '../model/invitation.ts';
import { roleWords } from './role-words.ts';

/** How often the list is asked for again while a mail is on its way. */
const refetchMs = 5_000;

const isOnItsWay = ({ mail }: Invitation) => mail?.state === 'waiting';

/** How the invitation reaches the person, as far as the mail server has said. */
function mailWords(mail: Invitation['mail']): string {
  if (!mail) return 'By link';
  const answer = mail.last_error ? `: ${mail.last_error}` : '';
  switch (mail.state) {
    case 'sent':
      return `Sent ${describeTime(mail.sent_time ?? '')}`;
    case 'waiting':
      return mail.last_error ? `Waiting for the mail server${answer}` : 'Being sent';
    case 'failed':
      return `Failed${answer}`;
    case 'dropped':
      return `Not sent${answer}`;
  }
}

interface InvitationRowProps {
  invitation: Invitation;
  isBusy: boolean;
  onAct: (name: InvitationAction) => void;
}

function InvitationRow({ invitation, isBusy, onAct }: InvitationRowProps) {
  const { name, email, roles, mail, expires_time } = invitation;
  const isFailed = mail?.state === 'failed' || mail?.state === 'dropped';
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: 1, minWidth: 240, overflowWrap: 'anywhere' }}>
        {name}, {email} ({roles.map((role) => roleWords[role]).join(', ')})
        <Box sx={{ color: isFailed ? 'error.main' : 'text.secondary' }}>{mailWords(mail)}</Box>
        <Box sx={{ color: 'text.secondary' }}>Until {describeTime(expires_time)}</Box>
      </Box>
      {mail && !isOnItsWay(invitation) && (
        <Button size="small" disabled={isBusy} onClick={() => onAct('send')}>
          Send again
        </Button>
      )}
      <Button size="small" variant="outlined" disabled={isBusy} onClick={() => onAct('revoke')}>
        Revoke invitation
      </Button>
    </Box>
  );
}

/** Invitations that nobody accepted yet; none, no list. */
export function InvitationList() {
  const { data = [] } = useGetList<Invitation>(
    'invitations',
    {},
    { refetchInterval: ({ state }) => state.data?.data.some(isOnItsWay) && refetchMs },
  );
  const { change, isPending } = useChangeRecord('invitations');
  if (data.length === 0) return null;
  return (
    <Box component="section" sx={{ my: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
          Invitations
        </Typography>
        <CsvButton
          list="invitations"
          label="Export invitations as CSV"
          isEmpty={false}
          readRows={() => Promise.resolve(data)}
        />
      </Box>
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isBusy={isPending}
            onAct={(name) => void change({ record: invitation, data: { name } })}
          />
        ))}
      </Paper>
    </Box>
  );
}
