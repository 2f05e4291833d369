import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useListContext } from 'react-admin';
import type { AssigneeFilter as Choice } from '../model/assignment.ts';

const words: Record<Choice, string> = { mine: 'Mine', none: 'Unassigned' };
const all = 'all';

/** Narrows the list around it to the person's own cases, or to those that are unassigned. */
export function AssigneeFilter() {
  const { filterValues, setFilters } = useListContext();
  const { assignee = all, ...others } = filterValues as { assignee?: Choice };
  const choose = (chosen: Choice | typeof all | null) => {
    // Null where the chosen one is clicked again.
    if (chosen !== null) setFilters(chosen === all ? others : { ...others, assignee: chosen });
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Assigned to"
      value={assignee}
      onChange={(_event, chosen: Choice | typeof all | null) => choose(chosen)}
      sx={{ mt: 2, '& .MuiToggleButton-root': { py: 0.5, px: 1.5, textTransform: 'none' } }}
    >
      <ToggleButton value="mine">{words.mine}</ToggleButton>
      <ToggleButton value="none">{words.none}</ToggleButton>
      <ToggleButton value={all}>All</ToggleButton>
    </ToggleButtonGroup>
  );
}
