import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { isSameFilter } from './queue-filter.ts';
import { QueueFilters } from './queue-filters.tsx';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { QueueRow } from './queue-row.tsx';
import styles from './queue-column.module.css';
import shared from './review-shared.module.css';
import { useNow } from '#features/core/desk-kit/desk/use-now.ts';
import type { Queue } from './use-queue.ts';

/** Instead of rows: an empty queue is good news. */
function NothingHere({ queue: { filter, urgent, error } }: { queue: Queue }) {
  if (error) return <p className={styles['nothing']}>{error.message}</p>;
  const isUrgent = isSameFilter(filter, urgent);
  return <p className={styles['nothing']}>{isUrgent ? <NothingWaits /> : 'No submission matches.'}</p>;
}

interface QueueColumnProps {
  queue: Queue;
  currentId: number | undefined;
  selection: { isSelected(id: number): boolean; toggle(id: number): void };
  /** Above the rows. */
  notices: ReactNode;
  /** Below the rows: what can be done with the selected ones. */
  actions: ReactNode;
}

/** The queue beside the item, most urgent first. */
export function QueueColumn({ queue, currentId, selection, notices, actions }: QueueColumnProps) {
  const nowMs = useNow();
  const { rows, total, isPending, hasMore, showMore } = queue;
  return (
    <aside className={styles['queue']} aria-label="Queue">
      <QueueFilters queue={queue} />
      {notices}
      <ul className={styles['rows']} aria-busy={isPending} tabIndex={-1}>
        {rows.map((row) => (
          <QueueRow
            key={row.id}
            row={row}
            isCurrent={row.id === currentId}
            nowMs={nowMs}
            isSelected={selection.isSelected(row.id)}
            onSelect={() => selection.toggle(row.id)}
          />
        ))}
        {hasMore && (
          <li>
            <Button fullWidth onClick={showMore}>
              Show more
            </Button>
          </li>
        )}
      </ul>
      {!isPending && rows.length === 0 && <NothingHere queue={queue} />}
      {actions}
      <div className={`${shared['quiet']} ${styles['foot']}`}>
        <span>
          <KeyCap>J</KeyCap> <KeyCap>K</KeyCap> move
        </span>
        <span>
          <KeyCap>X</KeyCap> select
        </span>
        <span>
          <KeyCap>G</KeyCap> take next
        </span>
        <span>
          {rows.length} of {total}
        </span>
      </div>
    </aside>
  );
}
