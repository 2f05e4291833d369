import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import aside from './preview-aside.module.css';

/** Beside the form on wide screens: how the entry will look, and two things worth knowing. */
export function PreviewAside({ title, children }: { title: string; children: ReactNode }) {
  return (
    <aside className={aside.aside} aria-label={title}>
      <div className={aside.inner}>
        <p>{title}</p>
        {children}
        <ul className={aside.notes}>
          <li>
            <StatusIcon kind="info" />
            <Trans>The form keeps your entries if you close the page.</Trans>
          </li>
          <li>
            <StatusIcon kind="warning" />
            <Trans>Copied logos and political content are not approved.</Trans>
          </li>
        </ul>
      </div>
    </aside>
  );
}
