import { useState } from 'react';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import type { Role } from '../model/role.ts';
import { RoleChoice } from './role-choice.tsx';

interface RolesDialogProps {
  /** Of the person. */
  name: string;
  roles: readonly Role[];
  isPending: boolean;
  onClose: () => void;
  onSave: (roles: Role[]) => void;
}

/** Changes the roles of someone else. */
export function RolesDialog({ name, roles, isPending, onClose, onSave }: RolesDialogProps) {
  const [chosen, setChosen] = useState<Role[]>([...roles]);
  return (
    <ActionDialog
      title={`Roles of ${name}`}
      action="Save roles"
      onAct={chosen.length === 0 || isPending ? undefined : () => onSave(chosen)}
      onClose={onClose}
    >
      <RoleChoice value={chosen} onChange={setChosen} />
    </ActionDialog>
  );
}
