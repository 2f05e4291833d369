import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { canCheckAgain } from '../model/can-check-again.ts';
import { decideAction } from '#features/submission/review-queue/model/kind-permissions.ts';
import type { ReviewSubmission } from '../model/review-submission.ts';
import { callDesk, checkLimitMs } from '#features/core/desk-kit/desk/desk-client.ts';

/** Has the server do the checks of the form now: the site, the contract, and what has been listed since. */
export function CheckAgain({ submission }: { submission: ReviewSubmission }) {
  const { id, kind, parent, findings } = submission;
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  if (!may({ roles }, decideAction(kind)) || !canCheckAgain({ ...submission, isFurther: parent !== null }))
    return null;

  async function check(): Promise<void> {
    setPending(true);
    try {
      const path = `desk/submissions/${id}/checks`;
      const { findings: found } = await callDesk<ReviewSubmission>(path, {}, { limitMs: checkLimitMs });
      notify(found.length === 0 ? 'Checked again. Nothing was found.' : 'Checked again.', { type: 'info' });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' });
    } finally {
      setPending(false);
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'text.secondary', fontSize: 12 }}>
      <Button variant="outlined" size="small" disabled={isPending} onClick={() => void check()}>
        {isPending ? 'Checking' : 'Check again'}
      </Button>
      {findings.length === 0 && 'The checks found nothing.'}
    </Box>
  );
}
