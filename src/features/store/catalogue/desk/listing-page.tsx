import { Avatar, Box, Button, Chip, Link, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { DataTable, ListBase, Pagination, useListContext, usePermissions } from 'react-admin';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { ListedKind } from '../model/delisting.ts';
import type { ListedItem } from '../model/listing-change.ts';
import { ListingActions } from './listing-actions.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingNav } from './listing-nav.tsx';
import type { FindingEvidence } from './restore-dialog.tsx';
import { delistingWords, linkWords, newItemWords, sourceWords } from './listing-words.ts';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

function NothingFound() {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        Nothing found.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Search by name, site or contract, or choose another state.
      </Typography>
    </Box>
  );
}

function ItemCell({ item }: { item: ListedItem }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 240 }}>
      <Avatar variant="rounded" alt="" src={item.icon_url || undefined} sx={{ width: 32, height: 32 }}>
        {item.name.slice(0, 1)}
      </Avatar>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Link href={`#/listings/${item.id}`} sx={{ fontWeight: 600 }}>
          {item.name}
        </Link>
        <Box sx={{ color: 'text.secondary' }}>{item.place}</Box>
      </Box>
    </Box>
  );
}

/** Listed, but visitors do not get some of its links: until they were looked at after a restore, or the watch's finding is decided. */
function Withheld({ item: { withheld, is_returning: isReturning } }: { item: ListedItem }) {
  const names = withheld.map((field) => linkWords[field] ?? field).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Chip
        size="small"
        variant="outlined"
        color="warning"
        label={isReturning ? 'Listed, link still withheld' : 'Link withheld'}
      />
      {isReturning ? (
        <Box>{names}. It is being checked.</Box>
      ) : (
        <Box>
          {names}. <Link href="#/watch">Open Watch</Link>
        </Box>
      )}
    </Box>
  );
}

function StateCell({ item }: { item: ListedItem }) {
  const { delisting, withheld } = item;
  if (!delisting && withheld.length > 0) return <Withheld item={item} />;
  if (!delisting) return <Chip size="small" variant="outlined" color="success" label="Listed" />;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', maxWidth: 420 }}>
      <Chip size="small" variant="outlined" color="error" label="Delisted" />
      <Box>{delistingWords[delisting.reason]}</Box>
      {delisting.note && <Box sx={{ overflowWrap: 'anywhere' }}>Note: {delisting.note}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        {delisting.actor}, {describeTime(delisting.at)}
      </Box>
    </Box>
  );
}

function SinceCell({ item: { create_time: time, source } }: { item: ListedItem }) {
  return (
    <>
      <Box>{describeTime(time)}</Box>
      {source === 'desk' && <Box sx={{ color: 'text.secondary' }}>{sourceWords.desk}</Box>}
    </>
  );
}

interface ListingPageProps {
  Evidence: FindingEvidence;
  /** Further acts about an item, of rooms that build on this one. */
  More: ComponentType<{ item: ListedItem }>;
}

function ListingTable({ Evidence, More }: ListingPageProps) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <DataTable<ListedItem> rowClick={false} bulkActionButtons={false} empty={<NothingFound />}>
      <DataTable.Col
        disableSort
        source="name"
        label="Item"
        render={(item: ListedItem) => <ItemCell item={item} />}
      />
      <DataTable.Col
        disableSort
        source="create_time"
        label="Listed since"
        render={(item: ListedItem) => <SinceCell item={item} />}
      />
      <DataTable.Col
        disableSort
        source="delisting"
        label="State"
        render={(item: ListedItem) => <StateCell item={item} />}
      />
      {may({ roles }, 'listings.change') && (
        <DataTable.Col
          disableSort
          source="id"
          label="Actions"
          render={(item: ListedItem) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
              <ListingActions item={item} Evidence={Evidence} />
              <More item={item} />
            </Box>
          )}
        />
      )}
    </DataTable>
  );
}

/** Leads to the form of an item of the kind that the list shows. */
function NewItem() {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const { filterValues } = useListContext();
  const kind = (filterValues['kind'] ?? 'dapp') as ListedKind;
  if (!may({ roles }, 'listings.add')) return null;
  return (
    <Button variant="contained" color="secondary" href={`#/listings/new/${kind}`}>
      {newItemWords[kind]}
    </Button>
  );
}

/** Everything that visitors find in the catalogue, and what was taken out of it. */
export function ListingPage(props: ListingPageProps) {
  return (
    <ListBase filterDefaultValues={{ kind: 'dapp', state: 'listed' }} perPage={25} storeKey={false}>
      <ListingNav current="/listings" />
      <ListHeading title="Listed" csv={<ListCsvButton list="listed" />}>
        <NewItem />
      </ListHeading>
      <ListingFilters />
      <TableFrame label="Listed">
        <ListingTable {...props} />
      </TableFrame>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </ListBase>
  );
}
