import { Box, Chip, Link, Typography } from '@mui/material';
import { DataTable, ListBase, Pagination } from 'react-admin';
import { ListingNav } from '#features/store/catalogue/desk/listing-nav.tsx';
import { itemKindWords, newItemWords } from '#features/store/catalogue/desk/listing-words.ts';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { describeTime } from '#lib/describe-time.ts';
import { newHid } from '../model/listing-draft.ts';
import type { DraftRow } from '../model/prepared-draft.ts';
import { draftWords } from './listing-words.ts';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

function NothingHere() {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        No drafts.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Drafts that you save in the form of an item appear here.
      </Typography>
    </Box>
  );
}

function StateCell({ row: { state, from, until, stopped } }: { row: DraftRow }) {
  const times = [
    from && `from ${describeTime(from)}`,
    until && `until ${describeTime(until)}`,
    stopped && `planned for ${describeTime(stopped)}`,
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Chip
        size="small"
        variant="outlined"
        {...(state === 'stopped' && { color: 'warning' })}
        label={draftWords[state]}
      />
      {times.length > 0 && <Box sx={{ color: 'text.secondary' }}>{times.join(', ')}</Box>}
    </Box>
  );
}

function DraftTable() {
  return (
    <DataTable<DraftRow> rowClick={false} bulkActionButtons={false} empty={<NothingHere />}>
      <DataTable.Col
        disableSort
        source="name"
        label="Item"
        render={({ id, name, kind }: DraftRow) => (
          <Link href={`#/listing-drafts/${id}`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name || newItemWords[kind]}
          </Link>
        )}
      />
      <DataTable.Col
        disableSort
        source="kind"
        label="Kind"
        render={({ kind, hid }: DraftRow) =>
          hid === newHid ? `${itemKindWords[kind]}, not listed yet` : `${itemKindWords[kind]}, an edit`
        }
      />
      <DataTable.Col
        disableSort
        source="state"
        label="State"
        render={(row: DraftRow) => <StateCell row={row} />}
      />
      <DataTable.Col
        disableSort
        source="at"
        label="Changed"
        render={({ by, at }: DraftRow) => (
          <>
            <Box sx={{ overflowWrap: 'anywhere' }}>{by}</Box>
            <Box sx={{ color: 'text.secondary' }}>{describeTime(at)}</Box>
          </>
        )}
      />
    </DataTable>
  );
}

/** Items and edits that are prepared, the one that was changed last first. */
export function DraftList() {
  return (
    <ListBase perPage={25} disableSyncWithLocation>
      <ListingNav current="/listing-drafts" />
      <ListHeading title="Drafts" csv={<ListCsvButton list="drafts" />} />
      <TableFrame label="Drafts">
        <DraftTable />
      </TableFrame>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}
