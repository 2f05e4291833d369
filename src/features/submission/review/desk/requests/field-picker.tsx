import { useId, useState, type KeyboardEvent } from 'react';
import { foldText } from '#lib/fold-text.ts';
import { belongsToInputMethod } from '#lib/belongs-to-input-method.ts';
import { useDeskKind } from '../desk-kind.ts';
import { fieldWord } from '../field-words.ts';
import styles from './requests.module.css';

interface Match {
  field: string;
  name: string;
}

interface FieldPickerProps {
  /** That can be chosen. */
  fields: readonly string[];
  onPick: (field: string) => void;
  /** The choice was given up. */
  onClose: () => void;
}

/** The fields whose names have what is typed, those that begin with it first. */
function useMatches(fields: readonly string[], typed: string): Match[] {
  const { words } = useDeskKind();
  const text = foldText(typed.trim());
  const places = fields
    .map((field) => ({ field, name: fieldWord(words, field) }))
    .map((entry) => ({ ...entry, place: foldText(entry.name).indexOf(text) }))
    .filter(({ place }) => place >= 0);
  return places.toSorted((a, b) => Math.min(a.place, 1) - Math.min(b.place, 1));
}

interface MatchesProps {
  id: string;
  matches: readonly Match[];
  current: number;
  onPick: FieldPickerProps['onPick'];
}

function Matches({ id, matches, current, onPick }: MatchesProps) {
  return (
    <>
      <ul id={id} role="listbox" aria-label="Fields">
        {matches.map(({ field, name }, index) => (
          <li
            key={field}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            // A press must not take the focus away before it counts.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(field)}
          >
            {name}
          </li>
        ))}
      </ul>
      {matches.length === 0 && <p>No field matches.</p>}
    </>
  );
}

/** Chooses a field by typing a part of its name; arrows move, Enter takes, Escape closes. */
export function FieldPicker({ fields, onPick, onClose }: FieldPickerProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const listId = useId();
  const matches = useMatches(fields, typed);
  const current = Math.min(chosen, matches.length - 1);

  function move(event: KeyboardEvent) {
    if (belongsToInputMethod(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const match = matches[current];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && match) onPick(match.field);
    else if (step) setChosen((current + step + matches.length) % Math.max(1, matches.length));
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div className={styles['picker']}>
      <input
        autoFocus
        role="combobox"
        aria-label="Field of the form"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={matches[current] ? `${listId}-${current}` : undefined}
        autoComplete="off"
        placeholder="Name of a field"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
        onKeyDown={move}
        onBlur={onClose}
      />
      <Matches id={listId} matches={matches} current={current} onPick={onPick} />
    </div>
  );
}
