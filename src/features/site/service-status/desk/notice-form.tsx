import { Alert, Box, Button, Checkbox, FormControlLabel, FormGroup, Paper, TextField } from '@mui/material';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import type { KeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import type { ReactNode, SubmitEvent } from 'react';
import { useGetList } from 'react-admin';
import { noticeSubjects, type NoticeSubject } from '../model/notice.ts';
import { isReady, type NoticeDraft } from './notice-draft.ts';
import { subjectWords } from './notice-words.ts';
import { TextsFields, type Language } from './texts-fields.tsx';

interface FieldsProps {
  draft: NoticeDraft;
  onChange: (draft: NoticeDraft) => void;
}

/** What the portal has, and what the notice is about already. */
function SubjectChoice({ draft, onChange }: FieldsProps) {
  const { data } = useGetList<{ id: NoticeSubject }>('status-notice-subjects');
  const offered = noticeSubjects.filter(
    (subject) => draft.subjects.includes(subject) || (data ?? []).some(({ id }) => id === subject),
  );
  return (
    <FormGroup row role="group" aria-label="Services and products">
      {offered.map((subject) => (
        <FormControlLabel
          key={subject}
          label={subjectWords[subject]}
          control={
            <Checkbox
              checked={draft.subjects.includes(subject)}
              onChange={(_event, isChosen) => {
                const others = draft.subjects.filter((each) => each !== subject);
                onChange({ ...draft, subjects: isChosen ? [...others, subject] : others });
              }}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

function TimeFields({ draft, onChange }: FieldsProps) {
  const field = (name: 'begin' | 'plannedEnd', label: string) => (
    <TextField
      label={label}
      type="datetime-local"
      required
      value={draft[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  const isMaintenance = draft.kind === 'maintenance';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {field('begin', isMaintenance ? 'Begins (UTC)' : 'Began (UTC)')}
      {isMaintenance && field('plannedEnd', 'Planned to end (UTC)')}
    </Box>
  );
}

interface NoticeFormProps extends FieldsProps {
  /** Of the shown text. */
  language: Language;
  onLanguage: (language: Language) => void;
  /** Before the fields that every notice has. */
  children?: ReactNode;
  /** On the button. */
  action: string;
  problem: string | undefined;
  isPending: boolean;
  /** What was typed earlier. */
  kept: Pick<KeptForm<object>, 'restored' | 'isOlder' | 'isChanged' | 'discard'>;
  /** Handles its own failures. */
  onSubmit: () => Promise<void>;
}

/** The fields of a notice, and sending them. */
export function NoticeForm({ draft, onChange, children, action, ...props }: NoticeFormProps) {
  const { language, onLanguage, problem, isPending, kept, onSubmit } = props;
  return (
    <Paper
      variant="outlined"
      component="form"
      sx={{ p: 3, display: 'grid', gap: 3, maxWidth: 820 }}
      onSubmit={(event) => {
        (event as unknown as SubmitEvent<HTMLFormElement>).preventDefault();
        void onSubmit();
      }}
    >
      <RestoredNotice form={kept} />
      {children}
      <SubjectChoice draft={draft} onChange={onChange} />
      <TimeFields draft={draft} onChange={onChange} />
      <TextsFields
        names={['title', 'text']}
        texts={draft.texts}
        onChange={(texts) => onChange({ ...draft, texts })}
        {...{ language, onLanguage }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={!isReady(draft)}
          loading={isPending}
        >
          {action}
        </Button>
        <Button href="#/status-notices">Cancel</Button>
      </Box>
    </Paper>
  );
}
