import { Box, Button, Chip } from '@mui/material';
import { useState } from 'react';
import { DataTable, ListBase, useGetIdentity } from 'react-admin';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { Account } from '../model/account.ts';
import { AccountDialog, type AccountQuestion, type PlainChange } from './account-dialogs.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { roleWords } from './role-words.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

type ListedAccount = Account & { id: string };

const doneWords: Record<PlainChange['name'], string> = {
  'set-roles': 'Roles saved.',
  disable: 'Account disabled.',
  enable: 'Account enabled.',
  'end-sessions': 'Sessions ended.',
  'reset-second-factor': 'Second factor reset, sessions ended.',
};

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join() === other.toSorted().join();

/** Changes an account after what is asked. What another administrator saved of it in the meantime is `theirs`. */
function useChangeAccount(account: ListedAccount) {
  const { change: send, isPending } = useChangeRecord('accounts');
  const [question, setQuestion] = useState<AccountQuestion>();
  const [theirs, setTheirs] = useState<Account>();
  const change = (data: PlainChange): Promise<boolean> =>
    send({
      record: account,
      data,
      done: doneWords[data.name],
      onStale: (stored) => {
        const { roles } = stored as Account;
        // Other refusals are about what the roles would be, not about what they are.
        const isStale = data.name === 'set-roles' && !isSameSet(roles, data.seen);
        if (isStale) setTheirs(stored as Account);
        return isStale;
      },
    });
  const forgetTheirs = () => setTheirs(undefined);
  const close = () => {
    setQuestion(undefined);
    forgetTheirs();
  };
  return { isPending, question, setQuestion, theirs, forgetTheirs, change, close };
}

function AccountActions({ account }: { account: ListedAccount }) {
  const { identity } = useGetIdentity();
  const { isPending, question, setQuestion, ...acting } = useChangeAccount(account);
  const { theirs, forgetTheirs, change, close } = acting;
  if (identity?.id === account.email) return <Box sx={{ color: 'text.secondary' }}>Your account</Box>;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" disabled={isPending} onClick={() => setQuestion('set-roles')}>
        Change roles
      </Button>
      <Button size="small" disabled={isPending} onClick={() => void change({ name: 'end-sessions' })}>
        End sessions
      </Button>
      {account.has_second_factor && (
        <Button size="small" disabled={isPending} onClick={() => setQuestion('reset-second-factor')}>
          Reset second factor
        </Button>
      )}
      {!account.disabled && (
        <Button size="small" disabled={isPending} onClick={() => setQuestion('recover')}>
          Recover account
        </Button>
      )}
      <Button
        size="small"
        color={account.disabled ? 'primary' : 'error'}
        disabled={isPending}
        onClick={() => (account.disabled ? void change({ name: 'enable' }) : setQuestion('disable'))}
      >
        {account.disabled ? 'Enable account' : 'Disable account'}
      </Button>
      {question && (
        <AccountDialog
          question={question}
          account={account}
          isPending={isPending}
          onChange={change}
          onClose={close}
          theirs={theirs}
          onForgetTheirs={forgetTheirs}
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
      <ListHeading title="Accounts" csv={<ListCsvButton list="accounts" />}>
        <Button variant="contained" color="secondary" onClick={() => setInviting(true)}>
          Invite a person
        </Button>
      </ListHeading>
      <TableFrame label="Accounts">
        <AccountTable />
      </TableFrame>
      <SecondFactorRule />
      <InvitationList />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ListBase>
  );
}
