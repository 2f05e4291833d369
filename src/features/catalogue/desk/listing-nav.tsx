import { Box, Link } from '@mui/material';
import { usePermissions } from 'react-admin';
import { may } from '#features/accounts/model/permissions.ts';
import type { Role } from '#features/accounts/model/role.ts';

const parts = [
  { path: '/listings', name: 'Items' },
  { path: '/listings/categories', name: 'Categories' },
  { path: '/listings/hot', name: 'Hot list' },
  { path: '/listings/networks', name: 'Networks' },
] as const;

/** The parts of what is listed; nothing for those who may change items alone. @param props.current path of the part that is open */
export function ListingNav({ current }: { current: (typeof parts)[number]['path'] }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  if (!may({ roles }, 'catalogue.edit')) return null;
  return (
    <Box component="nav" aria-label="Listed" sx={{ display: 'flex', gap: 2, mt: 2 }}>
      {parts.map(({ path, name }) => (
        <Link
          key={path}
          href={`#${path}`}
          underline={path === current ? 'none' : 'hover'}
          aria-current={path === current ? 'page' : undefined}
          sx={{ '&[aria-current]': { color: 'text.primary', fontWeight: 600 } }}
        >
          {name}
        </Link>
      ))}
    </Box>
  );
}
