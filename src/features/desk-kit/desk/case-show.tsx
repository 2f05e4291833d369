import { Skeleton, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { ShowBase, useParams, useShowContext } from 'react-admin';

interface CaseBodyProps<Detail> {
  /** The list has less of each case: it is shown once the rest has loaded. */
  isWhole: (record: object) => record is Detail & object;
  children: (record: Detail) => ReactNode;
}

function CaseBody<Detail>({ isWhole, children }: CaseBodyProps<Detail>) {
  const { id } = useParams();
  const { record, error } = useShowContext();
  if (error) return <Typography sx={{ mt: 4 }}>{error.message}</Typography>;
  if (!record || !isWhole(record)) return <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />;
  // A decision that was begun about one case is not the next one's.
  return <Fragment key={id}>{children(record)}</Fragment>;
}

/** The screen of one case, of the resource and the id in the address. */
export function CaseShow<Detail>(props: CaseBodyProps<Detail>) {
  return (
    <ShowBase>
      <CaseBody {...props} />
    </ShowBase>
  );
}
