import { Box, Button, Chip, Link, Typography } from '@mui/material';
import { DataTable, ListBase, usePermissions } from 'react-admin';
import { ListCsvButton } from '#features/core/desk-kit/desk/list-csv.tsx';
import { ListHeading } from '#features/core/desk-kit/desk/list-heading.tsx';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import type { ListedRelease } from '../model/listed-release.ts';
import { isPlatform } from '../model/platform.ts';
import type { ReleaseFile } from '../model/release.ts';
import { KeysFileList } from './keys-file-list.tsx';
import { ReleaseActions } from './release-actions.tsx';
import { ReleaseDraftList } from './release-draft-list.tsx';
import { platformWords, withdrawalWords } from './release-words.ts';
import { TableFrame } from '#features/core/desk-kit/desk/table-frame.tsx';

function useMayPublish(): boolean {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return may({ roles }, 'releases.publish');
}

function NothingPublished() {
  return (
    <Box sx={{ p: 6, textAlign: 'center' }}>
      <Typography variant="h6" component="p">
        Nothing is published yet.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Visitors who want to verify a download read that no app is published yet.
      </Typography>
    </Box>
  );
}

function ListedFile({ file, address }: { file: ReleaseFile; address: string }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: 260 }}>
      <Link href={address} target="_blank" rel="noreferrer" sx={{ whiteSpace: 'nowrap' }}>
        {file.name}
      </Link>{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {file.sizeBytes.toLocaleString('en')} bytes
      </Box>
      <Box component="code" sx={{ display: 'block', fontSize: 12 }}>
        {file.sha256}
      </Box>
    </Box>
  );
}

function FileCell({ release: { file, address, further = [] } }: { release: ListedRelease }) {
  if (!file || !address) return <Box sx={{ color: 'text.secondary' }}>From the App Store</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {[{ ...file, address }, ...further].map((each) => (
        <ListedFile key={each.name} file={each} address={each.address} />
      ))}
    </Box>
  );
}

function StateCell({ release: { withdrawal } }: { release: ListedRelease }) {
  if (!withdrawal) return <Chip size="small" variant="outlined" color="success" label="Published" />;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Chip size="small" variant="outlined" color="error" label={`Withdrawn ${withdrawal.day}`} />
      <Box sx={{ color: 'text.secondary' }}>{withdrawalWords[withdrawal.reason]}</Box>
    </Box>
  );
}

function ReleaseTable() {
  const mayPublish = useMayPublish();
  return (
    <DataTable<ListedRelease> rowClick={false} bulkActionButtons={false} empty={<NothingPublished />}>
      <DataTable.Col
        disableSort
        source="version"
        label="Version"
        render={({ platform, version, released }: ListedRelease) => (
          <>
            <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
              {isPlatform(platform) ? platformWords[platform] : platform} {version}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{released}</Box>
          </>
        )}
      />
      <DataTable.Col
        disableSort
        source="file"
        label="File"
        render={(release: ListedRelease) => <FileCell release={release} />}
      />
      <DataTable.Col
        disableSort
        source="withdrawal"
        label="State"
        render={(release: ListedRelease) => <StateCell release={release} />}
      />
      {mayPublish && (
        <DataTable.Col
          disableSort
          source="id"
          label="Actions"
          render={(release: ListedRelease) => <ReleaseActions release={release} />}
        />
      )}
    </DataTable>
  );
}

/** Every release there ever was, and what version verification says about it. */
export function ReleaseList() {
  const mayPublish = useMayPublish();
  return (
    <ListBase perPage={100}>
      <ListHeading title="Releases" csv={<ListCsvButton list="releases" />}>
        {mayPublish && (
          <Button variant="contained" color="secondary" href="#/releases/create">
            New release
          </Button>
        )}
      </ListHeading>
      {mayPublish && <ReleaseDraftList />}
      <TableFrame label="Releases">
        <ReleaseTable />
      </TableFrame>
      <KeysFileList mayPublish={mayPublish} />
    </ListBase>
  );
}
