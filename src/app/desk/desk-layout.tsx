import { Box, Link } from '@mui/material';
import { ToggleThemeButton, useLocation, usePermissions, type CoreLayoutProps } from 'react-admin';
import { brand } from '#brand/brand.ts';
import { useIdleLock } from '#features/accounts/desk/use-idle-lock.ts';
import type { Role } from '#features/accounts/model/role.ts';
import { AccountMenu } from './account-menu.tsx';
import { DeskErrorBoundary } from './desk-error-boundary.tsx';
import { DeskMenu } from './desk-menu.tsx';
import { FindField } from './find-field.tsx';
import markUrl from './desk-mark.svg';
import { placesFor } from './places.ts';

/** Visible once the keyboard reaches it. */
function SkipLink() {
  return (
    <Link
      href="#main"
      onClick={(event) => {
        // The address after `#` is the screen's.
        event.preventDefault();
        document.querySelector<HTMLElement>('main')?.focus();
      }}
      sx={{
        position: 'absolute',
        zIndex: 20,
        p: 1,
        bgcolor: 'background.paper',
        '&:not(:focus)': { clipPath: 'inset(50%)', height: 1, width: 1, overflow: 'hidden' },
      }}
    >
      Skip to content
    </Link>
  );
}

function Header({ pathname }: { pathname: string }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const places = placesFor(roles);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 9,
        height: 'var(--bar)',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Link
        href="#/"
        color="inherit"
        underline="none"
        aria-label={`${brand.name} desk`}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, font: '600 16px/1 var(--display)' }}
      >
        <img src={markUrl} alt="" width={22} height={22} />
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          Desk
        </Box>
      </Link>
      <DeskMenu places={places} pathname={pathname} />
      <Box sx={{ flex: 1 }} />
      <FindField places={places} />
      <ToggleThemeButton />
      <AccountMenu />
    </Box>
  );
}

/** Header and page. A page is as wide as the window; one with columns of its own fills its height. */
export function DeskLayout({ children }: CoreLayoutProps) {
  useIdleLock();
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <SkipLink />
      <Header pathname={pathname} />
      <Box component="main" id="main" tabIndex={-1} sx={{ px: 2.25, outline: 'none' }}>
        <DeskErrorBoundary place={pathname}>{children}</DeskErrorBoundary>
      </Box>
    </Box>
  );
}
