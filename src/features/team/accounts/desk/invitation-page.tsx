import { Alert, Box, Button, Skeleton, TextField, Typography } from '@mui/material';
import { useEffect, useState, type SubmitEvent } from 'react';
import { passwordLength } from '../model/check-account.ts';
import type { OpenInvitation } from '../model/invitation.ts';
import { callAuth } from './auth-call.ts';
import { authProvider } from './auth-provider.ts';
import { LinkFrame, startDesk } from './link-frame.tsx';
import { SingleSignOn } from './single-sign-on.tsx';

function AcceptForm({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const [issue, setIssue] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    setSending(true);
    try {
      const answer = await callAuth('invitation/accept', { token, password });
      if (!answer.ok) throw new Error(((await answer.json()) as { message: string }).message);
      await authProvider.login({ email: invitation.email, password });
      startDesk();
    } catch (error) {
      setIssue(error instanceof Error ? error.message : 'The account could not be created. Try again.');
      setSending(false);
    }
  }
  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event as unknown as SubmitEvent<HTMLFormElement>)}
      sx={{ display: 'grid', gap: 2, mt: 2 }}
    >
      <Typography>
        {invitation.name}, choose a password of at least {passwordLength.min} characters for your account.
      </Typography>
      <TextField
        label="Email"
        value={invitation.email}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username' } }}
      />
      <TextField
        name="password"
        type="password"
        label="New password"
        required
        fullWidth
        autoComplete="new-password"
      />
      {issue && <Alert severity="error">{issue}</Alert>}
      <Button type="submit" variant="contained" color="secondary" size="large" loading={isSending}>
        Create account
      </Button>
      <SingleSignOn onIssue={setIssue} />
    </Box>
  );
}

/** Where the link of an invitation leads: the person chooses a password. @param props.token from the address */
export function InvitationPage({ brandName, token }: { brandName: string; token: string }) {
  const [invitation, setInvitation] = useState<OpenInvitation | null>();
  useEffect(() => {
    const look = async () => {
      const answer = await callAuth('invitation', { token });
      setInvitation(answer.ok ? ((await answer.json()) as OpenInvitation) : null);
    };
    look().catch(() => setInvitation(null));
  }, [token]);
  return (
    <LinkFrame brandName={brandName} title="Invitation">
      {invitation === undefined && <Skeleton height={120} />}
      {invitation === null && (
        <>
          <Alert severity="warning" sx={{ my: 2 }}>
            This invitation does not work. It was used or revoked, or it has expired. Ask for a new one.
          </Alert>
          <Button onClick={startDesk}>Sign in</Button>
        </>
      )}
      {invitation && <AcceptForm token={token} invitation={invitation} />}
    </LinkFrame>
  );
}
