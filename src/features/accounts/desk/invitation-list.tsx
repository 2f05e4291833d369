import { Box, Button, Paper, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { useChangeRecord } from '#features/desk-kit/desk/use-change-record.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { Invitation } from '../model/invitation.ts';
import { roleWords } from './role-words.ts';

/** Invitations that nobody accepted yet; none, no list. */
export function InvitationList() {
  const { data = [] } = useGetList<Invitation>('invitations');
  const { change, isPending } = useChangeRecord('invitations');
  const revoke = (invitation: Invitation) => change({ record: invitation, data: { name: 'revoke' } });
  if (data.length === 0) return null;
  return (
    <Box component="section" sx={{ my: 4 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        Invitations
      </Typography>
      <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((invitation) => (
          <Box
            key={invitation.id}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2, flexWrap: 'wrap' }}
          >
            <Box sx={{ flex: 1, minWidth: 240, overflowWrap: 'anywhere' }}>
              {invitation.name}, {invitation.email} (
              {invitation.roles.map((role) => roleWords[role]).join(', ')})
              <Box sx={{ color: 'text.secondary' }}>Until {describeTime(invitation.expires_time)}</Box>
            </Box>
            <Button
              size="small"
              variant="outlined"
              disabled={isPending}
              onClick={() => void revoke(invitation)}
            >
              Revoke invitation
            </Button>
          </Box>
        ))}
      </Paper>
    </Box>
  );
}
