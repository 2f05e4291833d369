import { useState } from 'react';
import { ShowBase, useParams, usePermissions, useRedirect } from 'react-admin';
import { may } from '#features/accounts/model/permissions.ts';
import type { Role } from '#features/accounts/model/role.ts';
import type { DeskKinds } from './desk-kind.ts';
import { QueueColumn } from './queue-column.tsx';
import { filterFieldId } from './queue-filters.tsx';
import styles from './review.module.css';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { SubmissionItem } from './submission-item.tsx';
import { UploadsWaiting } from './uploads-waiting.tsx';
import { useQueue, type Queue } from './use-queue.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The item that follows in the queue; of the last one, the first. */
function nextOf({ rows }: Queue, currentId: number | undefined) {
  const index = rows.findIndex(({ id }) => id === currentId);
  return rows.slice(index + 1).find(({ id }) => id !== currentId) ?? rows.find(({ id }) => id !== currentId);
}

function NothingOpen() {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <div className={styles['empty']}>
      <h1>Review</h1>
      <p>Choose an item in the queue, or press J for the most urgent one.</p>
      {may({ roles }, 'submissions.read') && <UploadsWaiting />}
    </div>
  );
}

/** The queue, one item, and the decision about it, side by side. */
export function ReviewScreen({ kinds }: { kinds: DeskKinds }) {
  const { id } = useParams();
  const currentId = id === undefined ? undefined : Number(id);
  const queue = useQueue();
  const redirect = useRedirect();
  const [showsKeys, setShowsKeys] = useState(false);
  const open = (row: { id: number } | undefined) => row && redirect('show', 'submissions', row.id);
  const next = nextOf(queue, currentId);
  const index = queue.rows.findIndex((row) => row.id === currentId);
  useShortcuts({
    j: () => open(index < 0 ? queue.rows[0] : queue.rows[index + 1]),
    k: () => open(queue.rows[index - 1]),
    '/': () => document.getElementById(filterFieldId)?.focus(),
    '?': () => setShowsKeys(true),
  });
  return (
    <div className={styles['screen']}>
      <title>Review · Desk</title>
      <QueueColumn queue={queue} currentId={currentId} />
      {currentId === undefined ? (
        <NothingOpen />
      ) : (
        <ShowBase key={currentId} resource="submissions" id={currentId}>
          <SubmissionItem
            kinds={kinds}
            next={next && { title: next.title, open: () => open(next) }}
            onChanged={queue.refetch}
          />
        </ShowBase>
      )}
      <ShortcutSheet isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
}
