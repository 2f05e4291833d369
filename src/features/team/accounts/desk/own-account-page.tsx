import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useCreate, useGetList, useRefresh, useUpdate } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import { passwordLength } from '../model/check-account.ts';
import type { OwnSession } from '../model/own-session.ts';
import { AccessTokenSection } from './access-token-section.tsx';
import { OwnRow } from './own-row.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { UsernameField } from './username-field.tsx';

function PasswordFields() {
  return (
    <>
      <TextField
        name="current"
        type="password"
        label="Current password"
        required
        autoComplete="current-password"
      />
      <TextField
        name="password"
        type="password"
        label="New password"
        required
        autoComplete="new-password"
        helperText={`At least ${passwordLength.min} characters`}
      />
    </>
  );
}

function PasswordForm() {
  const [create, { isPending }] = useCreate();
  const refresh = useRefresh();
  const [said, setSaid] = useState<{ severity: 'success' | 'error'; text: string }>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const data = { current: given.get('current'), password: given.get('password') };
    try {
      await create('own-password', { data }, { returnPromise: true });
      setSaid({
        severity: 'success',
        text: 'Password changed. Your other sessions and your access tokens ended.',
      });
      form.reset();
      refresh();
    } catch (error) {
      setSaid({
        severity: 'error',
        text: error instanceof Error ? error.message : 'That did not work. Try again.',
      });
    }
  }
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
        Password
      </Typography>
      <Box
        component="form"
        onSubmit={(event) => void submit(event as unknown as SubmitEvent<HTMLFormElement>)}
        sx={{ display: 'grid', gap: 2, maxWidth: 400 }}
      >
        <UsernameField />
        <PasswordFields />
        {said && <Alert severity={said.severity}>{said.text}</Alert>}
        <Button type="submit" variant="contained" color="secondary" loading={isPending}>
          Change password
        </Button>
      </Box>
    </Paper>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  return (
    <OwnRow
      name={session.user_agent ?? 'Unknown browser'}
      about={
        <>
          Since {describeTime(session.create_time)}
          {session.by_single_sign_on && ' by single sign-on'}, last used {describeTime(session.active_time)}
        </>
      }
    >
      {session.is_current ? (
        <Box sx={{ color: 'text.secondary' }}>This session</Box>
      ) : (
        <Button size="small" variant="outlined" onClick={onEnd}>
          End session
        </Button>
      )}
    </OwnRow>
  );
}

function Sessions() {
  const { data = [] } = useGetList<OwnSession>('own-sessions');
  const [update] = useUpdate();
  const refresh = useRefresh();
  async function end(id: string) {
    await update(
      'own-sessions',
      { id, data: { name: 'end' } },
      { mutationMode: 'pessimistic', returnPromise: true },
    );
    refresh();
  }
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography component="h2" variant="h6">
        Sessions
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </Box>
      {data.length > 1 && (
        <Button sx={{ mt: 2 }} onClick={() => void end('others')}>
          End all other sessions
        </Button>
      )}
    </Paper>
  );
}

/** Someone's own password, second factor, passkeys, sessions and access tokens. */
export function OwnAccountPage() {
  return (
    <>
      <title>Your account · Desk</title>
      <Typography component="h1" variant="h4" sx={{ mt: 3, mb: 2 }}>
        Your account
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, pb: 6 }}>
        <PasswordForm />
        <SecondFactorSection />
        <PasskeySection />
        <Sessions />
        <AccessTokenSection />
      </Box>
    </>
  );
}
