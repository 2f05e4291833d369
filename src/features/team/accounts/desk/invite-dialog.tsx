import { Alert, Checkbox, FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import { SecretDialog } from '#features/core/desk-kit/desk/secret-dialog.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { invitationDays, invitationLocales, type Invitation } from '../model/invitation.ts';
import type { Role } from '../model/role.ts';
import { RoleChoice } from './role-choice.tsx';
import { fieldOf } from './use-own-second-factor.ts';

/** How an invitation reaches the person. */
type Delivery = 'mail' | 'link';

function DeliveryChoice({
  delivery,
  onChange,
}: {
  delivery: Delivery;
  onChange: (delivery: Delivery) => void;
}) {
  return (
    <>
      <RadioGroup
        value={delivery}
        onChange={(_event, chosen) => onChange(chosen as Delivery)}
        aria-label="How to invite"
      >
        <FormControlLabel value="mail" control={<Radio />} label="Send the invitation by email" />
        <FormControlLabel value="link" control={<Radio />} label="Create a link that I send myself" />
      </RadioGroup>
      {delivery === 'mail' && (
        <TextField name="locale" label="Language of the email" select defaultValue="en" fullWidth>
          {invitationLocales.map((locale) => (
            <MenuItem key={locale} value={locale}>
              {localeWord(locale)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}

/** An address that was invited already: the first link ends, so the person says that it may. */
function Replaces({ open }: { open: Invitation }) {
  return (
    <>
      <Alert severity="warning">
        {open.name} was invited on {describeTime(open.create_time)}. That link ends when you invite this
        address again.
      </Alert>
      <FormControlLabel required control={<Checkbox />} label="End the first link" />
    </>
  );
}

/** Invites a person, by mail where there is a mail server, or by a link to copy. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const provider = useDataProvider();
  const notify = useNotify();
  const { data: invitations = [], meta } = useGetList<Invitation>('invitations');
  const sends = (meta as { sends?: boolean } | undefined)?.sends === true;
  const [chosen, setDelivery] = useState<Delivery>('mail');
  const delivery = sends ? chosen : 'link';
  const [roles, setRoles] = useState<Role[]>([]);
  const [typed, setTyped] = useState('');
  const open = invitations.find(({ email }) => email === typed.trim().toLowerCase());
  async function make(fields: FormData) {
    const [email, name] = [fieldOf(fields, 'email'), fieldOf(fields, 'name')];
    const data = {
      ...{ email, name, roles },
      ...(delivery === 'mail' && { locale: fieldOf(fields, 'locale') }),
      ...(open && { replaces: open.id }),
    };
    const made = await provider.create('invitations', { data });
    const { link } = made.data as { link?: string };
    if (link === undefined) notify(`The invitation is being sent to ${email}.`, { type: 'success' });
    return link;
  }
  return (
    <SecretDialog
      title="Invite a person"
      action={delivery === 'mail' ? 'Send invitation' : 'Create invitation'}
      isComplete={roles.length > 0}
      make={make}
      what="invitation link"
      about={`Send this link to the person. It works once, for ${invitationDays} days, and is shown only now.`}
      onClose={onClose}
    >
      <TextField
        name="email"
        type="email"
        label="Email"
        required
        autoFocus
        fullWidth
        margin="dense"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {open && <Replaces open={open} />}
      <TextField name="name" label="Name" required fullWidth />
      <RoleChoice value={roles} onChange={setRoles} />
      {sends && <DeliveryChoice delivery={delivery} onChange={setDelivery} />}
    </SecretDialog>
  );
}
