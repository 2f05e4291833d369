import type { ReactNode } from 'react';
import { Sections } from '#ui/section-boundary/section-boundary.tsx';

/** The sections of a page that a route puts together from several features: each breaks alone. */
export function PageSections({ children }: { children: ReactNode }) {
  return <Sections>{children}</Sections>;
}
