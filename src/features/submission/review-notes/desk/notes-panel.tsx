import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { describeTime } from '#lib/describe-time.ts';
import { splitMentions, type ReviewNote } from '../model/note.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import { FactGroup } from '#features/core/desk-kit/desk/facts.tsx';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import { NoteField, noteFieldId } from './note-field.tsx';
import styles from './notes.module.css';

/** What is noted about a submission. */
interface NotedSubmission {
  id: number;
  notes: readonly ReviewNote[];
  /** Names of those whom a note can mention. */
  colleagues: string[];
}

function Note({ note, names }: { note: ReviewNote; names: readonly string[] }) {
  return (
    <li className={styles['note']} data-mentions-me={note.is_open_mention}>
      <b>{note.author}</b> <span className={styles['time']}>{describeTime(note.at)}</span>
      <p>
        {splitMentions(note.text, names).map(({ text, mention }, index) =>
          mention === undefined ? text : <strong key={index}>{text}</strong>,
        )}
      </p>
    </li>
  );
}

/** Saves notes and marks mentions as done. Never rejects: what goes wrong is shown. */
function useNotes({ id }: NotedSubmission) {
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function call(path: string, body: object): Promise<boolean> {
    setPending(true);
    try {
      await callDesk(`desk/submissions/${id}/${path}`, body);
      // The item and the list of mentions.
      refresh();
      return true;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' });
      return false;
    } finally {
      setPending(false);
    }
  }
  return {
    isPending,
    add: (text: string) => call('notes', { text }),
    finish: () => call('mentions-done', {}),
  };
}

/** What colleagues note about an item: never shown to its team, never changed. */
export function NotesPanel({ submission }: { submission: NotedSubmission }) {
  const { notes, colleagues } = submission;
  const { isPending, add, finish } = useNotes(submission);
  useShortcuts({ n: () => document.getElementById(noteFieldId)?.focus() });
  return (
    <FactGroup title="Notes">
      <p className={shared['quiet']}>
        Only the desk sees these. <KeyCap>N</KeyCap>
      </p>
      {notes.length > 0 && (
        <ul className={styles['notes']}>
          {notes.map((note) => (
            <Note key={note.id} note={note} names={colleagues} />
          ))}
        </ul>
      )}
      {notes.some((note) => note.is_open_mention) && (
        <Button size="small" disabled={isPending} onClick={() => void finish()}>
          Mark mention as done
        </Button>
      )}
      <NoteField submissionId={submission.id} colleagues={colleagues} isPending={isPending} onSave={add} />
    </FactGroup>
  );
}
