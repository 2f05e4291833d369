import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import type { Account } from '../model/account.ts';
import { roles, type Role } from '../model/role.ts';
import { RoleChoice } from './role-choice.tsx';
import { roleWords } from './role-words.ts';

interface RolesDialogProps {
  account: Pick<Account, 'id' | 'name' | 'roles'>;
  isPending: boolean;
  onClose: () => void;
  /** Never rejects. @param seen what the choice is based on @returns whether they were saved */
  onSave: (roles: Role[], seen: Role[]) => Promise<boolean>;
  /** What another administrator saved in the meantime. */
  theirs: readonly Role[] | undefined;
  onForgetTheirs: () => void;
}

const factsOf = (chosen: readonly Role[]) => ({
  Roles: roles
    .filter((role) => chosen.includes(role))
    .map((role) => roleWords[role])
    .join('\n'),
});

/** Changes the roles of someone else. */
export function RolesDialog({ account, isPending, onClose, onSave, ...conflict }: RolesDialogProps) {
  const { theirs, onForgetTheirs } = conflict;
  const { id, name, roles: stored } = account;
  // The roles that the choice is based on are kept with it: they are what the person saw.
  const initial = { chosen: [...stored], seen: [...stored] };
  const form = useKeptForm({ resource: 'accounts', id, part: 'roles' }, initial, { seen: stored.join() });
  const { values } = form;
  const save = async (seen = values.seen) => {
    const isDone = await onSave(values.chosen, seen);
    if (!isDone) return false;
    form.settle(values);
    onClose();
    return true;
  };
  if (theirs)
    return (
      <StaleFormDialog
        stored={factsOf(theirs)}
        mine={factsOf(values.chosen)}
        isBusy={isPending}
        onLater={onForgetTheirs}
        onTakeTheirs={() => {
          form.discard();
          onClose();
        }}
        onSaveMine={() => void save([...theirs])}
      />
    );
  return (
    <ActionDialog
      title={`Roles of ${name}`}
      action="Save roles"
      onAct={values.chosen.length === 0 || isPending ? undefined : () => save()}
      onClose={onClose}
    >
      <RestoredNotice form={form} />
      <RoleChoice value={values.chosen} onChange={(chosen) => form.set({ chosen })} />
    </ActionDialog>
  );
}
