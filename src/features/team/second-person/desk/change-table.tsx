import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ProposedChange } from '../model/proposal.ts';

interface ChangeTableProps {
  changes: readonly ProposedChange[];
  labelOf: (field: string) => string;
}

const value = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'var(--mono)', fontSize: 12 };

/** What visitors see now and what they will see, side by side. */
export function ChangeTable({ changes, labelOf }: ChangeTableProps) {
  return (
    <Table size="small" aria-label="Before and after" sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 140 }}>Field</TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map(({ field, from, to }) => (
          <TableRow key={field} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row">
              {labelOf(field)}
            </TableCell>
            <TableCell sx={value}>{from || '–'}</TableCell>
            <TableCell sx={{ ...value, fontWeight: from === to ? 400 : 700 }}>{to || '–'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
