import { useState } from 'react';
import { correctableFields } from '../../model/correcting.ts';
import type { ReviewSubmission } from '../../model/review-submission.ts';
import { useDeskKind } from '../desk-kind.ts';
import { keepValue, keptKey, readKept } from '#features/submission/review-queue/desk/kept-value.ts';

/** In the choice of fields: the hot list is no field of a form. */
export const hotChoice = 'hot';

interface Corrected {
  correct: Readonly<Record<string, unknown>>;
  hot: boolean;
}

/** What the reviewer corrects while approving. */
export interface Corrections extends Corrected {
  /** What can be corrected and is not yet: fields of the form, and `hotChoice`. */
  choices: readonly string[];
  isEmpty: boolean;
  setValue(field: string, value: unknown): void;
  add(field: string): void;
  remove(field: string): void;
  isPicking: boolean;
  setPicking(isPicking: boolean): void;
}

/** Where a corrected value is typed. */
export const correctionFieldId = (field: string) => `correction-${field}`;

const nothing: Corrected = { correct: {}, hot: false };

/** Kept like every text of a decision; forgotten with the version that it was about. */
export function useCorrections({ id, version, payload, change }: ReviewSubmission): Corrections {
  const { fields, hasHotList } = useDeskKind();
  const key = keptKey(id, 'approve.corrections');
  const [held, setHeld] = useState(() => ({ version, corrected: readKept(key, nothing) }));
  const [isPicking, setPicking] = useState(false);
  if (held.version !== version) setHeld({ version, corrected: readKept(key, nothing) });
  const { corrected } = held;
  const { correct, hot } = corrected;
  const possible = payload && !change ? correctableFields(fields, payload) : [];

  function set(next: Corrected) {
    setHeld({ version, corrected: next });
    keepValue(key, next);
  }
  return {
    correct,
    hot,
    choices: [
      ...possible.filter((field) => !Object.hasOwn(correct, field)),
      ...(possible.length > 0 && hasHotList && !hot ? [hotChoice] : []),
    ],
    isEmpty: Object.keys(correct).length === 0 && !hot,
    setValue: (field, value) => set({ ...corrected, correct: { ...correct, [field]: value } }),
    add(field) {
      setPicking(false);
      if (field === hotChoice) set({ ...corrected, hot: true });
      else set({ ...corrected, correct: { ...correct, [field]: payload?.[field] } });
      requestAnimationFrame(() => document.getElementById(correctionFieldId(field))?.focus());
    },
    remove(field) {
      const { [field]: _removed, ...others } = correct;
      set(field === hotChoice ? { ...corrected, hot: false } : { ...corrected, correct: others });
    },
    isPicking,
    setPicking,
  };
}
