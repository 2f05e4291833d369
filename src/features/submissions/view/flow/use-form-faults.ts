import { useMemo, useState } from 'react';
import type { SubmissionFault } from '../../model/submission-fault.ts';
import { payloadOf } from '../draft/payload-of.ts';
import type { SavedDraft } from '../draft/saved-draft.ts';
import type { FormKind } from '../kind/form-kind.ts';
import { fieldNameOf } from './field-order.ts';
import type { FormPageData } from './submit-page-data.ts';

export interface FormFaults {
  /** True after the person first asked to go on. */
  revealed: boolean;
  /** Nothing until the person first asked to go on; after that it follows every change. */
  shown: readonly SubmissionFault[];
  /** Shows all faults and gives them. */
  reveal(): readonly SubmissionFault[];
  /** Adds what only the server could see; each goes away when its field changes. */
  addFromServer(faults: readonly SubmissionFault[]): void;
  hide(): void;
}

const none: readonly SubmissionFault[] = [];

function localFaults(form: FormKind, payload: object, data: FormPageData): readonly SubmissionFault[] {
  const check = form.check(payload, data);
  return check.ok ? none : check.faults;
}

/** What the field of a fault or finding holds, for noticing that it changed. */
export function valueAt(payload: object, path: string): string {
  return JSON.stringify((payload as Record<string, unknown>)[fieldNameOf(path)] ?? null);
}

/** The faults of the form as it is, and what the server added to them. */
export function useFormFaults(form: FormKind, draft: SavedDraft, data: FormPageData): FormFaults {
  const [revealed, setRevealed] = useState(false);
  const [server, setServer] = useState<readonly { fault: SubmissionFault; value: string }[]>([]);
  const payload = useMemo(() => payloadOf(form.fields, draft), [form, draft]);
  const shown = useMemo(() => {
    if (!revealed) return none;
    const local = localFaults(form, payload, data);
    const known = new Set(local.map((fault) => fault.path));
    const remaining = server.filter(
      ({ fault, value }) => !known.has(fault.path) && valueAt(payload, fault.path) === value,
    );
    return [...local, ...remaining.map(({ fault }) => fault)];
  }, [revealed, form, payload, data, server]);

  return {
    revealed,
    shown,
    reveal() {
      setRevealed(true);
      return localFaults(form, payload, data);
    },
    addFromServer(faults) {
      setRevealed(true);
      setServer(faults.map((fault) => ({ fault, value: valueAt(payload, fault.path) })));
    },
    hide() {
      setRevealed(false);
      setServer([]);
    },
  };
}
