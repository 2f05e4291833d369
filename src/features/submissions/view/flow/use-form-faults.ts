import { useMemo, useState } from 'react';
import { checkDappSubmission } from '../../model/dapp-submission.ts';
import type { SubmissionFault } from '../../model/submission-fault.ts';
import { payloadOf, type SavedDraft } from '../draft/saved-draft.ts';

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

function localFaults(draft: SavedDraft): readonly SubmissionFault[] {
  const check = checkDappSubmission(payloadOf(draft));
  return check.ok ? none : check.faults;
}

/** What the field of a fault holds, for noticing that it changed. */
function valueAt(draft: SavedDraft, path: string): string {
  const [name = ''] = path.split('.');
  const payload: object = payloadOf(draft);
  return JSON.stringify((payload as Record<string, unknown>)[name] ?? null);
}

export function useFormFaults(draft: SavedDraft): FormFaults {
  const [revealed, setRevealed] = useState(false);
  const [server, setServer] = useState<readonly { fault: SubmissionFault; value: string }[]>([]);
  const shown = useMemo(() => {
    if (!revealed) return none;
    const local = localFaults(draft);
    const known = new Set(local.map((fault) => fault.path));
    const remaining = server.filter(
      ({ fault, value }) => !known.has(fault.path) && valueAt(draft, fault.path) === value,
    );
    return [...local, ...remaining.map(({ fault }) => fault)];
  }, [revealed, draft, server]);

  return {
    revealed,
    shown,
    reveal() {
      setRevealed(true);
      return localFaults(draft);
    },
    addFromServer(faults) {
      setRevealed(true);
      setServer(faults.map((fault) => ({ fault, value: valueAt(draft, fault.path) })));
    },
    hide() {
      setRevealed(false);
      setServer([]);
    },
  };
}
