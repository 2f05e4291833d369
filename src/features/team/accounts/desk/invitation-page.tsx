import { Alert, Box, Button, Paper, Skeleton, TextField, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { timeoutSignal } from '#lib/http-timeout.ts';
import { passwordLength } from '../model/check-account.ts';
import type { OpenInvitation } from '../model/invitation.ts';
import { authProvider } from './auth-provider.ts';
import { SingleSignOn } from './single-sign-on.tsx';

async function ask(path: string, body: object): Promise<Response> {
  return fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: timeoutSignal(),
  });
}

/** Reloads the desk, without the link in its address. */
const startDesk = () => location.replace('/');

function AcceptForm({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const [issue, setIssue] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    setSending(true);
    try {
      const answer = await ask('invitation/accept', { token, password });
      if (!answer.ok) throw new Error(((await answer.json()) as { message: string }).message);
      await authProvider.login({ email: invitation.email, password });
      startDesk();
    } catch (error) {
      setIssue(error instanceof Error ? error.message : 'The account could not be created.');
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

function Frame({ brandName, children }: { brandName: string; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <title>Invitation · Desk</title>
      <Paper variant="outlined" sx={{ width: 'min(440px, 100%)', p: { xs: 3, sm: 4 } }}>
        <Typography component="h1" variant="h5">
          {brandName} desk
        </Typography>
        {children}
      </Paper>
    </Box>
  );
}

/** Where the link of an invitation leads: the person chooses a password. @param props.token from the address */
export function InvitationPage({ brandName, token }: { brandName: string; token: string }) {
  const [invitation, setInvitation] = useState<OpenInvitation | null>();
  useEffect(() => {
    const look = async () => {
      const answer = await ask('invitation', { token });
      setInvitation(answer.ok ? ((await answer.json()) as OpenInvitation) : null);
    };
    look().catch(() => setInvitation(null));
  }, [token]);
  return (
    <Frame brandName={brandName}>
      {invitation === undefined && <Skeleton height={120} />}
      {invitation === null && (
        <>
          <Alert severity="warning" sx={{ my: 2 }}>
            This invitation does not work: it was used or revoked, or it has expired. Ask for a new one.
          </Alert>
          <Button onClick={startDesk}>Sign in</Button>
        </>
      )}
      {invitation && <AcceptForm token={token} invitation={invitation} />}
    </Frame>
  );
}
