import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/copy-button/copy-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './extension-launch-dialog.module.css';

interface ExtensionLaunchDialogProps {
  /** Name of the browser that the extension is for. */
  browser: string;
  /** The extension's page in that browser's store. */
  url: string;
  open: boolean;
  onClose: () => void;
}

/** An extension can only be installed from its own browser: shows the link to copy there. */
export function ExtensionLaunchDialog({ browser, url, open, onClose }: ExtensionLaunchDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId} closeLabel={t`Close`}>
      <div className={styles.dialog}>
        <h2 id={titleId}>
          <Trans>Continue in {browser}</Trans>
        </h2>
        <p>
          <Trans>
            Extensions are added on a computer, in the browser they are made for. Copy the link, open{' '}
            {browser} and paste it into the address bar.
          </Trans>
        </p>
        <code className={styles.url}>{url}</code>
        <div className={styles.actions}>
          <CopyButton
            value={url}
            variant="primary"
            size="normal"
            label={t`Copy link`}
            copiedLabel={t`Link copied`}
            failedLabel={t`Could not copy`}
          />
          <Button
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            iconEnd="arrow-up-right"
            onClick={onClose}
          >
            <Trans>Open it here</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
