import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useParams, useRedirect, useUpdate } from 'react-admin';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import { theirsOf } from '#features/core/desk-kit/desk/theirs-of.ts';
import { WithPreview } from '#features/core/desk-kit/desk/preview/with-preview.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { useFormRecord } from '#features/core/desk-kit/desk/use-form-record.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { DeskNotice } from '../model/desk-notice.ts';
import type { NoticeUpdate } from '../model/notice.ts';
import { EditUpdateDialog } from './notice-dialogs.tsx';
import { draftOf, factsOf, namedFacts, type NoticeDraft } from './notice-draft.ts';
import { NoticeForm } from './notice-form.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { stateWords } from './notice-words.ts';
import type { Language } from './texts-fields.tsx';

function Heading() {
  return (
    <>
      <title>Edit notice · Desk</title>
      <Typography component="h1" variant="h4" sx={{ my: 3 }}>
        Edit notice
      </Typography>
    </>
  );
}

/** The updates, each with a way to correct it. @param onEdited the version that was seen */
function Updates({ notice, onEdited }: { notice: DeskNotice; onEdited: (seen: number) => void }) {
  const { change } = useChangeRecord('status-notices');
  const [open, setOpen] = useState<{ update: NoticeUpdate; notice: DeskNotice; seen?: DeskNotice }>();
  if (notice.updates.length === 0) return null;
  return (
    <Paper variant="outlined" component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', maxWidth: 820 }}>
      {notice.updates.map((update) => (
        <Box component="li" key={update.id} sx={{ display: 'flex', gap: 2, p: 2, alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ color: 'text.secondary' }}>
              {stateWords[update.state]}, {describeTime(update.time)}
            </Box>
            {update.texts.en?.text}
          </Box>
          <Button
            size="small"
            aria-label={`Edit the update of ${describeTime(update.time)}`}
            onClick={() => setOpen({ update, notice })}
          >
            Edit
          </Button>
        </Box>
      ))}
      {open && (
        <EditUpdateDialog
          {...open}
          onClose={() => setOpen(undefined)}
          onAct={(data) =>
            change({
              record: open.notice,
              data: { ...data, seen: open.notice.version },
              done: 'Saved. Visitors read it now.',
              onDone: () => onEdited(open.notice.version),
              onStale: (theirs) => {
                const stored = theirs as DeskNotice;
                const isStale = stored.version !== open.notice.version;
                if (isStale) setOpen({ ...open, notice: stored, seen: open.notice });
                return isStale;
              },
            })
          }
        />
      )}
    </Paper>
  );
}

function useEdit(notice: DeskNotice) {
  // Its version is the one on which the editing began, although the record is fetched again.
  const kept = useKeptForm({ resource: 'status-notices', id: notice.id, part: 'edit' }, draftOf(notice), {
    seen: notice.version,
  });
  const { values: draft, seen: based } = kept;
  const [language, onLanguage] = useState<Language>('en');
  const [problem, setProblem] = useState<string>();
  /** What another person stored in the meantime. */
  const [theirs, setTheirs] = useState<DeskNotice>();
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const redirect = useRedirect();
  async function save(seen = based): Promise<void> {
    setProblem(undefined);
    setTheirs(undefined);
    try {
      const data = { name: 'edit', seen, ...factsOf(draft) };
      await update(
        'status-notices',
        { id: notice.id, data, previousData: notice },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      kept.settle(draft);
      notify('Saved. Visitors read it now.', { type: 'success' });
      redirect('/status-notices');
    } catch (error) {
      const stored = theirsOf<DeskNotice>(error);
      if (stored?.version !== seen) setTheirs(stored);
      setProblem(error instanceof Error ? error.message : 'The notice could not be saved. Try again.');
    }
  }
  /** An update was corrected in the meantime, by the same person. */
  const follow = (version: number) => {
    if (based === version) kept.setSeen(version + 1);
  };
  const onChange = (changed: NoticeDraft) => kept.set(changed);
  const form = { draft, onChange, language, onLanguage, problem, isPending, kept, onSubmit: () => save() };
  return { form, follow, save, theirs, forgetTheirs: () => setTheirs(undefined) };
}

/** Another person changed the notice in the meantime: both versions. */
function StaleNoticeDialog({ edit }: { edit: ReturnType<typeof useEdit> }) {
  const { theirs, form, save, forgetTheirs } = edit;
  if (!theirs) return null;
  const stored = draftOf(theirs);
  return (
    <StaleFormDialog
      stored={namedFacts(stored)}
      mine={namedFacts(form.draft)}
      onLater={forgetTheirs}
      onTakeTheirs={() => {
        form.kept.accept(stored, theirs.version);
        forgetTheirs();
      }}
      onSaveMine={() => void save(theirs.version)}
    />
  );
}

function StoredNotice({ notice }: { notice: DeskNotice }) {
  const edit = useEdit(notice);
  const { form, follow } = edit;
  const { draft, language } = form;
  return (
    <WithPreview preview={<NoticePreview draft={draft} id={notice.id} locale={language} />}>
      <Heading />
      <NoticeForm {...form} action="Save notice" />
      <Updates notice={notice} onEdited={follow} />
      <StaleNoticeDialog edit={edit} />
    </WithPreview>
  );
}

/** Corrects a notice, adds languages to it, and corrects its updates. */
export function NoticePage() {
  const id = Number(useParams()['id']);
  const { data: notice, error } = useFormRecord<DeskNotice>('status-notices', { id });
  if (error)
    return (
      <>
        <Heading />
        <Typography>This notice does not exist.</Typography>
      </>
    );
  return notice?.id === id ? <StoredNotice key={id} notice={notice} /> : null;
}
