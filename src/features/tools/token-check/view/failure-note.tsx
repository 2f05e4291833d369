import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { StatusIcon } from '#ui/status-icon/status-icon.tsx';
import type { CheckFailure } from './ask-check.ts';
import styles from './token-check.module.css';
import { useHandedFocus } from './use-handed-focus.ts';

interface FailureNoteProps {
  failure: CheckFailure;
  onRetry(): void;
}

const reasons: Record<CheckFailure, ReactNode> = {
  'visitor-spent': <Trans>You have checked many tokens in a short time. Try again in ten minutes.</Trans>,
  'visitor-spent-today': <Trans>Your daily limit of checks is reached. Try again tomorrow.</Trans>,
  'network-spent': <Trans>This network’s daily limit of checks is reached. Try again tomorrow.</Trans>,
  unavailable: (
    <Trans>The network did not respond, or many checks are being made. Try again in a minute.</Trans>
  ),
  refused: <Trans>This is not a token address on this network. Check the address and the network.</Trans>,
  unreachable: <Trans>We could not reach this site. Check your connection, then try again.</Trans>,
};

/** Failures after which the same question may be answered soon. */
const soon: ReadonlySet<CheckFailure> = new Set(['unavailable', 'unreachable']);

/** Why there is no check. It says nothing about the token. */
export function FailureNote({ failure, onRetry }: FailureNoteProps) {
  const part = useHandedFocus('form');
  return (
    <section ref={part} className={styles.note} role="alert">
      <h2>
        <StatusIcon kind="warning" />
        <Trans>The check was not made</Trans>
      </h2>
      <p>{reasons[failure]}</p>
      {soon.has(failure) ? (
        <Button size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </section>
  );
}
