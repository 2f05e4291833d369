import {
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Paper,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList, useGetOne, useNotify, useRefresh } from 'react-admin';
import { CsvButton } from '#features/core/desk-kit/desk/csv-button.tsx';
import { SecretDialog } from '#features/core/desk-kit/desk/secret-dialog.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { accessTokenDays, type OwnAccessToken } from '../model/access-token.ts';
import type { OwnSecondFactor } from '../model/second-factor.ts';
import { tokenScopes, type TokenScope } from '../model/token-scope.ts';
import { CodeField } from './code-field.tsx';
import { OwnRow } from './own-row.tsx';
import { PasswordField } from './second-factor-setup.tsx';
import { fieldOf } from './use-own-second-factor.ts';

const usualDays = 90;

/** What a token with this scope does, where its account may. */
const scopeWords: Record<TokenScope, string> = {
  read: 'Read lists and records',
  contents: 'Write and publish content',
  listings: 'Change listed items, categories and networks',
  releases: 'Propose and withdraw releases',
  review: 'Decide about submissions, reports, findings and appeals',
  mail: 'Edit and retry emails, send the newsletter, erase and export subscribers',
};

/** What the script needs; every one reads. */
function ScopeFields() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">What the token is for</FormLabel>
      {tokenScopes.map((scope) => (
        <FormControlLabel
          key={scope}
          label={scopeWords[scope]}
          disabled={scope === 'read'}
          control={<Checkbox name="scope" value={scope} defaultChecked={scope === 'read'} />}
        />
      ))}
    </FormControl>
  );
}

function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const provider = useDataProvider();
  const { data: factor } = useGetOne<OwnSecondFactor>('own-second-factor', { id: 'own' });
  async function make(fields: FormData) {
    const [name, password, code] = [
      fieldOf(fields, 'label'),
      fieldOf(fields, 'password'),
      fieldOf(fields, 'code'),
    ];
    // A field that is fixed is not sent.
    const scopes = ['read', ...fields.getAll('scope')];
    const data = { name, password, code, scopes, days: Number(fieldOf(fields, 'days')) };
    const made = await provider.create('own-access-tokens', { data });
    return (made.data as { token: string }).token;
  }
  return (
    <SecretDialog
      title="Create a token"
      action="Create token"
      make={make}
      what="token"
      about="Copy the token now. It is not shown again."
      onClose={onClose}
    >
      <TextField
        name="label"
        label="Name of the script"
        required
        autoFocus
        fullWidth
        margin="dense"
        helperText="The audit log shows it beside your address"
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField name="days" label="Expires after" select defaultValue={String(usualDays)} fullWidth>
        {accessTokenDays.map((days) => (
          <MenuItem key={days} value={String(days)}>
            {days} days
          </MenuItem>
        ))}
      </TextField>
      <ScopeFields />
      <PasswordField />
      {factor?.is_on && <CodeField />}
    </SecretDialog>
  );
}

function TokenRow({ token, onEnd }: { token: OwnAccessToken; onEnd: () => void }) {
  const used = token.used_time ? `last used ${describeTime(token.used_time)}` : 'never used';
  return (
    <OwnRow
      name={token.name}
      about={`Until ${describeTime(token.expires_time)}, ${used}. For: ${token.scopes.join(', ')}`}
    >
      <Button size="small" variant="outlined" onClick={onEnd}>
        Revoke token
      </Button>
    </OwnRow>
  );
}

function TokenList({ data }: { data: readonly OwnAccessToken[] }) {
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  /** Never rejects: what went wrong is shown. */
  async function end(token: OwnAccessToken) {
    try {
      await provider.update('own-access-tokens', {
        id: token.id,
        data: { name: 'end' },
        previousData: token,
      });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The token was not revoked. Try again.', {
        type: 'error',
      });
    }
    refresh();
  }
  return (
    <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
      {data.map((token) => (
        <TokenRow key={token.id} token={token} onEnd={() => void end(token)} />
      ))}
    </Box>
  );
}

/** The own access tokens on the account page. */
export function AccessTokenSection() {
  const { data = [] } = useGetList<OwnAccessToken>('own-access-tokens');
  const [isAdding, setAdding] = useState(false);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="access-tokens" sx={{ p: 3 }}>
      <Typography id="access-tokens" component="h2" variant="h6" sx={{ mb: 1 }}>
        Access tokens
      </Typography>
      <Box sx={{ mb: 2, color: 'text.secondary' }}>
        Scripts use them to act for you. A token can do what you choose from your own permissions, but it
        cannot manage accounts or confirm what is waiting for a second person. The audit log lists its actions
        under your address.
      </Box>
      <TokenList data={data} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setAdding(true)}>
          Create a token
        </Button>
        <CsvButton
          list="own-tokens"
          label="Export tokens as CSV"
          isEmpty={data.length === 0}
          readRows={() => Promise.resolve(data)}
        />
      </Box>
      {isAdding && <NewTokenDialog onClose={() => setAdding(false)} />}
    </Paper>
  );
}
