import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne, usePermissions } from 'react-admin';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { bookIdOf, type BookView } from '../../model/books/book-id.ts';
import { findRangeIssue } from '../../model/books/book-range.ts';
import type { KnownRates, TokenRate } from '../../model/books/book-rate.ts';
import { RatesDialog } from './rates-dialog.tsx';
import { useChangeRates } from './use-change-rates.ts';

/** The others are in the export. */
const rowsShown = 100;

interface RateTableProps {
  known: KnownRates;
  onRemove: ((rate: TokenRate) => void) | undefined;
}

function RateTable({ known: { tokens, rates }, onRemove }: RateTableProps) {
  const symbolOf = (token: string) => tokens.find(({ id }) => id === token)?.symbol ?? token;
  return (
    <TableFrame label="Rates">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            <TableCell>Token</TableCell>
            <TableCell align="right">Rate</TableCell>
            <TableCell>Source</TableCell>
            {onRemove && <TableCell>Change</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rates
            .toSorted((one, other) => (one.day < other.day ? 1 : -1))
            .slice(0, rowsShown)
            .map((rate) => (
              <TableRow key={`${rate.token} ${rate.day}`}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{rate.day}</TableCell>
                <TableCell>{symbolOf(rate.token)}</TableCell>
                <TableCell align="right">{rate.rate}</TableCell>
                <TableCell>{rate.source}</TableCell>
                {onRemove && (
                  <TableCell>
                    <Button
                      size="small"
                      aria-label={`Remove the rate of ${rate.day}`}
                      onClick={() => onRemove(rate)}
                    >
                      Remove
                    </Button>
                  </TableCell>
                )}
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

/** What the tokens were worth on the days of the range, by which the value of entries is counted. */
export function RatesSection({ from, to, currency }: Omit<BookView, 'kind'>) {
  const [isAdding, setAdding] = useState(false);
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const changeRates = useChangeRates();
  const { data: known } = useGetOne<KnownRates & { id: string }>(
    'book-rates',
    { id: bookIdOf({ from, to, currency }) },
    { enabled: findRangeIssue({ from, to }) === undefined },
  );
  const mayChange = may({ roles }, 'rates.edit');
  const remove = ({ token, day }: TokenRate) =>
    void changeRates({ name: 'remove', token, currency, day }, 'The rate is removed.');
  return (
    <Box component="section" aria-labelledby="book-rates" sx={{ pb: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography id="book-rates" component="h2" variant="h6" sx={{ flex: 1 }}>
          Rates in {currency}
        </Typography>
        {mayChange && (
          <Button variant="outlined" disabled={!known} onClick={() => setAdding(true)}>
            Add rates
          </Button>
        )}
      </Box>
      {known?.rates.length === 0 && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          There are no rates for these days. Entries have no value without a rate. Add rates.
        </Typography>
      )}
      {known && known.rates.length > 0 && (
        <RateTable known={known} onRemove={mayChange ? remove : undefined} />
      )}
      {known && known.rates.length > rowsShown && (
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          These are the latest {rowsShown} of {known.rates.length}. Choose fewer days to see the others.
        </Typography>
      )}
      {isAdding && known && (
        <RatesDialog tokens={known.tokens} currency={currency} onClose={() => setAdding(false)} />
      )}
    </Box>
  );
}
