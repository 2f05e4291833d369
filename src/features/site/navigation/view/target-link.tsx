import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLocale } from '#i18n/locale-context.tsx';
import { localizedPath } from '../model/localized-path.ts';
import type { Target } from '../model/navigation.ts';

export interface TargetLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel'
> {
  to: Target;
  children: ReactNode;
}

/** Attributes of a link: pages in the page's language, everything else in a new tab. */
export function useTargetProps(to: Target): { href: string; target?: '_blank'; rel?: string } {
  const locale = useLocale();
  if ('page' in to) return { href: localizedPath(locale, to.page) };
  return { href: to.external, target: '_blank', rel: 'noopener noreferrer' };
}

/** A plain link to a page of the portal or an external one. */
export function TargetLink({ to, children, ...rest }: TargetLinkProps) {
  const link = useTargetProps(to);
  return (
    <a {...rest} {...link}>
      {children}
    </a>
  );
}
