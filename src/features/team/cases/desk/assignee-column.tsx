import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import type { Assigned } from '../model/assignment.ts';

function Assignee({ assignment }: Assigned<object>) {
  if (!assignment) return <Box sx={{ color: 'text.secondary' }}>Unassigned</Box>;
  return (
    <Box sx={{ fontWeight: assignment.is_own ? 600 : 400, overflowWrap: 'anywhere' }}>
      {assignment.is_own ? 'You' : assignment.name}
    </Box>
  );
}

/** Of a table of cases: who works on each. */
export function AssigneeColumn() {
  return (
    <DataTable.Col
      disableSort
      source="assignment"
      label="Assigned to"
      render={(row: Assigned<object>) => <Assignee assignment={row.assignment} />}
    />
  );
}
