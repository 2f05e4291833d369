import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button/button.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import styles from './token-check.module.css';
import { useHandedFocus } from './use-handed-focus.ts';

interface WaitingProps {
  /** The same token is checked once more, and its last result is shown below. */
  isAgain: boolean;
  onStop(): void;
}

/** What is being done. The answer comes as a whole, so no step is called done before the others. */
export function Waiting({ isAgain, onStop }: WaitingProps) {
  const part = useHandedFocus('form');
  return (
    <section ref={part} className={styles.note}>
      <h2>
        <StatusIcon kind="info" />
        {isAgain ? <Trans>Checking again at the latest block</Trans> : <Trans>Checking the token</Trans>}
      </h2>
      <ol className={styles.plan}>
        <li>
          <Trans>Read the contract, its owner and its code</Trans>
        </li>
        <li>
          <Trans>Buy, transfer and resell, as three buyers</Trans>
        </li>
        <li>
          <Trans>Resell an hour, a day, a week and a month later</Trans>
        </li>
        <li>
          <Trans>Try what the owner can do, and resell again</Trans>
        </li>
      </ol>
      <p>
        <Trans>This can take up to a minute. All of it happens in a simulation.</Trans>
      </p>
      <Button size="small" onClick={onStop}>
        <Trans>Stop</Trans>
      </Button>
    </section>
  );
}
