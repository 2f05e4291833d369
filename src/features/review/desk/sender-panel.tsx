import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';
import type { ReviewSibling } from '../model/review-submission.ts';
import { FactGroup } from './facts.tsx';
import { StateMark } from './state-mark.tsx';
import { kindWords } from './state-words.ts';

/** What else came from the same email address. */
export function SenderPanel({ also }: { also: readonly ReviewSibling[] }) {
  return (
    <FactGroup title="Also from this sender">
      {also.length === 0 ? (
        'Nothing else came from this email address.'
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Item</TableCell>
              <TableCell>Kind</TableCell>
              <TableCell>State</TableCell>
              <TableCell>Sent</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {also.map(({ id, title, kind, state, create_time }) => (
              <TableRow key={id}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <Link href={`#/submissions/${id}/show`}>{title}</Link>
                </TableCell>
                <TableCell>{kindWords[kind]}</TableCell>
                <TableCell>
                  <StateMark state={state} />
                </TableCell>
                <TableCell>{describeTime(create_time)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </FactGroup>
  );
}
