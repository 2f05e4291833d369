import { useState } from 'react';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import { AssignDialog, RejectDialog } from './bulk-dialogs.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { useBulk } from './use-bulk.ts';

const dialogs = { assign: AssignDialog, reject: RejectDialog };
const doneWords = { assign: 'Assigned', reject: 'Rejected' };

export interface AskedProps {
  name: keyof typeof dialogs;
  /** As they were when the dialog was opened: the queue goes on. */
  rows: readonly ReviewRow[];
  onClose: () => void;
}

/** What is asked before the act, then what became of each item. */
export function Asked({ name, rows, onClose }: AskedProps) {
  const { send, outcomes, problem, isPending } = useBulk(rows);
  const [isBack, setBack] = useState(false);
  const Dialog = dialogs[name];
  if (outcomes)
    return (
      <OutcomeDialog outcomes={outcomes} done={isBack ? 'Given back' : doneWords[name]} onClose={onClose} />
    );
  return (
    <Dialog
      rows={rows}
      problem={problem}
      isPending={isPending}
      onSend={(act) => {
        setBack(act.name === 'assign' && act.person === null);
        return send(act);
      }}
      onClose={onClose}
    />
  );
}
