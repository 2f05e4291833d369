import { Typography } from '@mui/material';
import { useDataProvider, useNotify } from 'react-admin';
import { SecretDialog } from '#features/core/desk-kit/desk/secret-dialog.tsx';
import type { Account } from '../model/account.ts';
import { givenRecoveryHours } from '../model/recovery.ts';

/** Lets a person in again who lost password and device: by mail where there is a mail server, or by a link to copy. */
export function RecoverDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const provider = useDataProvider();
  const notify = useNotify();
  async function make() {
    const { id, email } = account;
    const data = { name: 'recover' };
    const made = await provider.update('accounts', { id, data, previousData: account });
    const { link } = made.data as { link?: string };
    if (link === undefined)
      notify(`A link for a new password is being sent to ${email}.`, { type: 'success' });
    return link;
  }
  return (
    <SecretDialog
      title={`Recover the account of ${account.name}?`}
      action="Recover account"
      make={make}
      what="recovery link"
      about={`Give this link to the person. It works once, for ${givenRecoveryHours} hours, and is shown only now.`}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{account.email}</Typography>
      <Typography>
        Use this if a person can no longer sign in, for example because the second factor is lost. Their
        second factor is removed, their sessions and access tokens end, and they get a link to set a new
        password. They and every administrator are told by email. First make sure that the request comes from
        this person.
      </Typography>
    </SecretDialog>
  );
}
