import { Avatar, Box, Button, Chip, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, ListBase, Pagination, useDataProvider } from 'react-admin';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { SearchFilter } from '#features/core/desk-kit/desk/search-filter.tsx';
import { ListingNav } from '#features/store/catalogue/desk/listing-nav.tsx';
import { sourceWords } from '#features/store/catalogue/desk/listing-words.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { ChainEdit, DeskChain } from '../model/chain-edit.ts';
import { AddNetworkDialog } from './add-network-dialog.tsx';
import { NetworkDialog } from './network-dialog.tsx';
import { PreparedChanges } from './prepared/prepared-changes.tsx';
import { useSend } from './use-send.ts';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

/** That the team added the network itself, and who did. */
function Origin({ added }: Pick<DeskChain, 'added'>) {
  if (!added) return null;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
      {sourceWords.desk}
      {added.at !== null && ` by ${added.by}, ${describeTime(added.at)}`}
    </Box>
  );
}

function NetworkCell({ network: { title, short, icon } }: { network: DeskChain }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Avatar {...(icon.startsWith('/') && { src: icon })} alt="" sx={{ width: 24, height: 24 }}>
        {title.slice(0, 1)}
      </Avatar>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {short}
      </Box>
    </Box>
  );
}

function NetworkTable({ onEdit }: { onEdit: (network: DeskChain) => void }) {
  return (
    <DataTable<DeskChain>
      rowClick={false}
      bulkActionButtons={false}
      empty={<Typography sx={{ p: 6, textAlign: 'center' }}>Nothing found.</Typography>}
    >
      <DataTable.Col
        disableSort
        source="title"
        label="Network"
        render={(network: DeskChain) => (
          <>
            <NetworkCell network={network} />
            <Origin added={network.added} />
          </>
        )}
      />
      <DataTable.Col
        disableSort
        source="ns"
        label="Namespace and ID"
        render={({ ns, chain_id }: DeskChain) => `${ns}${chain_id === null ? '' : ` ${chain_id}`}`}
      />
      <DataTable.Col
        disableSort
        source="isListed"
        label="State"
        render={({ isListed }: DeskChain) => (
          <Chip
            variant="outlined"
            color={isListed ? 'success' : 'default'}
            label={isListed ? 'Listed' : 'Not listed'}
          />
        )}
      />
      <DataTable.Col
        disableSort
        source="id"
        label="Actions"
        render={(network: DeskChain) => (
          <Button color="inherit" aria-label={`Edit ${network.title}`} onClick={() => onEdit(network)}>
            Edit
          </Button>
        )}
      />
    </DataTable>
  );
}

/** The networks of the catalogue: names, icons, explorers, and which are offered. */
export function NetworksPage() {
  const [edited, setEdited] = useState<DeskChain>();
  const [isAdding, setAdding] = useState(false);
  const dataProvider = useDataProvider();
  const send = useSend();
  const save = (network: DeskChain, data: ChainEdit, onStale: (theirs: DeskChain) => boolean) => {
    const change = { id: network.id, data, previousData: network };
    return send(
      async () => (await dataProvider.update('networks', change)).data as unknown,
      'Saved. Visitors see it now.',
      onStale,
    );
  };
  return (
    <ListBase resource="networks" perPage={25} storeKey={false}>
      <ListingNav current="/listings/networks" />
      <ListHeading title="Networks" csv={<ListCsvButton list="networks" />}>
        <Button variant="outlined" color="inherit" onClick={() => setAdding(true)}>
          Add a network
        </Button>
      </ListHeading>
      <SearchFilter label="Name, short name or chain ID" sx={{ width: 320 }} />
      <TableFrame label="Networks">
        <NetworkTable onEdit={setEdited} />
      </TableFrame>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
      <PreparedChanges kind="network" />
      {isAdding && <AddNetworkDialog onClose={() => setAdding(false)} />}
      {edited && (
        <NetworkDialog
          network={edited}
          onClose={() => setEdited(undefined)}
          onSave={(data, onStale) => save(edited, data, onStale)}
        />
      )}
    </ListBase>
  );
}
