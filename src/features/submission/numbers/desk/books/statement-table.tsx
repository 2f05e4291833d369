import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';
import type { BookCurrency } from '../../model/books/book-rate.ts';
import type { StatementSums, StatementToken } from '../../model/books/statement.ts';
import { monthYearText } from '../number-words.ts';

type Column = readonly [name: string, read: (sums: StatementSums) => string | number];

/** Columns after the month, of one token. */
const columnsOf = (symbol: string, currency: BookCurrency): readonly Column[] => [
  ['Donations', ({ donations }) => donations],
  [`${symbol} donated`, ({ donated }) => donated],
  ['Transfers', ({ transfers }) => transfers],
  [`${symbol} transferred`, ({ transferred }) => transferred],
  ['Refunds', ({ refunds }) => refunds],
  [`${symbol} refunded`, ({ refunded }) => refunded],
  [`${symbol} net`, ({ net }) => net],
  [`${currency} received`, ({ value }) => value],
  [`${currency} refunded`, ({ refunded_value }) => refunded_value],
  [`${currency} net`, ({ net_value }) => net_value],
];

/** The months of a token, and their sums. */
export function StatementTable({ token, currency }: { token: StatementToken; currency: BookCurrency }) {
  const { id, symbol, network, months, total } = token;
  const columns = columnsOf(symbol, currency);
  const cellsOf = (sums: StatementSums) =>
    columns.map(([name, read]) => (
      <TableCell key={name} align="right" sx={{ whiteSpace: 'nowrap' }}>
        {read(sums)}
      </TableCell>
    ));
  return (
    <Box component="section" aria-labelledby={`token-${id}`} sx={{ mb: 3 }}>
      <Typography id={`token-${id}`} component="h2" variant="h6">
        {symbol}, {network}
      </Typography>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>Contract {id.split(':')[1]}</Box>
      <TableFrame label={`${symbol} by month`}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Month</TableCell>
              {columns.map(([name]) => (
                <TableCell key={name} align="right">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map((month) => (
              <TableRow key={month.month}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{monthYearText(month.month)}</TableCell>
                {cellsOf(month)}
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& td': { fontWeight: 600, color: 'text.primary' } }}>
              <TableCell>Total</TableCell>
              {cellsOf(total)}
            </TableRow>
          </TableFooter>
        </Table>
      </TableFrame>
    </Box>
  );
}
