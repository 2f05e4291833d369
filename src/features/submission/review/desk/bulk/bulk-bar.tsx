import { lazy, Suspense, useState } from 'react';
import queueStyles from '#features/submission/review-queue/desk/queue.module.css';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import type { AskedProps } from './bulk-asked.tsx';
import type { Selection } from './use-selection.ts';

const Asked = lazy(async () => ({ default: (await import('./bulk-asked.tsx')).Asked }));

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
          <button type="button" className={shared['link']} aria-label="Clear selection" onClick={clear}>
            Clear
          </button>
        </div>
      )}
      {asked && (
        <Suspense>
          <Asked {...asked} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
