import { Button } from '@mui/material';
import { QueueFilters } from './queue-filters.tsx';
import { KeyCap } from './key-cap.tsx';
import { QueueRow } from './queue-row.tsx';
import styles from './review.module.css';
import { useNow } from './use-now.ts';
import type { Queue } from './use-queue.ts';

/** Instead of rows: an empty queue is good news. */
function NothingHere({ queue: { filter, urgent, error } }: { queue: Queue }) {
  if (error) return <p className={styles['nothing']}>{error.message}</p>;
  const isUrgent = JSON.stringify(filter) === JSON.stringify(urgent);
  return (
    <p className={styles['nothing']}>
      {isUrgent ? 'Nothing waits for a decision.' : 'No submission matches.'}
    </p>
  );
}

/** The queue beside the item, most urgent first. */
export function QueueColumn({ queue, currentId }: { queue: Queue; currentId: number | undefined }) {
  const nowMs = useNow();
  const { rows, total, isPending, hasMore, showMore } = queue;
  return (
    <aside className={styles['queue']} aria-label="Queue">
      <QueueFilters queue={queue} />
      <ul className={styles['rows']} aria-busy={isPending} tabIndex={-1}>
        {rows.map((row) => (
          <QueueRow key={row.id} row={row} isCurrent={row.id === currentId} nowMs={nowMs} />
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
      <div className={styles['foot']}>
        <KeyCap>J</KeyCap> <KeyCap>K</KeyCap> move <KeyCap>G</KeyCap> take the next
        <span>
          {rows.length} of {total}
        </span>
      </div>
    </aside>
  );
}
