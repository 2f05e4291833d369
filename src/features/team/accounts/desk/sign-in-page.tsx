import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useLogin } from 'react-admin';
import { readRefusal, singleSignOnRefusalWords } from '../model/single-sign-on.ts';
import { CodeRequired, isChallengeOver } from './auth-provider.ts';
import { CodeField } from './code-field.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { readSignOutReason } from './sign-out-reason.ts';
import { SingleSignOn } from './single-sign-on.tsx';

/** What was entered before the code is asked for. */
type Step = 'password' | 'code';

function PasswordFields() {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="username webauthn"
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
    </>
  );
}

const hints: Record<Step, string> = {
  password: 'No account? An administrator can invite you.',
  code: 'Lost your device? Use a recovery code, or ask an administrator to recover your account.',
};

/** What the provider's answer led to, where it let nobody in. */
function findRefusalWords(): string | undefined {
  const refusal = readRefusal(location.hash);
  return refusal && singleSignOnRefusalWords[refusal];
}

/** Signs in with the fields of the step that is shown. */
function useSteps() {
  const login = useLogin();
  const [step, setStep] = useState<Step>('password');
  const [issue, setIssue] = useState(findRefusalWords);
  const [isSending, setSending] = useState(false);

  /** Never rejects: what goes wrong is shown. */
  async function signIn(given: object) {
    setSending(true);
    setIssue(undefined);
    try {
      await login(given);
    } catch (error) {
      setSending(false);
      if (error instanceof CodeRequired) {
        setStep('code');
        return;
      }
      if (isChallengeOver(error)) setStep('password');
      setIssue(error instanceof Error ? error.message : 'Signing in failed. Try again.');
    }
  }
  const startOver = () => {
    setStep('password');
    setIssue(undefined);
  };
  return { step, issue, isSending, signIn, startOver, setIssue };
}

function SignInForm({ onForgotten }: { onForgotten: () => void }) {
  const { step, issue, isSending, signIn, startOver, setIssue } = useSteps();

  const signOutReason = readSignOutReason();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void signIn(Object.fromEntries(new FormData(event.currentTarget)));
  }
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
        {step === 'password' ? 'For the team.' : 'One more step.'}
      </Typography>
      <Box key={step} component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {step === 'password' ? <PasswordFields /> : <CodeField hasFocus />}
        {!issue && signOutReason && <Alert severity="info">{signOutReason}</Alert>}
        {issue && <Alert severity="error">{issue}</Alert>}
        <Button type="submit" variant="contained" color="secondary" size="large" loading={isSending}>
          Sign in
        </Button>
        {step === 'password' && (
          <>
            <PasskeySignIn onAnswer={(response) => void signIn({ response })} onIssue={setIssue} />
            <SingleSignOn onIssue={setIssue} />
            <Button onClick={onForgotten}>Forgot your password?</Button>
          </>
        )}
        {step === 'code' && <Button onClick={startOver}>Use another account</Button>}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 3 }}>
        {hints[step]}
      </Typography>
    </>
  );
}

/** What is shown without a session, but for the pages that a link opens. @param props.brandName as the wallet's team writes it */
export function SignInPage({ brandName }: { brandName: string }) {
  const [hasForgotten, setForgotten] = useState(false);
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Paper variant="outlined" sx={{ width: 'min(400px, 100%)', p: { xs: 3, sm: 4 } }}>
        <Typography component="h1" variant="h5" sx={{ mb: hasForgotten ? 3 : 0 }}>
          {brandName} desk
        </Typography>
        {hasForgotten ? (
          <ForgottenPassword onBack={() => setForgotten(false)} />
        ) : (
          <SignInForm onForgotten={() => setForgotten(true)} />
        )}
      </Paper>
    </Box>
  );
}
