import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { shortHex } from '#features/tools/approvals/model/revoking/revoke-run.ts';
import { formatAmount, formatSeconds } from '#features/tools/approvals/view/approval-text.ts';
import { formatCount } from '#i18n/format-count.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { useDockHeight } from '#ui/dock/use-dock-height.ts';
import type { RepeatedLines } from '../model/sending/earlier-lists.ts';
import { openTotal, type PaymentList } from '../model/sending/payment-list.ts';
import styles from './batch-tool.module.css';
import { ListDock } from './list-dock.tsx';
import type { Batch, CheckStop } from './use-batch.ts';

/** What is to be done next, and the one action; or why there is none. */
export function SendDock({ batch }: { batch: Batch }) {
  return batch.sending.list === null ? <CheckDock batch={batch} /> : <ListDock batch={batch} />;
}

/** Before the trial. */
function CheckDock({ batch }: { batch: Batch }) {
  const { t } = useLingui();
  const { check, runCheck, judged } = batch;
  const obstacle = useObstacle(batch);
  const shortfall = useShortfall(batch);
  const dock = useDockHeight();
  const start = useRef<HTMLElement>(null);
  const isRunning = check.state === 'running';
  const [done, all] = [isRunning ? check.done : 0, judged.rows.length + judged.pending.length];
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
          <p>
            {obstacle ?? shortfall ?? (
              <Trans>The dry run simulates every line. Nothing is signed or sent.</Trans>
            )}
          </p>
        )}
        {check.state === 'stopped' ? <WhyStopped why={check.why} batch={batch} /> : null}
      </div>
      <div className={styles.actions}>
        <OtherActions
          batch={batch}
          onStop={() => {
            batch.stopCheck();
            // The pressed button goes, and would take the focus to the beginning of the page.
            start.current?.focus();
          }}
        />
        <Button
          ref={start}
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

/** What can be done instead of the trial. */
function OtherActions({ batch, onStop }: { batch: Batch; onStop: () => void }) {
  const { check, isUnread, readAgain } = batch;
  return (
    <>
      {isUnread ? (
        <Button onClick={readAgain}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {check.state === 'running' ? (
        <Button variant="quiet" onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      ) : null}
      {check.state === 'stopped' && check.why.kind === 'repeated' ? (
        <RepeatedActions why={check.why} batch={batch} />
      ) : null}
      {check.state === 'stopped' && check.why.kind === 'fee' ? (
        <FeeAction list={check.why.list} batch={batch} />
      ) : null}
    </>
  );
}

function FeeAction({ list, batch }: { list: PaymentList; batch: Batch }) {
  return (
    <Button onClick={() => void batch.acceptFee(list)}>
      <Trans>Accept the fee</Trans>
    </Button>
  );
}

function FeeWords({ why: { list, arriving } }: { why: CheckStop & { kind: 'fee' } }) {
  const locale = useLocale();
  const { symbol, decimals } = list.asset;
  const [sum, received] = [openTotal(list), arriving].map((units) => formatAmount(units, decimals, locale));
  return (
    <Trans>
      This token takes a fee from transfers. Of {sum} {symbol}, the recipients would get {received} {symbol}.
    </Trans>
  );
}

function RepeatedActions({ why, batch }: { why: CheckStop & { kind: 'repeated' }; batch: Batch }) {
  return (
    <>
      <Button variant="quiet" onClick={() => void batch.payAll(why.list)}>
        <Trans>Pay all lines</Trans>
      </Button>
      <Button onClick={() => batch.skipPaid(why.repeated.lines)}>
        <Trans>Skip these lines</Trans>
      </Button>
    </>
  );
}

function WhyStopped({ why, batch }: { why: CheckStop; batch: Batch }) {
  return (
    <p role="alert">
      <StopWords why={why} batch={batch} />
    </p>
  );
}

function RepeatedWords({ repeated }: { repeated: RepeatedLines }) {
  const locale = useLocale();
  const day = formatSeconds(repeated.at / 1_000, locale);
  const count = formatCount(repeated.lines.length, locale);
  return (
    <Trans>
      Another list from this browser, last used on {day}, has paid or may have paid the same amounts to{' '}
      {count} of these addresses. Skip these lines, or pay them again if you mean to.
    </Trans>
  );
}

function ShortWords({ why, batch: { known } }: { why: CheckStop & { kind: 'short' }; batch: Batch }) {
  const locale = useLocale();
  const { symbol, decimals } = known?.asset ?? { symbol: '', decimals: 0 };
  const [sum, balance, lacking] = [why.total, why.balance, why.total - why.balance].map((units) =>
    formatAmount(units, decimals, locale),
  );
  return (
    <Trans>
      The payments that are still open add up to {sum} {symbol}. This wallet has {balance}. Add {lacking}{' '}
      {symbol} first.
    </Trans>
  );
}

function StopWords({ why, batch }: { why: CheckStop; batch: Batch }) {
  switch (why.kind) {
    case 'unread':
      return <Trans>The network did not respond. Try again.</Trans>;
    case 'spent':
      return (
        <Trans>
          The limit of requests to this network is reached for now, so nothing was signed. Try again later.
        </Trans>
      );
    case 'code':
      return (
        <Trans>The payment contract on this network is not the one we expect. Nothing was signed.</Trans>
      );
    case 'too-large':
      return (
        <Trans>
          A single payment of this token needs more gas than one transaction can use, so it cannot be sent
          here.
        </Trans>
      );
    case 'refused':
      return (
        <Trans>This token does not allow payments through our contract, so it cannot be sent here.</Trans>
      );
    case 'fee':
      return <FeeWords why={why} />;
    case 'repeated':
      return <RepeatedWords repeated={why.repeated} />;
    case 'elsewhere':
      return <Trans>This list is open in another tab of this browser. Continue there.</Trans>;
    case 'other-list':
      return (
        <Trans>
          The amounts of this batch file do not match the token on this network. Nothing was signed.
        </Trans>
      );
    case 'unpaid-before':
      return (
        <Trans>
          This batch file would pay a list a second time, but the first payment is not complete. Nothing was
          signed. Enter the list itself: the chain knows which lines are paid.
        </Trans>
      );
    case 'short':
      return <ShortWords why={why} batch={batch} />;
  }
}

/** A mark on the chain belongs to the account that paid. */
function OtherAccount({ account }: Pick<PaymentList, 'account'>) {
  const from = shortHex(account);
  return (
    <Trans>
      This batch file belongs to the account {from}. Connect that account: from another one, lines that are
      already paid would be paid again.
    </Trans>
  );
}

/** Why the trial cannot begin; null when nothing is in the way. */
function useObstacle(batch: Batch) {
  const { wallet, account, judged, draft, funds, known, opened } = batch;
  const unread = <Trans>The network did not respond. Try again.</Trans>;
  if (batch.isUnread) return unread;
  if (judged.faults.length > 0 && !draft.leavesOut)
    return <Trans>Correct or skip the lines with errors first.</Trans>;
  if (judged.rows.length + judged.pending.length === 0) return <Trans>Enter the recipients first.</Trans>;
  if (account === null && wallet.wallets.length === 0)
    return (
      <Trans>
        No wallet found. Enter the paying address to check the list without one. To sign, open this page in a
        browser with a wallet.
      </Trans>
    );
  if (account === null)
    return <Trans>Connect the wallet you are paying from, or enter its address to check the list.</Trans>;
  if (opened !== null && account !== opened.account) return <OtherAccount account={opened.account} />;
  if (funds === null || funds === 'no-token') return <Trans>Enter the address of the token.</Trans>;
  if (funds === 'reading') return <Trans>The dry run simulates every line. Nothing is signed or sent.</Trans>;
  if (known === null || known.balance === null) return unread;
  return null;
}

/** That the list adds up to more than the balance. No obstacle: a part of it may have been paid before, and the dry run finds out. */
function useShortfall({ known, total, check }: Batch) {
  const locale = useLocale();
  if (check.state !== 'none' || known === null || known.balance === null) return null;
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
