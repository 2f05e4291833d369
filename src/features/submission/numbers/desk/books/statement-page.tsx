import { Alert, Box, Button, GlobalStyles, Skeleton, Typography } from '@mui/material';
import { useGetOne, useParams } from 'react-admin';
import { describeTime } from '#lib/describe-time.ts';
import type { Statement } from '../../model/books/statement.ts';
import { kindNames } from '../number-words.ts';
import { StatementTable } from './statement-table.tsx';

/** On paper: the statement alone, in black. */
const onPaper = {
  '@page': { size: 'A4 landscape', margin: '12mm' },
  '@media print': {
    'header, .not-printed': { display: 'none !important' },
    'main *': { color: '#000 !important', background: 'none !important', borderColor: '#000 !important' },
    // A frame that scrolls would cut the last columns off.
    'main .MuiPaper-root': { overflow: 'visible !important' },
    'main .MuiTableCell-root': { padding: '2px 4px !important', fontSize: '8pt !important' },
  },
};

const daysShown = 31;

/** What the sums do not say. */
function Gaps({ statement: { tokens, unpriced_days: days, unread } }: { statement: Statement }) {
  const count = (name: 'unknown' | 'unpriced' | 'in_doubt' | 'set_aside') =>
    tokens.reduce((sum, { total }) => sum + total[name], 0);
  const more = days.length - daysShown;
  const unreadOf = ({ receiver, network, since }: Statement['unread'][number]) =>
    `Transfers to ${receiver} on ${network} have not been read up to the latest block${since === null ? '' : ` since ${describeTime(since)}`}.`;
  const gaps = [
    count('unknown') > 0 && `Entries without a known amount, not included in any sum: ${count('unknown')}.`,
    count('unpriced') > 0 &&
      `Entries without a rate for their day, not included in any value: ${count('unpriced')}. Days: ${days.slice(0, daysShown).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    count('in_doubt') > 0 &&
      `Entries that are no longer on the chain, but still counted: ${count('in_doubt')}.`,
    count('set_aside') > 0 && `Transfers that were set aside, but still counted: ${count('set_aside')}.`,
    // One address may have received two tokens.
    ...new Set(unread.map(unreadOf)),
  ].filter((gap) => gap !== false);
  if (gaps.length === 0) return null;
  return (
    <Alert severity="info" role="note" sx={{ my: 2 }}>
      {gaps.map((gap) => (
        <Box key={gap} sx={{ overflowWrap: 'anywhere' }}>
          {gap}
        </Box>
      ))}
    </Alert>
  );
}

function Head({ statement: { from, to, currency, kind, at } }: { statement: Statement }) {
  return (
    <Typography sx={{ mb: 2, color: 'text.secondary' }}>
      {from} to {to}, days in UTC, by the time when a transaction was mined. Values in {currency}.{' '}
      {kind ? `${kindNames[kind]} submissions only, without transfers that have no submission. ` : ''}
      Calculated on {describeTime(at)}.
    </Typography>
  );
}

/** Sums of any range of days by token and month, to be printed. */
export function StatementPage() {
  const { id = '' } = useParams();
  const { data: statement, error } = useGetOne<Statement>('books', { id });
  return (
    <>
      <title>Statement · Desk</title>
      <GlobalStyles styles={onPaper} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2, mb: 1 }}>
        <Typography component="h1" variant="h4" sx={{ flex: 1 }}>
          Statement of donations
        </Typography>
        <Button className="not-printed" variant="outlined" color="inherit" href="#/books">
          Back to the books
        </Button>
        <Button className="not-printed" variant="contained" color="secondary" onClick={() => window.print()}>
          Print statement
        </Button>
      </Box>
      {error && <Typography>{error.message}</Typography>}
      {!statement && !error && <Skeleton variant="rounded" height={320} />}
      {statement && <Head statement={statement} />}
      {statement?.tokens.length === 0 && <Typography>There are no entries on these days.</Typography>}
      {statement?.tokens.map((token) => (
        <StatementTable key={token.id} token={token} currency={statement.currency} />
      ))}
      {statement && <Gaps statement={statement} />}
    </>
  );
}
