import { Box, Button, Paper, Typography } from '@mui/material';
import { useGetList, useNotify, useRefresh, useUpdate } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import type { Invitation } from '../model/invitation.ts';
import { roleWords } from './role-words.ts';

/** Invitations that nobody accepted yet; none, no list. */
export function InvitationList() {
  const { data = [] } = useGetList<Invitation>('invitations');
  const [update] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();

  async function revoke(invitation: Invitation) {
    try {
      await update(
        'invitations',
        { id: invitation.id, data: { name: 'revoke' }, previousData: invitation },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The invitation was not revoked.', { type: 'error' });
    }
    refresh();
  }
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
            <Button size="small" variant="outlined" onClick={() => void revoke(invitation)}>
              Revoke invitation
            </Button>
          </Box>
        ))}
      </Paper>
    </Box>
  );
}
