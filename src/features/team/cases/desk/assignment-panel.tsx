import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useGetList } from 'react-admin';
import { KeyHint } from '#features/core/desk-kit/desk/key-hint.tsx';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { Assignee, Assignment } from '../model/assignment.ts';
import { useAssignment } from './use-assignment.ts';
import { useMayDecide } from './use-case-kind.ts';

interface AssignmentPanelProps {
  kind: CaseKind;
  id: number;
}

const sinceWords = ({ by, at, is_own: isOwn }: Assignment) => {
  const time = describeTime(at);
  if (by !== null) return `Assigned by ${by}, ${time}`;
  return isOwn ? `You took it, ${time}` : `Since ${time}`;
};

interface ChoiceProps {
  people: readonly Assignee[];
  assignment: Assignment | null;
  isPending: boolean;
  onAssign: (to: string | null) => void;
}

/** Who works on it; another choice takes effect immediately. */
function AssigneeChoice({ people, assignment, isPending, onAssign }: ChoiceProps) {
  const isListed = people.some(({ id }) => id === assignment?.account);
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Assigned to"
      value={assignment?.account ?? ''}
      disabled={isPending}
      onChange={({ target }) => onAssign(target.value === '' ? null : target.value)}
      helperText={assignment ? sinceWords(assignment) : 'Others can decide too. This shows who works on it.'}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">Unassigned</MenuItem>
      {assignment && !isListed && <MenuItem value={assignment.account}>{assignment.name}</MenuItem>}
      {people.map(({ id, name, is_own: isOwn }) => (
        <MenuItem key={id} value={id}>
          {isOwn ? `${name} (you)` : name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Who works on an open case, and the choice of another person. */
export function AssignmentPanel({ kind, id }: AssignmentPanelProps) {
  const mayDecide = useMayDecide(kind);
  const { data: people = [] } = useGetList<Assignee>(`cases/${kind}/assignees`, {}, { enabled: mayDecide });
  const { assignment, isPending, assign } = useAssignment(kind, id);
  const isOwn = assignment?.is_own ?? false;
  const own = people.find((person) => person.is_own)?.id;
  const toggle = () => own !== undefined && void assign(isOwn ? null : own);
  useShortcuts({ t: mayDecide ? toggle : undefined });
  if (assignment === undefined) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {assignment && !isOwn && (
        <Alert severity="warning" role="status">
          {assignment.name} works on this case.
        </Alert>
      )}
      {mayDecide && (
        <>
          <AssigneeChoice {...{ people, assignment, isPending }} onAssign={(to) => void assign(to)} />
          <Button
            size="small"
            variant="outlined"
            aria-keyshortcuts="t"
            disabled={isPending || own === undefined}
            onClick={toggle}
            sx={{ justifySelf: 'start' }}
          >
            {isOwn ? 'Give back' : 'Assign to me'}
            <KeyHint>T</KeyHint>
          </Button>
        </>
      )}
    </Box>
  );
}
