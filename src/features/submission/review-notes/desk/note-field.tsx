import { Button, TextField } from '@mui/material';
import { useId, useRef, type KeyboardEvent } from 'react';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import { noteMaxCharacters } from '../model/note.ts';
import { useKept } from '#features/submission/review-queue/desk/kept-value.ts';
import styles from './notes.module.css';
import { useMentions } from './use-mentions.ts';

/** Where the key `n` leads. */
export const noteFieldId = 'note';

interface NoteFieldProps {
  submissionId: number;
  /** Names of those who can be mentioned. */
  colleagues: readonly string[];
  isPending: boolean;
  /** @returns whether it was saved */
  onSave: (text: string) => Promise<boolean>;
}

/** A new note. Typing `@` offers the colleagues; arrows choose, Enter takes. Control and Enter save it. A decision leaves it as it is. */
export function NoteField({ submissionId, colleagues, isPending, onSave }: NoteFieldProps) {
  const [text, setText] = useKept(`note.${submissionId}`, '');
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const { names, current, take, move, setCaret, close } = useMentions({ text, setText, field }, colleagues);
  const list =
    names.length > 0 ? { 'aria-controls': listId, 'aria-activedescendant': `${listId}-${current}` } : {};
  const save = async () => {
    if (await onSave(text)) setText('');
  };
  const isEmpty = text.trim() === '';
  const press = (event: KeyboardEvent) => {
    if (belongsToInputMethod(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) move(event);
    else if (!isPending && !isEmpty) void save();
  };
  return (
    <div className={styles['field']}>
      <TextField
        id={noteFieldId}
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        label="Note for colleagues"
        placeholder="@ mentions a colleague"
        inputRef={field}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setCaret(target.selectionStart ?? target.value.length);
        }}
        onKeyDown={press}
        onBlur={close}
        slotProps={{ htmlInput: { maxLength: noteMaxCharacters, ...list } }}
      />
      <Matches id={listId} names={names} current={current} onTake={take} />
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        disabled={isPending || isEmpty}
        aria-keyshortcuts="Control+Enter"
        onClick={() => void save()}
      >
        Add note
      </Button>
    </div>
  );
}

interface MatchesProps {
  id: string;
  names: readonly string[];
  current: number;
  onTake: (name: string) => void;
}

function Matches({ id, names, current, onTake }: MatchesProps) {
  if (names.length === 0) return null;
  return (
    <ul id={id} role="listbox" aria-label="Colleagues">
      {names.map((name, index) => (
        <li
          key={name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          // A press must not take the focus away before it counts.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(name)}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
