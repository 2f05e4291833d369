import { Button, TextField } from '@mui/material';
import type { ChangeRequest } from '#features/submission/submissions/model/change-request.ts';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { requestTextMaxCharacters } from '#features/submission/submissions/model/review-text.ts';
import { useDeskKind } from '../desk-kind.ts';
import { factId } from '#features/core/desk-kit/desk/facts.tsx';
import { fieldWord } from '../field-words.ts';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import { FieldPicker } from './field-picker.tsx';
import { pointFieldId, usePoints } from './request-points.ts';
import styles from './requests.module.css';

/** Where `f` leads back to when the choice is given up. */
const buttonId = 'point-at-field';

/** `f` chooses a field from anywhere outside of fields. @param onAsk picks the decision that asks for changes */
export function usePointKey(onAsk: (() => void) | undefined): void {
  const { isFull, setPicking } = usePoints();
  const pick = () => {
    onAsk?.();
    setPicking(true);
  };
  useShortcuts({ f: onAsk && !isFull ? pick : undefined });
}

function Point({ field, text }: ChangeRequest) {
  const { words } = useDeskKind();
  const { setText, remove } = usePoints();
  const name = fieldWord(words, field);
  return (
    <li className={styles['point']}>
      <div className={shared['line']}>
        <b>{name}</b>
        <span>
          <button
            type="button"
            className={shared['link']}
            onClick={() => document.getElementById(factId(field))?.scrollIntoView({ block: 'center' })}
          >
            Show
          </button>{' '}
          <button
            type="button"
            className={shared['link']}
            aria-label={`Remove the request for ${name}`}
            onClick={() => {
              remove(field);
              document.getElementById(buttonId)?.focus();
            }}
          >
            Remove
          </button>
        </span>
      </div>
      <TextField
        id={pointFieldId(field)}
        required
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        placeholder="Say what is wrong, then what works"
        slotProps={{
          htmlInput: { 'aria-label': `Request for ${name}`, maxLength: requestTextMaxCharacters },
        }}
        value={text}
        onChange={({ target }) => setText(field, target.value)}
      />
    </li>
  );
}

/** What the team is asked to change, each point at a field of its form. */
export function RequestFields() {
  const { points, isFull, isPicking, setPicking, add } = usePoints();
  const { fields } = useDeskKind();
  return (
    <div className={styles['requests']}>
      <p className={shared['quiet']}>
        {points.length === 0
          ? 'Mark the fields that have to change. The submitter sees each of them marked in the form.'
          : `Marked fields: ${points.length}`}
      </p>
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <Point key={point.field} {...point} />
          ))}
        </ul>
      )}
      {isPicking ? (
        <FieldPicker
          fields={Object.keys(fields).filter((field) => points.every((point) => point.field !== field))}
          onPick={add}
          onClose={() => setPicking(false)}
        />
      ) : (
        <Button
          id={buttonId}
          className={styles['add'] ?? ''}
          variant="outlined"
          color="inherit"
          fullWidth
          disabled={isFull}
          aria-keyshortcuts="f"
          onClick={() => setPicking(true)}
        >
          + Mark a field
          <KeyCap>F</KeyCap>
        </Button>
      )}
    </div>
  );
}
