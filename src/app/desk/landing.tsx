import { Box, Typography } from '@mui/material';
import { usePermissions, useRedirect } from 'react-admin';
import { useEffect } from 'react';
import type { Role } from '#features/accounts/model/role.ts';
import { placesFor } from './places.ts';

/** Leads to the first place that the account may open, and says so when there is none. */
export function Landing() {
  const { permissions: roles, isPending } = usePermissions<readonly Role[]>();
  const redirect = useRedirect();
  const path = roles && placesFor(roles)[0]?.path;
  useEffect(() => {
    if (path) redirect(path);
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
