import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
import { RestoredNotice } from '#features/core/desk-kit/desk/kept/restored-notice.tsx';
import { useKeptForm } from '#features/core/desk-kit/desk/kept/use-kept-form.ts';
import { StaleFormDialog } from '#features/core/desk-kit/desk/stale-form-dialog.tsx';
import { theirsOf } from '#features/core/desk-kit/desk/theirs-of.ts';
import type { Purpose } from '#features/submission/submissions/model/state.ts';
import {
  answerLanguages,
  answerMaxCharacters,
  emptyTexts,
  topicsOf,
  type Answer,
  type AnswerTexts,
  type AnswerTopic,
} from '../model/answer.ts';
import { checkPlaceholders, placeholderWords } from '../model/placeholders.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import type { Seen } from '#features/core/desk-kit/desk/kept/kept-store.ts';
import { topicWords } from './topic-words.ts';

/** One language at a time, with the English beside what is written. */
function Texts({ texts, onChange }: { texts: AnswerTexts; onChange: (texts: AnswerTexts) => void }) {
  const [language, setLanguage] = useState<keyof AnswerTexts>('en');
  const chosen = answerLanguages.find(({ code }) => code === language)!;
  const problem = checkPlaceholders(texts[language]);
  return (
    <>
      <TextField
        select
        label="Language"
        value={language}
        onChange={({ target }) => setLanguage(target.value as keyof AnswerTexts)}
        helperText="If a language has no text, the English one is offered."
      >
        {answerLanguages.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {texts[code].trim() === '' ? `${name} (empty)` : name}
          </MenuItem>
        ))}
      </TextField>
      {language !== 'en' && <Box sx={{ color: 'text.secondary' }}>{texts.en}</Box>}
      <TextField
        label={`Text, ${chosen.name}`}
        multiline
        minRows={4}
        required={language === 'en'}
        error={problem !== undefined}
        helperText={problem}
        value={texts[language]}
        onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
        slotProps={{ htmlInput: { maxLength: answerMaxCharacters, lang: chosen.tag } }}
      />
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
        {Object.entries(placeholderWords)
          .map(([name, meaning]) => `{${name}}: ${meaning}`)
          .join(' · ')}
      </Box>
    </>
  );
}

interface Sent {
  body: object;
  /** Shown when it is done. */
  done: string;
  /** The version that the change is based on, as `update_time`. */
  seen: Seen;
}

/** Sends a change; the dialog stays open with what was typed when it is refused. `send` never rejects and says whether it was done. */
function useSendAnswer(answer: Answer | undefined) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string>();
  /** What another person stored in the meantime. */
  const [theirs, setTheirs] = useState<Answer>();
  async function send({ body, done, seen }: Sent): Promise<boolean> {
    setProblem(undefined);
    setTheirs(undefined);
    try {
      await (answer
        ? callDesk(`desk/answers/${answer.id}/actions`, { seen, change: body })
        : callDesk('desk/answers', body));
    } catch (error) {
      const stored = theirsOf<Answer>(error);
      if (stored && stored.update_time !== seen) setTheirs(stored);
      if (stored) refresh();
      setProblem(error instanceof Error ? error.message : 'That did not work. Try again.');
      return false;
    }
    notify(done, { type: 'success' });
    refresh();
    return true;
  }
  return { send, problem, theirs, forgetTheirs: () => setTheirs(undefined) };
}

/** What a person reads of an answer. */
const factsOf = ({ title, texts }: Pick<Answer, 'title' | 'texts'>) => ({
  Title: title,
  ...Object.fromEntries(answerLanguages.map(({ code, name }) => [name, texts[code]])),
});

interface TopicFieldProps {
  purpose: Purpose;
  topic: AnswerTopic;
  onChange: (topic: AnswerTopic) => void;
}

function TopicField({ purpose, topic, onChange }: TopicFieldProps) {
  return (
    <TextField
      select
      label="Offered for"
      value={topic}
      onChange={({ target }) => onChange(target.value as AnswerTopic)}
    >
      {topicsOf(purpose).map((one) => (
        <MenuItem key={one} value={one}>
          {topicWords(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function RemoveButton({ answer, onRemove }: { answer: Answer; onRemove: () => void }) {
  if (answer.is_shipped && answer.update_time === null) return null;
  return (
    <Box>
      <Button color="error" onClick={onRemove}>
        {answer.is_shipped ? 'Restore the default answer' : 'Remove answer'}
      </Button>
    </Box>
  );
}

interface AnswerDialogProps {
  /** Undefined for a new one. */
  answer?: Answer;
  /** Of a new one. */
  purpose?: Purpose;
  onClose: () => void;
}

interface Typed {
  title: string;
  topic: AnswerTopic;
  texts: AnswerTexts;
}

/** What the dialog holds, and what is done with it. */
function useAnswerForm(answer: Answer | undefined, purpose: Purpose) {
  const form = useKeptForm<Typed>(
    { resource: 'answers', id: answer?.id ?? `new-${purpose}`, part: 'texts' },
    {
      title: answer?.title ?? '',
      topic: answer?.topic ?? 'request-changes',
      texts: answer?.texts ?? emptyTexts,
    },
    { seen: answer?.update_time ?? null },
  );
  const { send, ...sending } = useSendAnswer(answer);
  const { values } = form;
  const { title, topic, texts } = values;
  const settled = async (sent: Sent) => {
    const isDone = await send(sent);
    if (isDone) form.settle(values);
    return isDone;
  };
  const body = answer ? { name: 'save', title, texts } : { purpose, topic, title, texts };
  return {
    ...sending,
    form,
    isWhole:
      title.trim() !== '' &&
      texts.en.trim() !== '' &&
      Object.values(texts).every((text) => checkPlaceholders(text) === undefined),
    /** @param seen the version that is written over */
    save: (seen = form.seen) => settled({ body, done: 'Saved.', seen }),
    remove: () => settled({ body: { name: 'remove' }, done: 'Removed.', seen: form.seen }),
  };
}

/** One answer: its title, when it is offered, and its texts. */
export function AnswerDialog({ answer, purpose = 'listing', onClose }: AnswerDialogProps) {
  const { form, isWhole, save, remove, problem, theirs, forgetTheirs } = useAnswerForm(answer, purpose);
  const { title, topic, texts } = form.values;
  const closeAfter = async (act: Promise<boolean>) => {
    if (await act) onClose();
  };
  if (theirs)
    return (
      <StaleFormDialog
        editor={theirs.updated_by}
        stored={factsOf(theirs)}
        mine={factsOf(form.values)}
        onLater={forgetTheirs}
        onTakeTheirs={() => {
          form.discard();
          onClose();
        }}
        onSaveMine={() => void closeAfter(save(theirs.update_time))}
      />
    );
  return (
    <ActionDialog
      title={answer ? answer.title : 'New answer'}
      action="Save answer"
      onAct={isWhole ? () => save() : undefined}
      onClose={onClose}
    >
      <RestoredNotice form={form} />
      {answer ? (
        <Box sx={{ color: 'text.secondary' }}>Offered for: {topicWords(topic)}</Box>
      ) : (
        <TopicField purpose={purpose} topic={topic} onChange={(chosen) => form.set({ topic: chosen })} />
      )}
      <TextField
        label="Title at the desk"
        required
        value={title}
        onChange={({ target }) => form.set({ title: target.value })}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <Texts texts={texts} onChange={(written) => form.set({ texts: written })} />
      {problem && <Alert severity="error">{problem}</Alert>}
      {answer && <RemoveButton answer={answer} onRemove={() => void closeAfter(remove())} />}
    </ActionDialog>
  );
}
