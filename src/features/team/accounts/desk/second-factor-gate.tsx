import { Box, Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** Reloads the desk, which asks the server again who is signed in. */
const startDesk = () => location.replace('/');

function SetUpPage() {
  const logout = useLogout();
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <title>Second factor · Desk</title>
      <Paper variant="outlined" sx={{ width: 'min(480px, 100%)', p: { xs: 3, sm: 4 } }}>
        <Typography component="h1" variant="h5">
          Set up a second factor
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
          Your account needs one at this desk. You need an authenticator app on your phone or computer.
        </Typography>
        <SecondFactorSetup onDone={startDesk} />
        <Button sx={{ mt: 2 }} onClick={() => void logout()}>
          Sign out
        </Button>
      </Paper>
    </Box>
  );
}

/** Shows the desk, except to those who must set up a second factor first. The server refuses them everything else. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { identity } = useGetIdentity();
  if (!identity) return null;
  return identity['mustSetUpSecondFactor'] ? <SetUpPage /> : children;
}
