import { Alert, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { recoveryMinutes } from '../model/recovery.ts';
import { callAuth, refusalOf } from './auth-call.ts';
import { OwnForm } from './own-form.tsx';
import { fieldOf } from './use-own-second-factor.ts';

/** Asks for a link for a new password. The answer is the same whether or not the address has an account. */
export function ForgottenPassword({ onBack }: { onBack: () => void }) {
  const [asked, setAsked] = useState<string>();
  const back = <Button onClick={onBack}>Back to sign-in</Button>;
  async function ask(fields: FormData) {
    const email = fieldOf(fields, 'email');
    const answer = await callAuth('recovery', { email });
    if (!answer.ok) throw await refusalOf(answer);
    setAsked(email);
  }
  if (asked !== undefined)
    return (
      <>
        <Alert severity="success" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          If {asked} belongs to an account with a password, an email with a link is on its way. The link works
          once, for {recoveryMinutes} minutes.
        </Alert>
        {back}
      </>
    );
  return (
    <OwnForm label="Send a link" onSubmit={ask} more={back}>
      <Typography>We email you a link with which you choose a new password.</Typography>
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        required
        autoFocus
        fullWidth
      />
    </OwnForm>
  );
}
