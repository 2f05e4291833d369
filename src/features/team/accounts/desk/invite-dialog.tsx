import { Alert, Checkbox, FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from '@mui/material';
import { useDataProvider, useGetList, useNotify } from 'react-admin';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { localeWord } from '#features/core/desk-kit/desk/locale-word.ts';
import { SecretDialog } from '#features/core/desk-kit/desk/secret-dialog.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { invitationDays, invitationLocales, type Invitation } from '../model/invitation.ts';
import type { Role } from '../model/role.ts';
import { RoleChoice } from './role-choice.tsx';

/** How an invitation reaches the person. */
type Delivery = 'mail' | 'link';

interface Typed {
  email: string;
  name: string;
  roles: Role[];
  delivery: Delivery;
  /** Of the email. */
  locale: string;
}

const nothing: Typed = { email: '', name: '', roles: [], delivery: 'mail', locale: 'en' };

function DeliveryChoice({
  values: { delivery, locale },
  onChange,
}: {
  values: Typed;
  onChange: (changed: Partial<Typed>) => void;
}) {
  return (
    <>
      <RadioGroup
        value={delivery}
        onChange={(_event, chosen) => onChange({ delivery: chosen as Delivery })}
        aria-label="How to invite"
      >
        <FormControlLabel value="mail" control={<Radio />} label="Send the invitation by email" />
        <FormControlLabel value="link" control={<Radio />} label="Create a link to send myself" />
      </RadioGroup>
      {delivery === 'mail' && (
        <TextField
          name="locale"
          label="Language of the email"
          select
          value={locale}
          onChange={({ target }) => onChange({ locale: target.value })}
          fullWidth
        >
          {invitationLocales.map((each) => (
            <MenuItem key={each} value={each}>
              {localeWord(each)}
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
        {open.name} was invited on {describeTime(open.create_time)}. That link stops working when you invite
        this address again.
      </Alert>
      <FormControlLabel required control={<Checkbox />} label="Replace the first link" />
    </>
  );
}

/** What the dialog holds, and inviting the person. */
function useInvitation() {
  const provider = useDataProvider();
  const notify = useNotify();
  const { data: invitations = [], meta } = useGetList<Invitation>('invitations');
  const sends = (meta as { sends?: boolean } | undefined)?.sends === true;
  const form = useKeptForm({ resource: 'invitations', id: 'new', part: 'person' }, nothing);
  const { email, name, roles, locale, delivery: chosen } = form.values;
  const delivery = sends ? chosen : 'link';
  const open = invitations.find((each) => each.email === email.trim().toLowerCase());
  async function make() {
    const data = {
      ...{ email, name, roles },
      ...(delivery === 'mail' && { locale }),
      ...(open && { replaces: open.id }),
    };
    const made = await provider.create('invitations', { data });
    form.settle(form.values);
    const { link } = made.data as { link?: string };
    if (link === undefined) notify(`The invitation is being sent to ${email}.`, { type: 'success' });
    return link;
  }
  return { form, sends, delivery, open, make };
}

/** Invites a person, by mail where there is a mail server, or by a link to copy. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { form, sends, delivery, open, make } = useInvitation();
  const { values, set } = form;
  const { email, name, roles } = values;
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
      <RestoredNotice form={form} />
      <TextField
        name="email"
        type="email"
        label="Email"
        required
        autoFocus
        fullWidth
        margin="dense"
        value={email}
        onChange={({ target }) => set({ email: target.value })}
      />
      {open && <Replaces open={open} />}
      <TextField
        name="name"
        label="Name"
        required
        fullWidth
        value={name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <RoleChoice value={roles} onChange={(chosen) => set({ roles: chosen })} />
      {sends && <DeliveryChoice values={values} onChange={set} />}
    </SecretDialog>
  );
}
