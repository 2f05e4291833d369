import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmount } from '#features/tools/approvals/view/approval-text.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { useDockHeight } from '#ui/dock/use-dock-height.ts';
import styles from './batch-tool.module.css';
import { ListDock } from './list-dock.tsx';
import type { Batch } from './use-batch.ts';

/** What is to be done next, and the one action; or why there is none. */
export function SendDock({ batch }: { batch: Batch }) {
  return batch.sending.list === null ? <CheckDock batch={batch} /> : <ListDock batch={batch} />;
}

/** Before the trial. */
function CheckDock({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  const { check, runCheck, stopCheck, judged } = batch;
  const obstacle = useObstacle(batch);
  const dock = useDockHeight();
  const isRunning = check.state === 'running';
  const [done, all] = [isRunning ? check.done : 0, judged.rows.length];
  return (
    <div ref={dock} className={styles.dock} data-dock="">
      <div className={styles.words} role="status">
        {isRunning ? (
          <p>
            <Trans>
              {done} of {all} lines simulated. Nothing is signed or sent.
            </Trans>
          </p>
        ) : (
          <p>{obstacle ?? <Trans>The dry run simulates every line. Nothing is signed or sent.</Trans>}</p>
        )}
        {check.state === 'stopped' ? <WhyStopped why={check.why} /> : null}
      </div>
      <div className={styles.actions}>
        {batch.isUnread ? (
          <Button onClick={batch.readAgain}>
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        {isRunning ? (
          <Button variant="quiet" onClick={stopCheck}>
            <Trans>Stop</Trans>
          </Button>
        ) : null}
        <Button
          variant="primary"
          busy={isRunning}
          busyLabel={t`Simulating`}
          disabled={obstacle !== null}
          onClick={() => void runCheck()}
        >
          <Trans>Start dry run</Trans>
        </Button>
      </div>
    </div>
  );
}

function WhyStopped({ why }: { why: 'unread' | 'too-large' }) {
  return (
    <p role="alert">
      {why === 'unread' ? (
        <Trans>The network did not respond. Try again.</Trans>
      ) : (
        <Trans>
          A single payment of this token needs more gas than one transaction can use, so it cannot be sent
          here.
        </Trans>
      )}
    </p>
  );
}

/** Why the trial cannot begin; null when nothing is in the way. */
function useObstacle(batch: Batch) {
  const locale = useLocale();
  const { wallet, judged, draft, funds, known, total } = batch;
  const unread = <Trans>The network did not respond. Try again.</Trans>;
  if (batch.isUnread) return unread;
  if (judged.faults.length > 0 && !draft.leavesOut)
    return <Trans>Correct or skip the lines with errors first.</Trans>;
  if (judged.rows.length === 0) return <Trans>Enter the recipients first.</Trans>;
  if (wallet.wallets.length === 0)
    return <Trans>No wallet found. Open this page in a browser with a wallet.</Trans>;
  if (wallet.connected === null) return <Trans>Connect the wallet you are paying from.</Trans>;
  if (funds === null || funds === 'no-token') return <Trans>Enter the address of the token.</Trans>;
  if (funds === 'reading') return <Trans>The dry run simulates every line. Nothing is signed or sent.</Trans>;
  if (known === null || known.balance === null) return unread;
  if (total <= known.balance) return null;
  const { symbol, decimals } = known.asset;
  const [sum, balance, lacking] = [total, known.balance, total - known.balance].map((units) =>
    formatAmount(units, decimals, locale),
  );
  return (
    <Trans>
      The list adds up to {sum} {symbol}. This wallet has {balance}. Add {lacking} {symbol}, or remove lines.
    </Trans>
  );
}
