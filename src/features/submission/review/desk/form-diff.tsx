import type { ReactNode } from 'react';
import { isTyped } from '#features/submission/form-fields/model/typed-field.ts';
import { isEmptyValue } from '#features/submission/form-fields/model/empty-fields.ts';
import { markWords, type DiffPart } from '#lib/mark-words.ts';
import type { ChangedField } from '../model/diff-forms.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { useDeskKind } from './desk-kind.ts';
import { FactList } from '#features/core/desk-kit/desk/facts.tsx';
import { fieldWord } from './field-words.ts';
import styles from './form-diff.module.css';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import { useFieldDrawing, type FieldDrawing } from './use-field-drawing.tsx';

const parts = (all: readonly DiffPart[], Mark: 'ins' | 'del') =>
  all.map(({ text, changed }, index) =>
    changed ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );

/** Both sides of a field: words marked where it is a text, else as the item shows the value. */
function useSides(submission: ReviewSubmission) {
  const { fields } = useDeskKind();
  const { draw, rows }: FieldDrawing = useFieldDrawing(submission);
  const whole = (name: string, value: unknown) => {
    const several = isEmptyValue(value) ? undefined : rows(name, value);
    return several === undefined ? draw(name, value) : <FactList>{several}</FactList>;
  };
  return ({ name, before, after }: ChangedField): [ReactNode, ReactNode] => {
    const [old, fresh] = [before ?? '', after ?? ''];
    if (isTyped(fields[name]) && typeof old === 'string' && typeof fresh === 'string') {
      const [removed, added] = markWords(old, fresh);
      return [old && parts(removed, 'del'), fresh && parts(added, 'ins')];
    }
    return [
      isEmptyValue(before) ? null : whole(name, before),
      isEmptyValue(after) ? null : whole(name, after),
    ];
  };
}

interface FormDiffProps {
  submission: ReviewSubmission;
  changes: readonly ChangedField[];
  label: string;
  /** Beside the name of a field. */
  mark?: (field: string) => ReactNode;
}

/** What differs between two forms, field by field. Signs say it as well as colors. */
export function FormDiff({ submission, changes, label, mark }: FormDiffProps) {
  const { words } = useDeskKind();
  const sidesOf = useSides(submission);
  if (changes.length === 0) return <p className={shared['quiet']}>No field differs.</p>;
  return (
    <table className={styles['diff']} aria-label={label}>
      {changes.map((change) => {
        const [removed, added] = sidesOf(change);
        return (
          <tbody key={change.name}>
            <tr data-side="removed">
              <th scope="rowgroup" rowSpan={2}>
                {fieldWord(words, change.name)}
                {mark?.(change.name)}
              </th>
              <td aria-label="before">−</td>
              <td>{removed || 'Not filled in'}</td>
            </tr>
            <tr data-side="added">
              <td aria-label="after">+</td>
              <td>{added || 'Not filled in'}</td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
