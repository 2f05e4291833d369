import { useState } from 'react';
import queueStyles from '#features/submission/review-queue/desk/queue.module.css';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import { AssignDialog, RejectDialog } from './bulk-dialogs.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { useBulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

const dialogs = { assign: AssignDialog, reject: RejectDialog };
const doneWords = { assign: 'Assigned', reject: 'Rejected' };

interface AskedProps {
  name: keyof typeof dialogs;
  /** As they were when the dialog was opened: the queue goes on. */
  rows: readonly ReviewRow[];
  onClose: () => void;
}

/** What is asked before the act, then what became of each item. */
function Asked({ name, rows, onClose }: AskedProps) {
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

/** How many items are chosen, and what can be done with all of them. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { selected, clear } = selection;
  const [asked, setAsked] = useState<Omit<AskedProps, 'onClose'>>();
  const close = () => {
    setAsked(undefined);
    clear();
  };
  return (
    <>
      {selected.length > 0 && (
        <div className={queueStyles['bulk']} role="group" aria-label="Selected items">
          <b role="status">{selected.length} selected</b>
          <button type="button" onClick={() => setAsked({ name: 'assign', rows: selected })}>
            Assign
          </button>
          <button type="button" onClick={() => setAsked({ name: 'reject', rows: selected })}>
            Reject
          </button>
          <button type="button" className={shared['link']} onClick={clear}>
            Clear
          </button>
        </div>
      )}
      {asked && <Asked {...asked} onClose={close} />}
    </>
  );
}
