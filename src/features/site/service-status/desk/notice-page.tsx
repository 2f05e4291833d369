import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useParams, useRedirect, useUpdate } from 'react-admin';
import { WithPreview } from '#features/core/desk-kit/desk/preview/with-preview.tsx';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import { useFormRecord } from '#features/core/desk-kit/desk/use-form-record.ts';
import { describeTime } from '#lib/describe-time.ts';
import type { DeskNotice } from '../model/desk-notice.ts';
import type { NoticeUpdate } from '../model/notice.ts';
import { EditUpdateDialog } from './notice-dialogs.tsx';
import { draftOf, factsOf } from './notice-draft.ts';
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
  const [open, setOpen] = useState<{ update: NoticeUpdate; notice: DeskNotice }>();
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
          update={open.update}
          onClose={() => setOpen(undefined)}
          onAct={(data) =>
            void change({
              record: open.notice,
              data: { ...data, seen: open.notice.version },
              done: 'Saved. Visitors read it now.',
              onDone: () => {
                setOpen(undefined);
                onEdited(open.notice.version);
              },
            })
          }
        />
      )}
    </Paper>
  );
}

function useEdit(notice: DeskNotice) {
  const [draft, onChange] = useState(() => draftOf(notice));
  const [language, onLanguage] = useState<Language>('en');
  // What was there when the editing began, although the record is fetched again.
  const [seen, setSeen] = useState(notice.version);
  const [problem, setProblem] = useState<string>();
  const [update, { isPending }] = useUpdate();
  const notify = useNotify();
  const redirect = useRedirect();
  async function save(): Promise<void> {
    setProblem(undefined);
    try {
      const data = { name: 'edit', seen, ...factsOf(draft) };
      await update(
        'status-notices',
        { id: notice.id, data, previousData: notice },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notify('Saved. Visitors read it now.', { type: 'success' });
      redirect('/status-notices');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The notice could not be saved.');
    }
  }
  /** An update was corrected in the meantime, by the same person. */
  const follow = (version: number) => setSeen((known) => (known === version ? version + 1 : known));
  return { form: { draft, onChange, language, onLanguage, problem, isPending, onSubmit: save }, follow };
}

function StoredNotice({ notice }: { notice: DeskNotice }) {
  const { form, follow } = useEdit(notice);
  const { draft, language } = form;
  return (
    <WithPreview preview={<NoticePreview draft={draft} id={notice.id} locale={language} />}>
      <Heading />
      <NoticeForm {...form} action="Save notice" />
      <Updates notice={notice} onEdited={follow} />
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
