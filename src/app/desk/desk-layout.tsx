import { AppBar, Box, Button, Link, Toolbar } from '@mui/material';
import {
  ToggleThemeButton,
  useGetIdentity,
  useLocation,
  useLogout,
  usePermissions,
  type CoreLayoutProps,
} from 'react-admin';
import { brand } from '#brand/brand.ts';
import { useIdleLock } from '#features/accounts/desk/use-idle-lock.ts';
import { may, type DeskAction } from '#features/accounts/model/permissions.ts';
import type { Role } from '#features/accounts/model/role.ts';
import { DeskErrorBoundary } from './desk-error-boundary.tsx';
import markUrl from './desk-mark.svg';

interface Place {
  path: string;
  name: string;
  /** One of them is enough. */
  actions: readonly DeskAction[];
}

/** Where one can go, by what one may do there. */
const places: readonly Place[] = [
  { path: '/submissions', name: 'Submissions', actions: ['submissions.read', 'applications.read'] },
  { path: '/releases', name: 'Releases', actions: ['releases.read'] },
  { path: '/outbox', name: 'Outbox', actions: ['mail.read'] },
  { path: '/accounts', name: 'Accounts', actions: ['accounts.manage'] },
  { path: '/security-events', name: 'Security', actions: ['security.read'] },
  { path: '/audit', name: 'Audit log', actions: ['audit.read'] },
];

function Places({ pathname }: { pathname: string }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  return (
    <Box
      component="nav"
      aria-label="Desk"
      // A row of its own where the header is narrow.
      sx={{ display: 'flex', gap: 1, order: { xs: 1, sm: 0 }, width: { xs: '100%', sm: 'auto' } }}
    >
      {places
        .filter(({ actions }) => actions.some((action) => may({ roles }, action)))
        .map(({ path, name }) => (
          <Button
            key={path}
            href={`#${path}`}
            color="inherit"
            aria-current={pathname.startsWith(path) ? 'page' : undefined}
            sx={{
              minWidth: 0,
              minHeight: 40,
              borderRadius: 0,
              borderBottom: '2px solid',
              borderColor: pathname.startsWith(path) ? 'text.primary' : 'transparent',
            }}
          >
            {name}
          </Button>
        ))}
    </Box>
  );
}

/** Who is signed in; leads to their own password and sessions. */
function OwnLink() {
  const { identity } = useGetIdentity();
  return (
    <Button
      href="#/account"
      color="inherit"
      title={identity?.email}
      sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      {identity?.fullName}
    </Button>
  );
}

/** Header and page. */
export function DeskLayout({ children }: CoreLayoutProps) {
  const logout = useLogout();
  useIdleLock();
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <AppBar
        position="static"
        elevation={0}
        sx={{ bgcolor: 'background.paper', color: 'text.primary', borderBottom: 1, borderColor: 'divider' }}
      >
        <Toolbar sx={{ columnGap: 1.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
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
          <Places pathname={pathname} />
          <Box sx={{ flex: 1 }} />
          <OwnLink />
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
