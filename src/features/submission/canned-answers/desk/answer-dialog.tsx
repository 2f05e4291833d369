import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ActionDialog } from '#features/core/desk-kit/desk/action-dialog.tsx';
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
        helperText="Where a language has no text, the English one is offered."
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

/** Sends a change; the dialog stays open with what was typed when it is refused. `send` never rejects. */
function useSendAnswer(answer: Answer | undefined, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string>();
  async function send(body: object, done: string) {
    try {
      await (answer
        ? callDesk(`desk/answers/${answer.id}/actions`, { seen: answer.update_time, change: body })
        : callDesk('desk/answers', body));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The change did not work.');
      return;
    }
    notify(done, { type: 'success' });
    refresh();
    onDone();
  }
  return { send, problem };
}

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

interface AnswerDialogProps {
  /** Undefined for a new one. */
  answer?: Answer;
  /** Of a new one. */
  purpose?: Purpose;
  onClose: () => void;
}

/** One answer: its title, when it is offered, and its texts. */
export function AnswerDialog({ answer, purpose = 'listing', onClose }: AnswerDialogProps) {
  const [title, setTitle] = useState(answer?.title ?? '');
  const [topic, setTopic] = useState<AnswerTopic>(answer?.topic ?? 'request-changes');
  const [texts, setTexts] = useState<AnswerTexts>(answer?.texts ?? emptyTexts);
  const { send, problem } = useSendAnswer(answer, onClose);
  const isWhole =
    title.trim() !== '' &&
    texts.en.trim() !== '' &&
    Object.values(texts).every((text) => checkPlaceholders(text) === undefined);
  const save = () =>
    send(answer ? { name: 'save', title, texts } : { purpose, topic, title, texts }, 'Saved.');
  const canRemove = answer && (!answer.is_shipped || answer.update_time !== null);
  return (
    <ActionDialog
      title={answer ? answer.title : 'New answer'}
      action="Save answer"
      onAct={isWhole ? () => void save() : undefined}
      onClose={onClose}
    >
      {answer ? (
        <Box sx={{ color: 'text.secondary' }}>Offered for: {topicWords(topic)}</Box>
      ) : (
        <TopicField purpose={purpose} topic={topic} onChange={setTopic} />
      )}
      <TextField
        label="Title at the desk"
        required
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <Texts texts={texts} onChange={setTexts} />
      {problem && <Alert severity="error">{problem}</Alert>}
      {canRemove && (
        <Box>
          <Button color="error" onClick={() => void send({ name: 'remove' }, 'Removed.')}>
            {answer.is_shipped ? 'Restore the original answer' : 'Remove answer'}
          </Button>
        </Box>
      )}
    </ActionDialog>
  );
}
