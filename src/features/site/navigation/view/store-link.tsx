import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useHref } from '#i18n/locale-context.tsx';
import { isPlainClick } from '#ui/is-plain-click.ts';
import { storePath } from '../model/navigation.ts';

/** Links to the store's hot DApps; when already there, reloads them (specification §2). */
export function StoreLink({ path, className }: { path: string; className?: string | undefined }) {
  const href = useHref();
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || location.href !== event.currentTarget.href) return;
    event.preventDefault();
    location.reload();
  };
  return (
    <a
      href={href(storePath)}
      className={className}
      aria-current={path.split('?')[0] === '/dappstore' ? 'page' : undefined}
      onClick={onClick}
    >
      <Trans>DApp store</Trans>
    </a>
  );
}
