import { Alert, Box, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { UploadsContext, usePendingUploads } from '#features/core/desk-kit/desk/pending-uploads.ts';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { PreviewPanel } from '#features/core/desk-kit/desk/preview/preview-panel.tsx';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import type { Entry } from '../model/content-entry.ts';
import type { ContentKind } from '../model/content-kind.ts';
import { editorLanguages, markLanguage, type LanguageMarks } from '../model/languages.ts';
import { EntryHeader } from './entry-header.tsx';
import { FactFields } from './fact-fields.tsx';
import { LanguageTabs, type EditedLocale } from './language-tabs.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { TextFields } from './text-fields.tsx';
import { writeKept } from './kept-body.ts';
import { useKeptPart } from './kept-part.ts';
import { useEntryActions } from './use-entry-actions.ts';
import { emptyBody, useEntryForm, type EntryForm } from './use-entry-form.ts';
import { EntryVersions, VersionDiff } from './entry-versions.tsx';
import { WhenPanel, type Times } from './when-panel.tsx';

interface EditorProps {
  kind: ContentKind;
  /** Undefined for a new one. */
  entry: Entry | undefined;
}

/** The marks of what is in the form, saved or not. */
function marksOf(kind: ContentKind, form: EntryForm, entry: Entry | undefined): LanguageMarks {
  return Object.fromEntries(
    editorLanguages.map(({ locale }) => [
      locale,
      markLanguage(kind, form.body, { locale, isOutdated: entry?.outdated[locale] !== undefined }),
    ]),
  );
}

/** The dates of an entry as they are in its form: what is typed and not scheduled outlives leaving it, as its texts do. */
function useKeptTimes(kindName: string, entry: Entry | undefined) {
  const kind = `${kindName}.times`;
  const stored: Times = { from: entry?.from ?? null, until: entry?.until ?? null };
  const kept = useKeptPart(kind, entry?.id, stored);
  return {
    ...kept,
    /** Once a new entry is stored. @param id undefined where nothing is left to keep */
    moveTo: (id: number | undefined) => {
      writeKept(kind, undefined, undefined);
      if (id !== undefined && kept.isChanged) writeKept(kind, id, { version: null, body: kept.part });
    },
  };
}

function useEditor({ kind, entry }: EditorProps) {
  const form = useEntryForm(kind, entry);
  const { isUploading, report } = usePendingUploads();
  const times = useKeptTimes(kind.name, entry);
  const sending = useEntryActions({
    ...{ kind, entry, form },
    // What was scheduled is stored; what was only typed goes with the entry to its own form.
    onCreated: (id, { name }) => times.moveTo(name === 'save' ? id : undefined),
  });
  const actions = { ...sending, isBusy: sending.isBusy || isUploading };
  const [locale, setLocale] = useState<EditedLocale>('en');
  const [isEnglishBeside, setEnglishBeside] = useState(false);
  const [chosen, setChosen] = useState<number>();
  const body = form.body;
  const save = () => {
    if (!actions.isBusy) void actions.act({ name: 'save', body }, 'Saved');
  };
  const toggleEnglish = () => setEnglishBeside(!isEnglishBeside);
  useShortcuts({ 'Control+s': save, 'Alt+e': toggleEnglish });
  return {
    form,
    actions,
    report,
    times: times.part,
    isTimeTyped: times.isChanged,
    setTimes: times.setPart,
    locale,
    setLocale,
    isEnglishBeside,
    toggleEnglish,
    chosen,
    setChosen,
    save,
    markCurrent: () => void actions.act({ name: 'save', body, current: [locale] }, 'Marked as current'),
    publish: () => {
      const { until } = times.part;
      times.setPart({ from: null, until });
      void actions.act({ name: 'publish', body, until }, kind.handover?.action ?? 'Published');
    },
    schedule: () => void actions.act({ name: 'schedule', body, ...times.part }, 'Scheduled'),
    takeDown: () => {
      times.setPart({ from: null, until: null });
      void actions.act({ name: 'unpublish' }, 'Taken down');
    },
    restore: (number: number) => {
      setChosen(undefined);
      void actions.act({ name: 'restore', number }, `Version ${number} restored`);
    },
  };
}

type Editor = ReturnType<typeof useEditor>;

function Notices({ kind, entry, editor }: EditorProps & { editor: Editor }) {
  const { form, actions, locale } = editor;
  const outdated = entry?.outdated[locale];
  return (
    <>
      {actions.problem && <Alert severity="error">{actions.problem}</Alert>}
      <RestoredNotice
        form={{ ...form, discard: () => form.accept(entry ?? { body: emptyBody(kind), version: 0 }) }}
      />
      {entry && outdated && (
        <OutdatedNotice
          key={locale}
          kind={kind}
          entry={entry}
          outdated={outdated}
          isBusy={actions.isBusy}
          onCurrent={editor.markCurrent}
        />
      )}
      {actions.theirs && (
        <StaleDialog
          kind={kind}
          theirs={actions.theirs}
          mine={form.body}
          onKeepMine={() =>
            void actions.act({ name: 'save', body: form.body }, 'Saved', actions.theirs?.version)
          }
          onTakeTheirs={() => {
            if (actions.theirs) form.accept(actions.theirs);
            actions.forgetTheirs();
          }}
          onClose={actions.forgetTheirs}
        />
      )}
    </>
  );
}

function Texts({ kind, editor }: { kind: ContentKind; editor: Editor }) {
  const { form, locale } = editor;
  if (kind.texts.length === 0) return null;
  const { name = '' } = editorLanguages.find((each) => each.locale === locale) ?? {};
  return (
    <>
      <TextFields
        kind={kind.name}
        fields={kind.texts}
        form={form}
        locale={locale}
        isEnglishBeside={editor.isEnglishBeside}
        onEnglish={editor.toggleEnglish}
      />
      {!kind.requiredLanguages.includes(locale) && (
        <FormControlLabel
          label={`Keep ${name} as a draft (${kind.handover ? 'it counts as missing' : 'visitors read the nearest language'})`}
          control={
            <Checkbox
              checked={form.body.drafts.includes(locale)}
              onChange={(_event, checked) => form.setDraft(locale, checked)}
            />
          }
        />
      )}
    </>
  );
}

/** When it goes out, and how it came to be. */
function TimesAndVersions({ kind, entry, editor }: EditorProps & { editor: Editor }) {
  const { actions, times, chosen } = editor;
  const { isBusy } = actions;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
        {kind.handover ? (
          <Alert severity="info">{kind.handover.hint}</Alert>
        ) : (
          <WhenPanel
            entry={entry}
            times={times}
            isTyped={editor.isTimeTyped}
            isBusy={isBusy}
            onTimes={editor.setTimes}
            onSchedule={editor.schedule}
            onTakeDown={editor.takeDown}
          />
        )}
        {entry && (
          <EntryVersions
            entry={entry}
            isBusy={isBusy}
            chosen={chosen}
            onChoose={editor.setChosen}
            onRestore={editor.restore}
          />
        )}
      </Box>
      {entry && chosen !== undefined && <VersionDiff kind={kind} entry={entry} number={chosen} />}
    </>
  );
}

/** As wide as its place: a long title is cut off, and does not push the buttons under the preview. */
const formColumn = {
  overflow: 'auto',
  minHeight: 0,
  p: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  alignContent: 'start',
} as const;

/** One entry: its form in the middle, its page beside. */
export function EntryEditor({ kind, entry }: EditorProps) {
  const editor = useEditor({ kind, entry });
  const { form, actions, times, locale } = editor;
  const { isBusy } = actions;
  return (
    <>
      <Box sx={formColumn}>
        <EntryHeader
          kind={kind}
          entry={entry}
          form={form}
          isBusy={isBusy}
          onPublish={editor.publish}
          onSave={editor.save}
        />
        {kind.texts.length > 0 && (
          <LanguageTabs
            kind={kind}
            marks={marksOf(kind, form, entry)}
            locale={locale}
            onChange={editor.setLocale}
          />
        )}
        <Notices kind={kind} entry={entry} editor={editor} />
        <Texts kind={kind} editor={editor} />
        <UploadsContext value={editor.report}>
          <FactFields kind={kind} form={form} />
        </UploadsContext>
        <TimesAndVersions kind={kind} entry={entry} editor={editor} />
      </Box>
      <PreviewPanel
        address={`content/${kind.name}/previews`}
        request={{ body: form.body, ...(entry && { id: entry.id }), from: times.from, locale }}
      />
    </>
  );
}
