import { Trans } from '@lingui/react/macro';
import { useState, type MouseEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { isPlainClick } from '#ui/is-plain-click.ts';
import type { ExtensionBrowser } from '../../model/detect-visitor.ts';
import { browserNames } from './browser-names.ts';
import styles from './browser-link.module.css';
import { ExtensionLaunchDialog } from './extension-launch-dialog.tsx';

interface BrowserLinkProps {
  browser: ExtensionBrowser;
  /** The extension's page in the browser's store. */
  url: string;
  /** The visitor is using that browser. */
  yours: boolean;
  primary: boolean;
}

/** Links to a browser's store; in other browsers it opens a dialog with the link to copy. */
export function BrowserLink({ browser, url, yours, primary }: BrowserLinkProps) {
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const name = browserNames[browser];
  const onClick = (event: MouseEvent) => {
    if (yours || !isPlainClick(event)) return;
    event.preventDefault();
    setDialog('open');
  };
  return (
    <li className={classNames(styles.browser, primary && styles.primary)}>
      <a href={url} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        <Icon name="puzzle" size={24} />
        <b>
          <Trans>Add to {name}</Trans>
        </b>
        {yours ? (
          <span>
            <Trans>Your browser</Trans>
          </span>
        ) : null}
        <Icon name="arrow-up-right" size={18} className={styles.arrow} />
      </a>
      {dialog === 'unused' ? null : (
        <ExtensionLaunchDialog
          browser={name}
          url={url}
          open={dialog === 'open'}
          onClose={() => setDialog('closed')}
        />
      )}
    </li>
  );
}
