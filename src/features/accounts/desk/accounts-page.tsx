import { Box, Button, Chip, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, ListBase, useGetIdentity, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { AccountChange } from '../model/account-change.ts';
import type { Account } from '../model/account.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { roleWords } from './role-words.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';

type ListedAccount = Account & { id: string };

const doneWords: Record<AccountChange['name'], string> = {
  'set-roles': 'Roles saved.',
  disable: 'Account disabled.',
  enable: 'Account enabled.',
  'end-sessions': 'Sessions ended.',
  'reset-second-factor': 'Second factor reset, sessions ended.',
};

/** Sends a change of an account and says how it went. */
function useChange() {
  const [update] = useUpdate();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (account: ListedAccount, change: AccountChange) => {
    try {
      await update(
        'accounts',
        { id: account.id, data: change, previousData: account },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify(doneWords[change.name], { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The change did not work.', { type: 'error' });
    }
    refresh();
  };
}

function AccountActions({ account }: { account: ListedAccount }) {
  const { identity } = useGetIdentity();
  const change = useChange();
  const [isEditing, setEditing] = useState(false);
  if (identity?.id === account.email) return <Box sx={{ color: 'text.secondary' }}>Your account</Box>;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" onClick={() => setEditing(true)}>
        Change roles
      </Button>
      <Button size="small" onClick={() => void change(account, { name: 'end-sessions' })}>
        End sessions
      </Button>
      {account.has_second_factor && (
        <Button size="small" onClick={() => void change(account, { name: 'reset-second-factor' })}>
          Reset second factor
        </Button>
      )}
      <Button
        size="small"
        color={account.disabled ? 'primary' : 'error'}
        onClick={() => void change(account, { name: account.disabled ? 'enable' : 'disable' })}
      >
        {account.disabled ? 'Enable account' : 'Disable account'}
      </Button>
      {isEditing && (
        <RolesDialog
          name={account.name}
          roles={account.roles}
          onClose={() => setEditing(false)}
          onSave={(roles) => void change(account, { name: 'set-roles', roles })}
        />
      )}
    </Box>
  );
}

function AccountTable() {
  return (
    <DataTable<ListedAccount> rowClick={false} bulkActionButtons={false}>
      <DataTable.Col
        disableSort
        source="name"
        label="Name"
        render={({ name, email }: ListedAccount) => (
          <>
            <Box sx={{ fontWeight: 600 }}>{name}</Box>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{email}</Box>
          </>
        )}
      />
      <DataTable.Col
        disableSort
        source="roles"
        label="Roles"
        render={({ roles, disabled, has_second_factor }: ListedAccount) => (
          <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
            {roles.map((role) => (
              <Chip key={role} size="small" variant="outlined" label={roleWords[role]} />
            ))}
            {has_second_factor && (
              <Chip size="small" color="success" variant="outlined" label="Second factor" />
            )}
            {disabled && <Chip size="small" color="error" variant="outlined" label="Disabled" />}
          </Box>
        )}
      />
      <DataTable.Col
        disableSort
        source="id"
        label="Actions"
        render={(account: ListedAccount) => <AccountActions account={account} />}
      />
    </DataTable>
  );
}

/** Who has an account, with which roles, and who was invited. For administrators. */
export function AccountsPage() {
  const [isInviting, setInviting] = useState(false);
  return (
    <ListBase perPage={1000}>
      <title>Accounts · Desk</title>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, mb: 1 }}>
        <Typography component="h1" variant="h4" sx={{ flex: 1 }}>
          Accounts
        </Typography>
        <Button variant="contained" color="secondary" onClick={() => setInviting(true)}>
          Invite a person
        </Button>
      </Box>
      <Paper variant="outlined" sx={{ mt: 2, overflowX: 'auto' }}>
        <AccountTable />
      </Paper>
      <SecondFactorRule />
      <InvitationList />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ListBase>
  );
}
