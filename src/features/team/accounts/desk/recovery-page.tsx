import { Alert, Box, Button, Skeleton, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { passwordLength } from '../model/check-account.ts';
import type { OpenRecovery } from '../model/recovery.ts';
import { callAuth, refusalOf } from './auth-call.ts';
import { fetchPasskeyOptions } from './auth-provider.ts';
import { askForPasskey, hasPasskeys } from './browser-passkeys.ts';
import { CodeField } from './code-field.tsx';
import { LinkFrame, startDesk } from './link-frame.tsx';

interface FormProps {
  token: string;
  account: OpenRecovery;
  onDone: () => void;
}

/** Sends the new password with what proves the second factor. */
function useFinishing({ token, onDone }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [issue, setIssue] = useState<string>();
  const [isSending, setSending] = useState(false);

  /** Never rejects: what goes wrong is shown. */
  async function finish(prove: (fields: FormData) => Promise<object>) {
    if (!form.current) return;
    const fields = new FormData(form.current);
    setSending(true);
    setIssue(undefined);
    try {
      const proof = await prove(fields);
      const answer = await callAuth('recovery/finish', { token, password: fields.get('password'), ...proof });
      if (!answer.ok) throw await refusalOf(answer);
      onDone();
    } catch (error) {
      setIssue(error instanceof Error ? error.message : 'The password could not be set. Try again.');
      setSending(false);
    }
  }
  return { form, issue, isSending, finish };
}

async function askPasskey(): Promise<object> {
  const options = await fetchPasskeyOptions();
  if (!options) throw new Error('Passkeys are not offered at this desk.');
  const { signal } = new AbortController();
  return { response: await askForPasskey(options, { isQuiet: false, signal }) };
}

function Fields({ account }: { account: OpenRecovery }) {
  return (
    <>
      <TextField
        label="Email"
        value={account.email}
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
      {account.needs_code && <CodeField />}
    </>
  );
}

function RecoveryForm(props: FormProps) {
  const { account } = props;
  const { form, issue, isSending, finish } = useFinishing(props);
  const code = account.needs_code;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void finish((fields) => Promise.resolve(code ? { code: fields.get('code') } : {}));
  }
  return (
    <Box
      ref={form}
      component="form"
      onSubmit={(event) => submit(event as unknown as SubmitEvent<HTMLFormElement>)}
      sx={{ display: 'grid', gap: 2, mt: 2 }}
    >
      <Typography>
        {account.name}, choose a new password of at least {passwordLength.min} characters. Your sessions and
        access tokens end.{code && ' Your second factor stays as it is.'}
      </Typography>
      <Fields account={account} />
      {issue && <Alert severity="error">{issue}</Alert>}
      <Button type="submit" variant="contained" color="secondary" size="large" loading={isSending}>
        Set password
      </Button>
      {account.has_passkeys && hasPasskeys() && (
        <Button type="button" variant="outlined" disabled={isSending} onClick={() => void finish(askPasskey)}>
          Use a passkey instead of a code
        </Button>
      )}
    </Box>
  );
}

/** Where a link for a new password leads. @param props.token from the address */
export function RecoveryPage({ brandName, token }: { brandName: string; token: string }) {
  const [account, setAccount] = useState<OpenRecovery | null>();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const look = async () => {
      const answer = await callAuth('recovery/show', { token });
      setAccount(answer.ok ? ((await answer.json()) as OpenRecovery) : null);
    };
    look().catch(() => setAccount(null));
  }, [token]);
  const signIn = <Button onClick={startDesk}>Sign in</Button>;
  return (
    <LinkFrame brandName={brandName} title="New password">
      {account === undefined && <Skeleton height={120} />}
      {account === null && (
        <>
          <Alert severity="warning" sx={{ my: 2 }}>
            This link does not work. It was used, or it has expired. Ask for a new one on the sign-in page.
          </Alert>
          {signIn}
        </>
      )}
      {account && !isDone && <RecoveryForm token={token} account={account} onDone={() => setDone(true)} />}
      {isDone && (
        <>
          <Alert severity="success" sx={{ my: 2 }}>
            Your new password is set.
          </Alert>
          {signIn}
        </>
      )}
    </LinkFrame>
  );
}
