import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DataTable, ListBase } from 'react-admin';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { ListingNav } from '#features/store/catalogue/desk/listing-nav.tsx';
import { describeTime } from '#lib/describe-time.ts';
import type { ListedDescriptor } from '../model/clear-signing.ts';
import { descriptorKindWords } from './descriptor-words.ts';
import { ImportDialog } from './import-dialog.tsx';

function NothingImported() {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        Nothing is imported yet.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Without a file, a request that a visitor pastes is explained by its own content only.
      </Typography>
    </Box>
  );
}

function ContractCell({ row: { chainId, address, sha256 } }: { row: ListedDescriptor }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: 220 }}>
      Chain ID {chainId}
      <Box component="code" sx={{ display: 'block', fontSize: 12 }}>
        {address}
      </Box>
      <Box component="code" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
        SHA-256 {sha256}
      </Box>
    </Box>
  );
}

function RemoveButton({ row }: { row: ListedDescriptor }) {
  const { change, isPending } = useChangeRecord('clear-signing');
  const remove = () =>
    void change({ record: row, data: { name: 'remove' }, done: 'Removed. Visitors no longer see it.' });
  return (
    <Button
      color="error"
      disabled={isPending}
      aria-label={`Remove ${descriptorKindWords[row.kind]} of ${row.address}`}
      onClick={remove}
    >
      Remove
    </Button>
  );
}

function DescriptorTable() {
  return (
    <DataTable<ListedDescriptor> rowClick={false} bulkActionButtons={false} empty={<NothingImported />}>
      <DataTable.Col
        disableSort
        source="address"
        label="Contract"
        render={(row: ListedDescriptor) => <ContractCell row={row} />}
      />
      <DataTable.Col
        disableSort
        source="kind"
        label="About"
        render={({ kind, owner }: ListedDescriptor) => (
          <>
            {descriptorKindWords[kind]}
            <Box sx={{ color: 'text.secondary' }}>{owner}</Box>
          </>
        )}
      />
      <DataTable.Col
        disableSort
        source="actor"
        label="Imported"
        render={({ at, actor }: ListedDescriptor) => `${describeTime(at)} by ${actor}`}
      />
      <DataTable.Col
        disableSort
        source="id"
        label="Actions"
        render={(row: ListedDescriptor) => <RemoveButton row={row} />}
      />
    </DataTable>
  );
}

/** Descriptions of listed contracts, with which pasted requests are explained. */
export function ClearSigningPage() {
  const [isImporting, setImporting] = useState(false);
  return (
    <ListBase resource="clear-signing" perPage={1000} storeKey={false}>
      <title>Clear signing · Desk</title>
      <ListingNav current="/listings/clear-signing" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3, mb: 1 }}>
        <Typography component="h1" variant="h4" sx={{ flex: '1 1 auto' }}>
          Clear signing
        </Typography>
        <Button variant="outlined" color="inherit" onClick={() => setImporting(true)}>
          Import a file
        </Button>
      </Box>
      <TableFrame label="Clear signing">
        <DescriptorTable />
      </TableFrame>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </ListBase>
  );
}
