import { Alert, Box, Button, Chip, Link, Typography } from '@mui/material';
import { useGetOne, useParams } from 'react-admin';
import { useShortcuts } from '#features/desk-kit/desk/use-shortcuts.ts';
import { delistingWords } from '#features/catalogue/desk/listing-words.ts';
import { KeyHint } from '#features/editing/desk/key-hint.tsx';
import type { EditableListing } from '../model/listing-edit.ts';
import { AssetFields } from './asset-fields.tsx';
import { DappFields } from './dapp-fields.tsx';
import { FieldNotes } from './field-notes.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ItemTexts } from './item-texts.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { useItemForm, type ItemForm } from './use-item-form.ts';

const kindWords = { dapp: 'DApp', token: 'Token', nft: 'NFT collection' };

function Header({ form, onSave }: { form: ItemForm; onSave: () => void }) {
  const { base, isBusy, isChanged } = form;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Link href="#/listings" sx={{ fontSize: 12 }}>
          Listed
        </Link>
        <Typography component="h1" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {base.name}
        </Typography>
      </Box>
      <Chip variant="outlined" label={kindWords[base.kind]} />
      <Chip
        variant="outlined"
        color={base.delisting ? 'error' : 'success'}
        label={base.delisting ? 'Delisted' : 'Listed'}
      />
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void form.checkAgain()}>
        Check again
      </Button>
      <Button variant="contained" color="secondary" disabled={isBusy || !isChanged} onClick={onSave}>
        Save changes <KeyHint>Ctrl S</KeyHint>
      </Button>
    </Box>
  );
}

function Notices({ form: { base, check } }: { form: ItemForm }) {
  return (
    <>
      {base.delisting && (
        <Alert severity="error">
          {delistingWords[base.delisting.reason]} Visitors see changes once it is listed again.
        </Alert>
      )}
      {check.issues.some(({ path }) => path === 'unplaced') && (
        <Alert severity="error">Choose the network of each contract.</Alert>
      )}
    </>
  );
}

function ItemEditor({ item }: { item: EditableListing }) {
  const form = useItemForm(item);
  const { draft, isBusy, isChanged } = form;
  const save = () => {
    if (!isBusy && isChanged) void form.save();
  };
  useShortcuts({ 'Control+s': save });
  return (
    <>
      <title>{`${form.base.name} · Desk`}</title>
      <Box sx={{ overflow: 'auto', minHeight: 0, p: 2, display: 'grid', gap: 2, alignContent: 'start' }}>
        <div>
          <Header form={form} onSave={save} />
          <div role="status">{form.problem && <Alert severity="error">{form.problem}</Alert>}</div>
        </div>
        <Notices form={form} />
        <FieldNotes form={form} path={null} />
        <ItemTexts form={form} />
        {'url' in draft ? (
          <DappFields form={form} draft={draft} />
        ) : (
          <AssetFields form={form} draft={draft} />
        )}
      </Box>
      <HistoryPanel history={form.base.history} />
      <StaleDialog form={form} />
    </>
  );
}

/** What visitors see of a listed item, to be corrected, and how it came to be. */
export function ListedItemPage() {
  const { id = '' } = useParams();
  const { data, error, isFetchedAfterMount } = useGetOne<EditableListing>('listings', {
    id,
    // A place of its own in the cache, where the list does not put its rows.
    meta: { isWhole: true },
  });
  if (error) return <Typography sx={{ p: 3 }}>This item does not exist.</Typography>;
  return (
    <Box
      sx={{
        mx: -2.25,
        height: 'calc(100vh - var(--bar))',
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 452px' },
      }}
    >
      {/* A form does not begin with the item as it was when it was last opened. */}
      {data?.id === id && isFetchedAfterMount && <ItemEditor key={id} item={data} />}
    </Box>
  );
}
