import { Box, Link, Typography } from '@mui/material';
import { useGetList, usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';

const shown = 25;
const page = { pagination: { page: 1, perPage: shown } };

/** Payments that one person has confirmed against the chain: where the second one does it too. */
export function WaitingPayments() {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const enabled = may({ roles }, 'submissions.read');
  const filter = { payment: 'second-person' };
  const { data = [], total = 0 } = useGetList<ReviewRow>('submissions', { ...page, filter }, { enabled });
  if (data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="waiting-payments" sx={{ mb: 3 }}>
      <Typography id="waiting-payments" component="h2" variant="h6">
        Payments
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#/submissions/${id}/show`}>{title}</Link>
          </li>
        ))}
      </Box>
      {total > data.length && (
        <Link href="#/submissions?state=all&payment=second-person">{`See all ${total} in Review`}</Link>
      )}
    </Box>
  );
}
