import OpenInNew from '@mui/icons-material/OpenInNew';
import { Link } from '@mui/material';
import type { ReactNode } from 'react';

/** Opens in a new tab that knows nothing of the desk. What is no http(s) address stays text. */
export function OuterLink({ href, children }: { href: string; children?: ReactNode }) {
  const isWeb = /^https?:\/\//i.test(href);
  if (!isWeb) return <>{children ?? href}</>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow" sx={{ overflowWrap: 'anywhere' }}>
      {children ?? href}
      <OpenInNew
        sx={{ fontSize: '0.9em', ml: 0.5, verticalAlign: '-0.1em' }}
        titleAccess="(opens a new tab)"
      />
    </Link>
  );
}
