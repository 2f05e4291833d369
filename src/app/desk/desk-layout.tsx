import { AppBar, Box, Button, Link, Toolbar, Typography } from '@mui/material';
import { ToggleThemeButton, useGetIdentity, useLocation, useLogout, type CoreLayoutProps } from 'react-admin';
import { brand } from '#brand/brand.ts';
import { DeskErrorBoundary } from './desk-error-boundary.tsx';
import markUrl from './desk-mark.svg';

/** Header and page. There is one place to go, so there is no menu. */
export function DeskLayout({ children }: CoreLayoutProps) {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <AppBar
        position="static"
        elevation={0}
        sx={{ bgcolor: 'background.paper', color: 'text.primary', borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar sx={{ gap: 1.5 }}>
          <Link
            href="#/"
            color="inherit"
            underline="none"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 40,
              fontWeight: 600,
              whiteSpace: 'nowrap',
            }}
          >
            <img src={markUrl} alt="" width={26} height={26} />
            {brand.name} desk
          </Link>
          <Box sx={{ flex: 1 }} />
          <Typography
            variant="body2"
            title={identity?.email}
            noWrap
            sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
          >
            {identity?.fullName}
          </Typography>
          <ToggleThemeButton />
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => void logout()}>
            Sign out
          </Button>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ maxWidth: 1280, mx: 'auto', px: { xs: 2, sm: 3 } }}>
        <DeskErrorBoundary key={pathname}>{children}</DeskErrorBoundary>
      </Box>
    </Box>
  );
}
