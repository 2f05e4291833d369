import { Alert, Box, Button, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList, useGetOne, useRefresh } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import { findPasskeyObstacle, type OwnPasskey, type PasskeyAction } from '../model/passkey.ts';
import type { OwnSecondFactor } from '../model/second-factor.ts';
import { hasPasskeys, makePasskey } from './browser-passkeys.ts';
import { CodeField } from './code-field.tsx';
import { OwnForm } from './own-form.tsx';
import { PasswordField } from './second-factor-setup.tsx';
import { fieldOf } from './use-own-second-factor.ts';

const obstacleWords = {
  address:
    'Passkeys are bound to a host name, and this desk is open under a bare IP address. The server’s operator can give it a host name (DESK_ORIGIN).',
  'plain-http': 'Passkeys need HTTPS, and this desk is open over plain HTTP.',
};

function NameField({ value }: { value?: string }) {
  return (
    <TextField
      name="label"
      label="Name of the passkey"
      required
      fullWidth
      defaultValue={value}
      helperText="Such as “Work laptop”"
      slotProps={{ htmlInput: { maxLength: 60 } }}
    />
  );
}

function AddForm({ onDone }: { onDone: () => void }) {
  const provider = useDataProvider();
  async function add(fields: FormData) {
    const given = { password: fieldOf(fields, 'password'), code: fieldOf(fields, 'code') };
    const begun = await provider.create('own-passkeys/options', { data: given });
    const response = await makePasskey((begun.data as { options?: unknown }).options);
    await provider.create('own-passkeys', { data: { name: fieldOf(fields, 'label'), response } });
    onDone();
  }
  return (
    <OwnForm label="Add passkey" onSubmit={add} more={<Button onClick={onDone}>Cancel</Button>}>
      <NameField />
      <PasswordField />
      <CodeField />
    </OwnForm>
  );
}

function PasskeyRow({ passkey, onDone }: { passkey: OwnPasskey; onDone: () => void }) {
  const provider = useDataProvider();
  const [isRenaming, setRenaming] = useState(false);
  const [issue, setIssue] = useState<string>();
  async function change(data: PasskeyAction) {
    await provider.update('own-passkeys', { id: passkey.id, data, previousData: passkey });
    setRenaming(false);
    onDone();
  }
  const remove = () =>
    change({ name: 'remove' }).catch((error: unknown) =>
      setIssue(error instanceof Error ? error.message : 'The passkey was not removed. Try again.'),
    );
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
          {passkey.name}
          <Box sx={{ color: 'text.secondary' }}>Since {describeTime(passkey.create_time)}</Box>
        </Box>
        <Button size="small" variant="outlined" onClick={() => setRenaming(!isRenaming)}>
          Rename
        </Button>
        <Button size="small" color="error" onClick={() => void remove()}>
          Remove
        </Button>
      </Box>
      {issue && <Alert severity="error">{issue}</Alert>}
      {isRenaming && (
        <Box sx={{ mt: 1 }}>
          <OwnForm
            label="Save name"
            onSubmit={(fields) => change({ name: 'rename', label: fieldOf(fields, 'label') })}
          >
            <NameField value={passkey.name} />
          </OwnForm>
        </Box>
      )}
    </Box>
  );
}

function Passkeys() {
  const { data = [] } = useGetList<OwnPasskey>('own-passkeys');
  const { data: factor } = useGetOne<OwnSecondFactor>('own-second-factor', { id: 'own' });
  const [isAdding, setAdding] = useState(false);
  const refresh = useRefresh();
  const finish = () => {
    setAdding(false);
    refresh();
  };
  if (!hasPasskeys()) return <Box>This browser does not offer passkeys.</Box>;
  if (factor && !factor.is_on)
    return <Box>Set up an authenticator app first. Its recovery codes help if a passkey is lost.</Box>;
  return (
    <>
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {data.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onDone={finish} />
        ))}
      </Box>
      {isAdding && <AddForm onDone={finish} />}
      {!isAdding && (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      )}
    </>
  );
}

/** The passkeys of the person signed in, on the account page, or why there are none. */
export function PasskeySection() {
  const obstacle = findPasskeyObstacle(location.origin);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="passkeys" sx={{ p: 3 }}>
      <Typography id="passkeys" component="h2" variant="h6" sx={{ mb: 1 }}>
        Passkeys
      </Typography>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>
        Sign in with your fingerprint, your face or a PIN, without password and code.
      </Box>
      {obstacle ? <Box>{obstacleWords[obstacle]}</Box> : <Passkeys />}
    </Paper>
  );
}
