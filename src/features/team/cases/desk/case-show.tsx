import { Skeleton, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useParams, useShowContext } from 'react-admin';
import { RecordBase } from '#features/core/desk-kit/desk/record-base.tsx';

interface CaseBodyProps<Detail> {
  /** The list has less of each case: it is shown once the rest has loaded. */
  isWhole: (record: object) => record is Detail & object;
  children: (record: Detail) => ReactNode;
}

function CaseBody<Detail>({ isWhole, children }: CaseBodyProps<Detail>) {
  const { id } = useParams();
  const { record, error } = useShowContext();
  // Before an error: a later answer that fails does not take a decision that was begun. Nor is it the next case's.
  if (record && isWhole(record)) return <Fragment key={id}>{children(record)}</Fragment>;
  if (error) return <Typography sx={{ mt: 4 }}>{error.message}</Typography>;
  return <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />;
}

/** The screen of one case, of the resource and the id in the address. */
export function CaseShow<Detail>(props: CaseBodyProps<Detail>) {
  return (
    <RecordBase>
      <CaseBody {...props} />
    </RecordBase>
  );
}
