import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useLogin } from 'react-admin';

/** The only screen that is shown without a session. @param props.brandName as the wallet's team writes it */
export function SignInPage({ brandName }: { brandName: string }) {
  const login = useLogin();
  const [issue, setIssue] = useState<string>();
  const [isSending, setSending] = useState(false);

  /** Never rejects: what goes wrong is shown. */
  async function signIn(form: FormData) {
    setSending(true);
    setIssue(undefined);
    try {
      await login({ email: form.get('email'), password: form.get('password') });
    } catch (error) {
      setIssue(error instanceof Error ? error.message : 'Signing in did not work.');
      setSending(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void signIn(new FormData(event.currentTarget));
  }

  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ width: 'min(400px, 100%)', p: { xs: 3, sm: 4 } }}>
        <Typography component="h1" variant="h5">
          {brandName} desk
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>For the team.</Typography>
        <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
          <TextField
            name="email"
            type="email"
            label="Email"
            autoComplete="username"
            required
            autoFocus
            fullWidth
          />
          <TextField
            name="password"
            type="password"
            label="Password"
            autoComplete="current-password"
            required
            fullWidth
          />
          {issue && <Alert severity="error">{issue}</Alert>}
          <Button type="submit" variant="contained" color="secondary" size="large" loading={isSending}>
            Sign in
          </Button>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
          No account? An administrator can invite you. If the password is lost, the server’s operator sets a
          new one with <code>npm run account</code>.
        </Typography>
      </Paper>
    </Box>
  );
}
