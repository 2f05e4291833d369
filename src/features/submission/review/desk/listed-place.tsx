import { Button, Link } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { listedKinds } from '#features/store/catalogue/model/delisting.ts';
import { useChangeRecord } from '#features/core/desk-kit/desk/use-change-record.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import shared from '#features/submission/review-queue/desk/review-shared.module.css';

const DelistDialog = lazy(async () => ({
  default: (await import('#features/store/catalogue/desk/delist-dialog.tsx')).DelistDialog,
}));

/** Of an approved submission: where it is listed, and how it is taken out again once its approval cannot be undone. */
export function ListedPlace({ submission }: { submission: ReviewSubmission }) {
  const { state, listed_hid: hid, title } = submission;
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const { change, isPending } = useChangeRecord('listings');
  const [isAsking, setAsking] = useState(false);
  const kind = listedKinds.find((each) => each === submission.kind);
  if (state !== 'listed' || hid === null || !kind || !may({ roles }, 'listings.read')) return null;
  const id = `${kind}-${hid}`;
  const close = () => setAsking(false);
  return (
    <div className={shared['line']}>
      <Link href={`#/listings/${id}`}>Open the listed item</Link>
      {may({ roles }, 'listings.change') && (
        <Button size="small" color="error" onClick={() => setAsking(true)}>
          Delist
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <DelistDialog
            item={{ id, kind, name: title }}
            isPending={isPending}
            onClose={close}
            onDelist={(data) => change({ record: { id }, data, done: `${title} is delisted.` })}
          />
        </Suspense>
      )}
    </div>
  );
}
