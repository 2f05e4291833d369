import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useGetList, usePermissions, useRedirect } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { isSetupOpen, type SetupStep } from '#features/team/setup/model/setup-step.ts';
import { checklistPath, placesFor } from './places.ts';

/** Where this person begins: the checklist while a new portal lacks something, otherwise their first place. */
function useFirstPath(): { path: string | undefined; isPending: boolean } {
  const { permissions: roles = [], isPending } = usePermissions<readonly Role[]>();
  const readsSetup = may({ roles }, 'setup.read');
  const setup = useGetList<SetupStep>('setup-steps', {}, { enabled: readsSetup });
  if (isPending || (readsSetup && setup.isPending)) return { path: undefined, isPending: true };
  const isOpen = setup.data !== undefined && isSetupOpen(setup.data);
  return { path: isOpen ? checklistPath : placesFor(roles)[0]?.path, isPending: false };
}

/** Leads to the first place that the account may open, and says so when there is none. */
export function Landing() {
  const { path, isPending } = useFirstPath();
  const redirect = useRedirect();
  useEffect(() => {
    // The person may already be on the way to another screen, whose script is still loading.
    if (path && /^#?\/?$/.test(location.hash)) redirect(path);
  }, [path, redirect]);
  if (isPending || path) return null;
  return (
    <Box sx={{ p: 3, maxWidth: 560 }}>
      <Typography component="h1" variant="h4" sx={{ mb: 1 }}>
        Nothing to open yet
      </Typography>
      <Typography>
        Your account is signed in, but its roles open no screen. Ask an administrator to give you another
        role.
      </Typography>
    </Box>
  );
}
