import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useCreate, useNotify, useRedirect } from 'react-admin';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { WithPreview } from '#features/core/desk-kit/desk/preview/with-preview.tsx';
import { randomUuid } from '#lib/random-uuid.ts';
import { noticeKinds, type DisruptionState, type NoticeKind } from '../model/notice.ts';
import { factsOf, newDraft, type NoticeDraft } from './notice-draft.ts';
import { NoticeForm } from './notice-form.tsx';
import { NoticePreview } from './notice-preview.tsx';
import { kindWords } from './notice-words.ts';
import { ProgressField } from './progress-field.tsx';
import type { Language } from './texts-fields.tsx';

interface NewNoticeForm {
  draft: NoticeDraft;
  progress: DisruptionState;
  /** Sent again after a lost answer, the form finds the notice that it made. */
  key: string;
}

const emptyForm = (): NewNoticeForm => ({
  draft: newDraft(new Date()),
  progress: 'investigating',
  key: randomUuid(),
});

/** Everything that the form holds, and sending it. */
function useNewNotice() {
  const [nothing] = useState(emptyForm);
  const kept = useKeptForm({ resource: 'status-notices', id: 'new', part: 'edit' }, nothing);
  const { values } = kept;
  const { draft, progress, key } = values;
  const [language, onLanguage] = useState<Language>('en');
  const [problem, setProblem] = useState<string>();
  const [create, { isPending }] = useCreate();
  const notify = useNotify();
  const redirect = useRedirect();
  async function publish(): Promise<void> {
    setProblem(undefined);
    try {
      const data = { kind: draft.kind, progress, key, ...factsOf(draft) };
      await create('status-notices', { data }, { returnPromise: true });
      kept.settle(values);
      notify('Published. Visitors read it now.', { type: 'success' });
      redirect('/status-notices');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The notice could not be published. Try again.');
    }
  }
  const onChange = (changed: NoticeDraft) => kept.set({ draft: changed });
  const setProgress = (chosen: DisruptionState) => kept.set({ progress: chosen });
  const form = { draft, onChange, language, onLanguage, problem, isPending, kept, onSubmit: publish };
  return { form, progress, setProgress };
}

/** Writes a notice, which visitors read as soon as it is published. */
export function NewNoticePage() {
  const { form, progress, setProgress } = useNewNotice();
  const { draft, onChange, language } = form;
  return (
    <WithPreview preview={<NoticePreview draft={draft} progress={progress} locale={language} />}>
      <title>New notice · Desk</title>
      <Typography component="h1" variant="h4" sx={{ my: 3 }}>
        New notice
      </Typography>
      <NoticeForm {...form} action="Publish notice">
        <TextField
          select
          label="Kind"
          value={draft.kind}
          onChange={(event) => onChange({ ...draft, kind: event.target.value as NoticeKind })}
        >
          {noticeKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {kindWords[kind]}
            </MenuItem>
          ))}
        </TextField>
        {draft.kind === 'disruption' && <ProgressField progress={progress} onChange={setProgress} />}
      </NoticeForm>
    </WithPreview>
  );
}
