import { Box, Link } from '@mui/material';
import { usePermissions } from 'react-admin';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Role } from '#features/team/accounts/model/role.ts';

const parts = [
  { path: '/listings', name: 'Items', needs: 'listings.read' },
  { path: '/listing-drafts', name: 'Drafts', needs: 'listings.edit' },
  { path: '/listings/categories', name: 'Categories', needs: 'catalogue.edit' },
  { path: '/listings/hot', name: 'Hot list', needs: 'catalogue.edit' },
  { path: '/listings/networks', name: 'Networks', needs: 'catalogue.edit' },
  { path: '/listings/clear-signing', name: 'Clear signing', needs: 'catalogue.edit' },
] as const;

/** The parts of what is listed that the person may open. @param props.current path of the part that is open */
export function ListingNav({ current }: { current: (typeof parts)[number]['path'] }) {
  const { permissions: roles = [] } = usePermissions<readonly Role[]>();
  const shown = parts.filter(({ needs }) => may({ roles }, needs));
  return (
    <Box
      component="nav"
      aria-label="Listed"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 2 }}
    >
      {shown.map(({ path, name }) => (
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
