import { Alert, Box, Link, useTheme } from '@mui/material';
import { ToggleThemeButton, useLocation, usePermissions, type CoreLayoutProps } from 'react-admin';
import { Suspense, useSyncExternalStore, type CSSProperties } from 'react';
import { brand } from '#brand/brand.ts';
import logoUrl from '#brand/logo/logo.svg?url&no-inline';
import { useIdleLock } from '#features/team/accounts/desk/use-idle-lock.ts';
import { NoticeBell } from '#features/team/notices/desk/notice-bell.tsx';
import type { Role } from '#features/team/accounts/model/role.ts';
import { AccountMenu } from './account-menu.tsx';
import { DeskErrorBoundary } from './desk-error-boundary.tsx';
import { DeskMenu } from './desk-menu.tsx';
import { FindField } from './find-field.tsx';
import { placesFor } from './places.ts';
import { useRememberItems } from './recent-items.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

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
        '&:not(:focus)': { clipPath: 'inset(50%)', height: '1px', width: '1px', overflow: 'hidden' },
      }}
    >
      Skip to content
    </Link>
  );
}

/** The brand's mark in the colors of the theme that is shown, which may be another than the system's. */
function Mark() {
  const { palette } = useTheme();
  return (
    <svg width={22} height={22} aria-hidden style={{ '--coral': palette.secondary.main } as CSSProperties}>
      <use href={`${logoUrl}#mark`} />
    </svg>
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
        // On a phone the name of the place needs the room.
        gap: { xs: 0.25, sm: 1.5 },
        px: { xs: 1, sm: 1.5 },
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
        <Mark />
        <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
          Desk
        </Box>
      </Link>
      <DeskMenu places={places} pathname={pathname} />
      <Box sx={{ flex: 1 }} />
      <FindField places={places} />
      <NoticeBell />
      <ToggleThemeButton />
      <AccountMenu />
    </Box>
  );
}

const watchConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Says that nothing can be saved, before someone tries. */
function OfflineBar() {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      You are offline. Nothing can be loaded or saved until you are back online.
    </Alert>
  );
}

/**
 * What is on the screen at an address. The review and the contents draw a list and the open item in one; every
 * other address has a screen of its own.
 */
function screenAt(pathname: string): string {
  if (/^\/submissions(\/[^/]+\/show)?$/.test(pathname)) return '/submissions';
  if (/^\/content(\/|$)/.test(pathname)) return '/content';
  return pathname;
}

/** Header and page. A page is as wide as the window; one with columns of its own fills its height. */
export function DeskLayout({ children }: CoreLayoutProps) {
  useIdleLock();
  useRememberItems();
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      <SkipLink />
      <Header pathname={pathname} />
      <ShortcutSheet />
      <OfflineBar />
      <Box component="main" id="main" tabIndex={-1} sx={{ px: 2.25, outline: 'none' }}>
        <DeskErrorBoundary place={pathname}>
          {/* A key: without one the screen that was left stays until the next one's script is loaded, and what it
              still does to the address, a list setting its parameters, leads the person back. */}
          <Suspense key={screenAt(pathname)}>{children}</Suspense>
        </DeskErrorBoundary>
      </Box>
    </Box>
  );
}
