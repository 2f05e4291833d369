import { Plural, Trans } from '@lingui/react/macro';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatList } from '#i18n/format-list.ts';
import { Button } from '#ui/button/button.tsx';
import { StatusIcon, type StatusIconKind } from '#ui/status-icon/status-icon.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import type { ReadNetwork } from '../model/read-network.ts';
import { itemsIn, type RevokeRun } from '../model/revoking/revoke-run.ts';
import styles from './run-note.module.css';
import { useToolRefusalWords } from './use-words.ts';

interface RunNoteProps {
  run: RevokeRun;
  network: ReadNetwork | undefined;
  isBusy: boolean;
  /** Null where no wallet of this account is connected. */
  onContinue: (() => void) | null;
  /** Asks the wallet again for what failed on the chain; null as for `onContinue`. */
  onRetry: (() => void) | null;
  onSkip(): void;
  onDismiss(): void;
}

function iconOf(run: RevokeRun): StatusIconKind {
  if (itemsIn(run, 'sent').length > 0) return 'info';
  return itemsIn(run, 'revoked').length === run.items.length ? 'success' : 'warning';
}

/** Where the revokes are: sent, done, or stopped half-way; what is still to be done. */
export function RunNote(props: RunNoteProps) {
  const { run, network } = props;
  const locale = useLocale();
  const revoked = itemsIn(run, 'revoked');
  const names = formatList(
    revoked.map(({ label }) => label),
    locale,
  );
  const hash = run.items.find((item) => item.hash !== null)?.hash ?? null;
  const link = hash === null ? null : (network?.transactionUrl?.replace('{hash}', hash) ?? null);
  return (
    <section className={styles.note} role="status">
      <RunTitle run={run} />
      {revoked.length > 0 ? (
        <p>
          <b>
            <Trans>No longer approved: {names}.</Trans>
          </b>{' '}
          {run.checkedAt === null ? null : <CheckedAt block={run.checkedAt} />}
        </p>
      ) : null}
      {itemsIn(run, 'sent').length > 0 ? (
        <p>
          <Trans>
            Until the transaction is in a block, the spenders can still transfer your tokens. You can close
            this page. When you return, it checks the chain again.
          </Trans>
        </p>
      ) : null}
      {props.isBusy ? <Waiting {...props} /> : <Stopped {...props} />}
      {link === null ? null : (
        <TextLink size="small" href={link} target="_blank" rel="noopener noreferrer" iconEnd="arrow-up-right">
          <Trans>View transaction</Trans>
        </TextLink>
      )}
    </section>
  );
}

function CheckedAt({ block: number }: { block: number }) {
  const block = formatCount(number, useLocale());
  return <Trans>Checked at block {block}.</Trans>;
}

function RunTitle({ run }: Pick<RunNoteProps, 'run'>) {
  const total = run.items.length;
  const done = itemsIn(run, 'revoked').length;
  return (
    <h2>
      <StatusIcon kind={iconOf(run)} />
      {itemsIn(run, 'sent').length > 0 ? (
        <Trans>Waiting for confirmation</Trans>
      ) : done === total ? (
        <Plural value={total} one="# approval revoked" other="# approvals revoked" />
      ) : (
        <Trans>
          {done} of {total} revoked
        </Trans>
      )}
    </h2>
  );
}

/** Both the chain and the wallet may never answer. */
function Waiting({ run, onDismiss }: RunNoteProps) {
  return (
    <>
      {itemsIn(run, 'sent').length === 0 ? (
        <p>
          <Trans>Confirm in your wallet.</Trans>
        </p>
      ) : null}
      <Button size="small" variant="quiet" onClick={onDismiss}>
        <Trans>Stop waiting</Trans>
      </Button>
    </>
  );
}

/** Why it stopped and how it goes on. */
function Stopped({ run, onContinue, onRetry, onSkip, onDismiss }: RunNoteProps) {
  const next = itemsIn(run, 'open')[0]?.label;
  const canRetry = next === undefined && itemsIn(run, 'failed').length > 0;
  return (
    <>
      <Reasons run={run} />
      <div className={styles.actions}>
        {canRetry ? (
          <Button size="small" disabled={onRetry === null} onClick={() => onRetry?.()}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        {next === undefined ? (
          <Button size="small" onClick={onDismiss}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button size="small" disabled={onContinue === null} onClick={() => onContinue?.()}>
              <Trans>Continue with {next}</Trans>
            </Button>
            <Button size="small" variant="quiet" onClick={onSkip}>
              <Trans>Skip {next}</Trans>
            </Button>
          </>
        )}
      </div>
      {(next !== undefined || canRetry) && onContinue === null ? (
        <p>
          <Trans>Connect the wallet of this address to continue.</Trans>
        </p>
      ) : null}
    </>
  );
}

/** Tokens whose contracts do not allow what a revoke does. */
function Stubborn({ run }: Pick<RunNoteProps, 'run'>) {
  const locale = useLocale();
  const namesOf = (state: 'rejected' | 'lowered') =>
    formatList(
      itemsIn(run, state).map(({ label }) => label),
      locale,
    );
  const [rejected, lowered] = [namesOf('rejected'), namesOf('lowered')];
  return (
    <>
      {rejected === '' ? null : (
        <p role="alert">
          <Trans>
            Not revoked: {rejected}. The token’s contract does not allow it, so nothing was signed for it. To
            be safe, move these tokens to another address.
          </Trans>
        </p>
      )}
      {lowered === '' ? null : (
        <p>
          <Trans>
            Lowered to the smallest possible amount: {lowered}. The token’s contract does not allow zero.
          </Trans>
        </p>
      )}
    </>
  );
}

function Reasons({ run }: Pick<RunNoteProps, 'run'>) {
  const refusalWords = useToolRefusalWords();
  return (
    <>
      {run.refusal === null ? null : <p role="alert">{refusalWords(run.refusal)}</p>}
      {itemsIn(run, 'failed').length > 0 ? (
        <p role="alert">
          <Trans>A transaction failed on the chain, so its approvals have not changed.</Trans>
        </p>
      ) : null}
      {itemsIn(run, 'open').some(({ isLost }) => isLost) ? (
        <p role="alert">
          <Trans>A transaction was replaced or dropped, so its approvals are still active.</Trans>
        </p>
      ) : null}
      <Stubborn run={run} />
    </>
  );
}
