import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { brand } from '#brand/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { Chart } from '#ui/chart/chart.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import styles from './follow-dialog.module.css';
import { LogoMark } from './logo-mark.tsx';

export interface FollowDialogProps {
  /** Address that the button opens in a new tab. */
  url: string;
  open: boolean;
  onClose: () => void;
}

const pictureSeed = 88;

/** Shown before a visitor leaves for the chat: who is there, and that staff never send the first message. */
export function FollowDialog({ url, open, onClose }: FollowDialogProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { name } = brand;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      closeLabel={t`Close`}
      className={styles.dialog}
    >
      <div className={styles.picture}>
        <Chart kind="cover" seed={pictureSeed} />
        <span className={styles.plate}>
          <LogoMark className={styles.mark} />
        </span>
      </div>
      <div className={styles.text}>
        <h2 id={titleId}>
          <Trans>Join the {name} chat</Trans>
        </h2>
        <p>
          <Trans>News from the team, and answers from other users.</Trans>
        </p>
        <p className={styles.warning}>
          <Trans>
            Staff never send you private messages, and never ask for your recovery phrase. Block anyone who
            does.
          </Trans>
        </p>
        <Button
          variant="primary"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          iconEnd="arrow-up-right"
          onClick={onClose}
        >
          <Trans>Open the chat</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
