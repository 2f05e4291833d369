import { Alert, Box, Button, Chip, Link, Typography } from '@mui/material';
import { newHid } from '../model/listing-draft.ts';
import { UploadsContext, usePendingUploads } from '#features/core/desk-kit/desk/pending-uploads.ts';
import { besidePreview } from '#features/core/desk-kit/desk/preview/beside-preview.ts';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import {
  delistingWords,
  itemKindWords,
  newItemWords,
  sourceWords,
} from '#features/store/catalogue/desk/listing-words.ts';
import { describeTime } from '#lib/describe-time.ts';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { KeyHint } from '#features/team/editing/desk/key-hint.tsx';
import type { EditableListing } from '../model/listing-edit.ts';
import { AssetFields } from './asset-fields.tsx';
import { DappFields } from './dapp-fields.tsx';
import { FieldNotes } from './field-notes.tsx';
import { DraftChanges, DraftNotices } from './draft-notices.tsx';
import { DelistingSchedule, DraftSchedule } from './draft-schedule.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { useState } from 'react';
import {
  ListedViewChoice,
  PreviewPanel,
  type ListedView,
} from '#features/core/desk-kit/desk/preview/preview-panel.tsx';
import type { EditedLocale } from '#features/team/editing/desk/language-tabs.tsx';
import { ItemTexts, useItemLocale } from './item-texts.tsx';
import { ItemVersions } from './item-versions.tsx';
import { draftWords } from './listing-words.ts';
import { StaleSaveDialog } from '#features/core/desk-kit/desk/stale-save-dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { useItemForm, type ItemForm, addressOf } from './use-item-form.ts';

const headingOf = ({ hid, kind, name, plan }: EditableListing) =>
  hid === newHid && !(plan && name) ? newItemWords[kind] : name;

function StateChips({ base }: Pick<ItemForm, 'base'>) {
  if (base.plan)
    return (
      <>
        <Chip variant="outlined" label={itemKindWords[base.kind]} />
        <Chip variant="outlined" label={draftWords[base.plan.state]} />
      </>
    );
  return (
    <>
      <Chip variant="outlined" label={itemKindWords[base.kind]} />
      <Chip
        variant="outlined"
        color={base.delisting ? 'error' : 'success'}
        label={base.delisting ? 'Delisted' : 'Listed'}
      />
    </>
  );
}

function Header({ form, onPublish }: { form: ItemForm; onPublish: () => void }) {
  const { base, isBusy, isChanged } = form;
  const { plan, waiting } = base;
  const isNew = base.hid === newHid;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Link href={plan ? '#/listing-drafts' : '#/listings'} sx={{ fontSize: 12 }}>
          {plan ? 'Drafts' : 'Listed'}
        </Link>
        <Typography component="h1" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {headingOf(base)}
        </Typography>
      </Box>
      {(plan !== null || !isNew) && <StateChips base={base} />}
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void form.checkAgain()}>
        Check again
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isBusy || !isChanged || waiting !== null}
        onClick={() => void form.saveDraft()}
      >
        Save draft {plan && <KeyHint>Ctrl S</KeyHint>}
      </Button>
      <Button
        variant="contained"
        color="secondary"
        disabled={isBusy || (!plan && !isChanged)}
        onClick={onPublish}
      >
        {isNew ? 'List it now' : plan ? 'Publish now' : 'Save changes'} {!plan && <KeyHint>Ctrl S</KeyHint>}
      </Button>
    </Box>
  );
}

/** That the team added the item itself, and who did. */
function Origin({ base: { source, versions } }: Pick<ItemForm, 'base'>) {
  if (source !== 'desk') return null;
  const added = versions.find(({ act }) => act === 'added');
  return (
    <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
      {sourceWords.desk}
      {added && ` by ${added.by}, ${describeTime(added.at)}`}
    </Box>
  );
}

function Notices({ form }: { form: ItemForm }) {
  const { base, check } = form;
  return (
    <>
      <RestoredNotice form={form} />
      <DraftNotices base={base} />
      {base.delisting && (
        <Alert severity="error">
          {delistingWords[base.delisting.reason]} Visitors see changes when it is listed again.
        </Alert>
      )}
      {check.issues.some(({ path }) => path === 'unplaced') && (
        <Alert severity="error">Choose the network of each contract.</Alert>
      )}
    </>
  );
}

/** What visitors will see of the form: in the store, and the page that DApps have. */
function ItemPreview({ form, locale }: { form: ItemForm; locale: EditedLocale }) {
  const { base, draft } = form;
  const [view, setView] = useState<ListedView>('card');
  return (
    <PreviewPanel address={`${addressOf(base)}/previews`} request={{ draft, view, locale }}>
      {base.kind === 'dapp' && <ListedViewChoice value={view} onChange={setView} />}
    </PreviewPanel>
  );
}

/** Another person saved the item in the meantime: both versions field by field. */
function StaleDialog({ form }: { form: ItemForm }) {
  const { stale, isBusy } = form;
  if (!stale) return null;
  const { theirs } = stale;
  return (
    <StaleSaveDialog
      editor={theirs.plan ? null : (theirs.history[0]?.actor ?? null)}
      theirs="what is stored now"
      isBusy={isBusy}
      onLater={form.decideLater}
      onTakeTheirs={() => form.accept(theirs)}
      onSaveMine={() => {
        form.decideLater();
        void stale.again();
      }}
    >
      <ChangeList changes={stale.changes} label="What is stored and yours" />
    </StaleSaveDialog>
  );
}

/** The form of one item, with its page beside. Draws two columns of a grid. */
function ItemEditor({ item }: { item: EditableListing }) {
  const { isUploading, report } = usePendingUploads();
  const form = useItemForm(item, isUploading);
  const { base, draft, isBusy, isChanged } = form;
  const { locale, choose } = useItemLocale(form);
  const save = () => {
    if (!isBusy && isChanged) void (base.plan ? form.saveDraft() : form.save());
  };
  useShortcuts({ 'Control+s': save });
  return (
    <UploadsContext value={report}>
      <title>{`${headingOf(form.base)} · Desk`}</title>
      <Box sx={{ overflow: 'auto', minHeight: 0, p: 2, display: 'grid', gap: 2, alignContent: 'start' }}>
        <div>
          <Header form={form} onPublish={() => void form.save()} />
          <Origin base={base} />
          <div role="status">{form.problem && <Alert severity="error">{form.problem}</Alert>}</div>
        </div>
        <Notices form={form} />
        <FieldNotes form={form} path={null} />
        <ItemTexts form={form} locale={locale} onLocale={choose} />
        {'url' in draft ? (
          <DappFields form={form} draft={draft} />
        ) : (
          <AssetFields form={form} draft={draft} />
        )}
        {base.plan && <DraftChanges plan={base.plan} />}
        {base.plan && <DraftSchedule form={form} plan={base.plan} />}
        {!base.plan && base.hid !== newHid && !base.delisting && <DelistingSchedule form={form} />}
        <ItemVersions form={form} />
        {(base.plan !== null || base.hid !== newHid) && <HistoryPanel history={base.history} />}
      </Box>
      <ItemPreview form={form} locale={locale} />
      <StaleDialog form={form} />
    </UploadsContext>
  );
}

/** The two columns of the screen, once the item is there. */
export function ItemScreen({ item }: { item: EditableListing | undefined }) {
  return <Box sx={besidePreview}>{item && <ItemEditor key={item.id} item={item} />}</Box>;
}
