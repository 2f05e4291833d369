import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';
import type { ReviewSibling, ReviewSiblings, SharedTrait } from '../model/review-submission.ts';
import { FactGroup } from '#features/core/desk-kit/desk/facts.tsx';
import { StateMark } from '#features/submission/review-queue/desk/state-mark.tsx';
import { kindWords } from '#features/submission/review-queue/desk/state-words.ts';

const traitWords: Record<SharedTrait, string> = {
  email: 'email',
  payer: 'paying address',
  contract: 'contract',
  host: 'site',
};

/** `2 others, 1 rejected in 30 days`. */
function Counts({ total, rejected, items }: ReviewSiblings) {
  return (
    <Box sx={{ mb: 1 }}>
      {total === 1 ? '1 other submission' : `${total} other submissions`}
      {rejected > 0 && (
        <>
          {', '}
          <Box component="b" sx={{ color: 'error.main' }}>{`${rejected} rejected in 30 days`}</Box>
        </>
      )}
      {total > items.length && `. The latest ${items.length} are shown. Use the search to find the others.`}
    </Box>
  );
}

function SiblingRow({
  sibling: { id, title, kind, state, shared, create_time, update_time },
}: {
  sibling: ReviewSibling;
}) {
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        <Link href={`#/submissions/${id}/show`}>{title}</Link>
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{kindWords[kind]}</Box>
      </TableCell>
      <TableCell>{`Same ${shared.map((trait) => traitWords[trait]).join(', ')}`}</TableCell>
      <TableCell>
        <StateMark state={state} />
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{`changed ${describeTime(update_time)}`}</Box>
      </TableCell>
      <TableCell>{describeTime(create_time)}</TableCell>
    </TableRow>
  );
}

/** What else came from the same sender, and how we know. */
export function SenderPanel({ also }: { also: ReviewSiblings }) {
  return (
    <FactGroup title="Also from this submitter">
      {also.total === 0 ? (
        'Nothing else has this email address, paying address, contract or site.'
      ) : (
        <>
          <Counts {...also} />
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Item</TableCell>
                <TableCell>In common</TableCell>
                <TableCell>State</TableCell>
                <TableCell>Sent</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {also.items.map((sibling) => (
                <SiblingRow key={sibling.id} sibling={sibling} />
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </FactGroup>
  );
}
