import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetRecordRepresentation, useNotify } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { Assignee } from '../model/assignment.ts';
import { useAssignCases, type AssignedCase, type RefusedCase } from './use-assign-cases.ts';

interface AssignCasesDialogProps {
  kind: CaseKind;
  /** As they were when the dialog was opened: the list goes on. */
  cases: readonly AssignedCase[];
  /** Called once they are assigned, except those that were refused. */
  onSent: () => void;
  onClose: () => void;
}

/** In place of a person. */
const everyone = 'everyone';

const casesWord = (count: number) => (count === 1 ? '1 case' : `${count} cases`);

function Refused({ kind, refused }: { kind: CaseKind; refused: readonly RefusedCase[] }) {
  const nameOf = useGetRecordRepresentation(kind);
  return (
    <Alert severity="warning">
      {refused.map(({ case: each, message }) => (
        <div key={each.id}>
          {nameOf(each)}: {message}
        </div>
      ))}
    </Alert>
  );
}

/** To whom several cases go, or back to everyone; then what was refused. */
export function AssignCasesDialog({ kind, cases, onSent, onClose }: AssignCasesDialogProps) {
  const { data: people = [] } = useGetList<Assignee>(`cases/${kind}/assignees`);
  const [to, setTo] = useState('');
  const [refused, setRefused] = useState<readonly RefusedCase[]>([]);
  const assign = useAssignCases(kind);
  const notify = useNotify();
  const isBack = to === everyone;
  const send = async () => {
    const left = await assign(cases, isBack ? null : to);
    setRefused(left);
    onSent();
    const count = cases.length - left.length;
    if (count > 0) notify(`${casesWord(count)} ${isBack ? 'given back' : 'assigned'}.`, { type: 'success' });
    return left.length === 0;
  };
  return (
    <ActionDialog
      title={`Assign ${casesWord(cases.length)}`}
      action={isBack ? 'Give back' : 'Assign'}
      onAct={to === '' || refused.length > 0 ? undefined : send}
      onClose={onClose}
    >
      <TextField
        select
        label="To"
        value={to}
        onChange={({ target }) => setTo(target.value)}
        helperText="Others can decide too. This shows who works on them."
        sx={{ mt: 1 }}
      >
        {people.map(({ id, name, is_own: isOwn }) => (
          <MenuItem key={id} value={id}>
            {isOwn ? `${name} (you)` : name}
          </MenuItem>
        ))}
        <MenuItem value={everyone}>No one (give back)</MenuItem>
      </TextField>
      {refused.length > 0 && <Refused kind={kind} refused={refused} />}
    </ActionDialog>
  );
}
