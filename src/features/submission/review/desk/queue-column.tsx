import { Button } from '@mui/material';
import { isSameFilter } from './queue-filter.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import type { Selection } from './bulk/use-selection.ts';
import { QueueFilters } from './queue-filters.tsx';
import { KeyCap } from './key-cap.tsx';
import { MentionList } from './notes/mention-list.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { QueueRow } from './queue-row.tsx';
import styles from './queue-column.module.css';
import shared from './review-shared.module.css';
import { useNow } from './use-now.ts';
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
  selection: Selection;
}

/** The queue beside the item, most urgent first. */
export function QueueColumn({ queue, currentId, selection }: QueueColumnProps) {
  const nowMs = useNow();
  const { rows, total, isPending, hasMore, showMore } = queue;
  return (
    <aside className={styles['queue']} aria-label="Queue">
      <QueueFilters queue={queue} />
      <MentionList currentId={currentId} />
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
      <BulkBar selection={selection} />
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
