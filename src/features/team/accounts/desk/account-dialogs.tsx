import { Typography } from '@mui/material';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import type { AccountChange } from '../model/account-change.ts';
import type { Account } from '../model/account.ts';
import { RecoverDialog } from './recover-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';

/** What is asked about before it is done. */
export type AccountQuestion = 'set-roles' | 'disable' | 'reset-second-factor' | 'recover';

/** What needs no answer of the server but that it was done. */
export type PlainChange = Exclude<AccountChange, { name: 'recover' }>;

interface AccountDialogProps {
  question: AccountQuestion;
  account: Account;
  isPending: boolean;
  /** Never rejects. @returns whether it was done */
  onChange: (change: PlainChange) => Promise<boolean>;
  onClose: () => void;
  /** What another administrator saved of the account in the meantime. */
  theirs: Account | undefined;
  onForgetTheirs: () => void;
}

type SeverePart = Pick<AccountDialogProps, 'account'> & {
  question: Exclude<AccountQuestion, 'set-roles' | 'recover'>;
};

const titleOf = ({ question, account: { name } }: SeverePart) =>
  question === 'disable' ? `Disable the account of ${name}?` : `Reset the second factor of ${name}?`;

const consequences: Record<SeverePart['question'], string> = {
  disable: 'Their sessions end now, and they cannot sign in until an administrator enables the account.',
  'reset-second-factor':
    'Their sessions end now. They sign in with their password alone until they set up a new second factor. They and every administrator are told by email. First make sure that the request comes from this person.',
};

/** Asks about one person's account, by name; it stays open until the server has made the change. */
export function AccountDialog(props: AccountDialogProps) {
  const { question, account, isPending, onChange, onClose, theirs, onForgetTheirs } = props;
  if (question === 'recover') return <RecoverDialog account={account} onClose={onClose} />;
  if (question === 'set-roles')
    return (
      <RolesDialog
        account={account}
        isPending={isPending}
        theirs={theirs?.roles}
        onForgetTheirs={onForgetTheirs}
        onClose={onClose}
        onSave={(roles, seen) => onChange({ name: 'set-roles', roles, seen })}
      />
    );
  return (
    <ActionDialog
      title={titleOf({ question, account })}
      action={question === 'disable' ? 'Disable account' : 'Reset second factor'}
      isSevere
      onAct={isPending ? undefined : () => onChange({ name: question })}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{account.email}</Typography>
      <Typography>{consequences[question]}</Typography>
    </ActionDialog>
  );
}
