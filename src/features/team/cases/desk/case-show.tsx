import { Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useParams, useShowContext } from 'react-admin';
import { RecordBase } from '#features/core/desk-kit/desk/record-base.tsx';
import { StaleCasePlace, type FactsOf } from './stale-case.tsx';

interface CaseBodyProps<Detail> {
  /** The list has less of each case: it is shown once the rest has loaded. */
  isWhole: (record: object) => record is Detail & object;
  /** Shown of both versions where the case changed while a person was deciding. */
  factsOf: FactsOf<Detail>;
  children: (record: Detail) => ReactNode;
}

function CaseBody<Detail>({ isWhole, factsOf, children }: CaseBodyProps<Detail>) {
  const { id } = useParams();
  const { record, error } = useShowContext();
  // Before an error: a later answer that fails does not take a decision that was begun. Nor is it the next case's.
  if (record && isWhole(record))
    return (
      <StaleCasePlace key={id} factsOf={factsOf}>
        {children(record)}
      </StaleCasePlace>
    );
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
