import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import type { Role } from '../model/role.ts';
import { RoleChoice } from './role-choice.tsx';

interface RolesDialogProps {
  /** Of the person. */
  name: string;
  roles: readonly Role[];
  onClose: () => void;
  onSave: (roles: Role[]) => void;
}

/** Changes the roles of someone else. */
export function RolesDialog({ name, roles, onClose, onSave }: RolesDialogProps) {
  const [chosen, setChosen] = useState<Role[]>([...roles]);
  return (
    <Dialog open onClose={onClose} aria-labelledby="roles-title">
      <DialogTitle id="roles-title">Roles of {name}</DialogTitle>
      <DialogContent>
        <RoleChoice value={chosen} onChange={setChosen} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color="secondary"
          disabled={chosen.length === 0}
          onClick={() => {
            onSave(chosen);
            onClose();
          }}
        >
          Save roles
        </Button>
      </DialogActions>
    </Dialog>
  );
}
