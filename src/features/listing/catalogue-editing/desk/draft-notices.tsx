import { Alert, Link, Typography } from '@mui/material';
import { describeTime } from '#lib/describe-time.ts';
import type { DraftPlan, EditableListing } from '../model/listing-edit.ts';
import { ChangeList } from './change-list.tsx';

/** Says where a draft is on its way to visitors; beside a listed item, that it has one. */
export function DraftNotices({ base: { plan, waiting, hid, kind } }: { base: EditableListing }) {
  return (
    <>
      {waiting && !plan && (
        <Alert severity="info">
          {waiting.by} saved a draft of this item on {describeTime(waiting.at)}.{' '}
          <Link href={`#/listing-drafts/${waiting.id}`}>Open the draft</Link>
        </Alert>
      )}
      {plan?.from && (
        <Alert severity="info">
          Visitors see it from {describeTime(plan.from)}. Saving keeps the schedule.
        </Alert>
      )}
      {plan?.stopped && (
        <Alert severity="warning">
          It was not published on {describeTime(plan.stopped)}, because the listed item was changed or the
          checks found something new. Check the marked fields and the changes, then publish or schedule the
          draft again.
        </Alert>
      )}
      {plan && hid > 0 && (
        <Alert severity="info">
          Visitors see the listed item until this draft is published.{' '}
          <Link href={`#/listings/${kind}-${hid}`}>Open the listed item</Link>
        </Alert>
      )}
    </>
  );
}

/** What visitors will see changed. */
export function DraftChanges({ plan: { changes } }: { plan: DraftPlan }) {
  return (
    <section aria-labelledby="draft-changes">
      <Typography component="h2" variant="h6" id="draft-changes">
        What the saved draft changes
      </Typography>
      {changes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nothing.</Typography>
      ) : (
        <ChangeList changes={changes} label="Changes from the listed item to the saved draft" />
      )}
    </section>
  );
}
