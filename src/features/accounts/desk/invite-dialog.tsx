import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useCreate, useRefresh } from 'react-admin';
import { invitationDays } from '../model/invitation.ts';
import type { Role } from '../model/role.ts';
import { RoleChoice } from './role-choice.tsx';

/** The link is shown once: the server keeps only its hash. */
function InvitationLink({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          Send this link to the person. It works once, for {invitationDays} days, and is shown only now.
        </Typography>
        <TextField
          label="Invitation link"
          value={link}
          fullWidth
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="secondary" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </>
  );
}

function InviteForm({ onMade, onClose }: { onMade: (link: string) => void; onClose: () => void }) {
  const [create, { isPending }] = useCreate();
  const [roles, setRoles] = useState<Role[]>([]);
  const [issue, setIssue] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const data = { email: form.get('email'), name: form.get('name'), roles };
    try {
      const made = (await create('invitations', { data }, { returnPromise: true })) as { link: string };
      onMade(made.link);
    } catch (error) {
      setIssue(error instanceof Error ? error.message : 'The invitation could not be made.');
    }
  }
  return (
    <form onSubmit={(event) => void submit(event as SubmitEvent<HTMLFormElement>)}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField name="email" type="email" label="Email" required autoFocus fullWidth margin="dense" />
        <TextField name="name" label="Name" required fullWidth />
        <RoleChoice value={roles} onChange={setRoles} />
        {issue && <Alert severity="error">{issue}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={roles.length === 0}
          loading={isPending}
        >
          Create invitation
        </Button>
      </DialogActions>
    </form>
  );
}

/** Invites a person by a link. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<string>();
  const refresh = useRefresh();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="invite-title">
      <DialogTitle id="invite-title">Invite a person</DialogTitle>
      {link ? (
        <InvitationLink link={link} onClose={onClose} />
      ) : (
        <InviteForm
          onClose={onClose}
          onMade={(made) => {
            setLink(made);
            refresh();
          }}
        />
      )}
    </Dialog>
  );
}
