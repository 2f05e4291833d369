import { Button } from '@mui/material';
import { useParams, usePermissions, useRedirect } from 'react-admin';
import { RecordBase } from '#features/core/desk-kit/desk/record-base.tsx';
import { SideListBar, SideListPlace } from '#features/core/desk-kit/desk/side-list.tsx';
import { useSideList } from '#features/core/desk-kit/desk/use-side-list.ts';
import { useShortcuts } from '#features/core/desk-kit/desk/use-shortcuts.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import type { DeskKinds } from './desk-kind.ts';
import { KeyCap } from '#features/core/desk-kit/desk/key-cap.tsx';
import { OthersHaveAll } from '#features/submission/review-queue/desk/nothing-waits.tsx';
import { QueueColumn } from '#features/submission/review-queue/desk/queue-column.tsx';
import { filterFieldId } from '#features/submission/review-queue/desk/queue-filters.tsx';
import styles from './review-screen.module.css';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';
import { SubmissionItem } from './submission-item.tsx';
import { UndoBar } from './undo-bar.tsx';
import { UploadsWaiting } from './uploads-waiting.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useSelection } from './bulk/use-selection.ts';
import { MentionList } from '#features/submission/review-notes/desk/mention-list.tsx';
import { useNext, type Next } from '#features/submission/review-queue/desk/use-next.ts';
import { useQueue, type Queue } from '#features/submission/review-queue/desk/use-queue.ts';

function NothingOpen({ next, queue }: { next: Next; queue: Queue }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <div className={shared['empty']}>
      <h1>Review</h1>
      <p>
        Choose an item in the queue, or take the next one. Next are your own items, then the most urgent
        unassigned one.
      </p>
      <p>
        <Button
          variant="contained"
          color="secondary"
          aria-keyshortcuts="g"
          disabled={!next.expected}
          endIcon={<KeyCap>G</KeyCap>}
          onClick={() => void next.open()}
        >
          Take next item
        </Button>
      </p>
      {!next.expected && <OthersHaveAll rows={queue.rows} />}
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
  const open = (row: { id: number } | undefined) => row && redirect('show', 'submissions', row.id);
  const next = useNext(queue, currentId);
  const list = useSideList(currentId);
  const selection = useSelection(queue.rows);
  const index = queue.rows.findIndex((row) => row.id === currentId);
  useShortcuts({
    j: () => open(index < 0 ? queue.rows[0] : queue.rows[index + 1]),
    k: () => open(queue.rows[index - 1]),
    x: currentId === undefined ? undefined : () => selection.toggle(currentId),
    g: () => void next.open(),
    '/': () => document.getElementById(filterFieldId)?.focus(),
  });
  return (
    <div className={styles['screen']} data-open={currentId === undefined ? undefined : ''}>
      <title>Review · Desk</title>
      <SideListBar list={list} name="Queue" />
      <SideListPlace list={list}>
        <QueueColumn
          queue={queue}
          currentId={currentId}
          selection={selection}
          notices={<MentionList currentId={currentId} />}
          actions={<BulkBar selection={selection} />}
        />
      </SideListPlace>
      {currentId === undefined ? (
        <NothingOpen next={next} queue={queue} />
      ) : (
        <RecordBase key={currentId} resource="submissions" id={currentId}>
          <SubmissionItem
            kinds={kinds}
            next={next}
            onChanged={queue.refetch}
            onLeaseMoved={queue.refetchRows}
          />
        </RecordBase>
      )}
      <UndoBar />
    </div>
  );
}
