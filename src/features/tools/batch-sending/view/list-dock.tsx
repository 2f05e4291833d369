import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatCount } from '#i18n/format-count.ts';
import { formatList } from '#i18n/format-list.ts';
import { intlTag } from '#i18n/intl-tag.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { downloadText } from '#lib/download-text.ts';
import { useToolRefusalWords } from '#features/tools/approvals/view/use-words.ts';
import { Button } from '#ui/button/button.tsx';
import { useDockHeight } from '#ui/dock/use-dock-height.ts';
import { writeBatchFile } from '../model/batch-file.ts';
import { hasEnded, type ChunkState } from '../model/sending/chunk-ledger.ts';
import {
  isBegun,
  isPaid,
  minutesWaiting,
  nextChunk,
  type PaymentList,
} from '../model/sending/payment-list.ts';
import styles from './batch-tool.module.css';
import { LackingCoins } from './lacking-coins.tsx';
import { MissingChain } from './missing-chain.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import type { Batch } from './use-batch.ts';

interface DockProps {
  batch: Batch;
  list: PaymentList;
}

/** How far a list is, and what comes next. */
export function ListDock({ batch }: { batch: Batch }) {
  const { list } = batch.sending;
  const dock = useDockHeight();
  if (list === null) return null;
  return (
    <div ref={dock} className={styles.dock} data-dock="">
      <div className={styles.words} role="status">
        <Progress batch={batch} list={list} />
        <Reasons batch={batch} list={list} />
        <LackingCoins batch={batch} list={list} />
        {batch.sending.isKept || isPaid(list) ? null : <NotKept />}
      </div>
      <div className={styles.actions}>
        {isBegun(list) && !isPaid(list) ? <SaveFile list={list} /> : null}
        {isBegun(list) ? <ReceiptButton list={list} /> : null}
        {isPaid(list) ? <PaidActions batch={batch} /> : <NextActions batch={batch} list={list} />}
      </div>
    </div>
  );
}

function Progress({ batch: { sending, wallet }, list }: DockProps) {
  const locale = useLocale();
  const paid = list.chunks.filter(({ state }) => state.state === 'paid').flatMap(({ rows }) => rows).length;
  const [done, all] = [paid, list.rows.length].map((value) => formatCount(value, locale));
  const isWaiting = list.chunks.some(({ state }) => state.state === 'sent');
  return (
    <p>
      <b>
        <Trans>
          {done} of {all} recipients paid.
        </Trans>
      </b>{' '}
      {sending.isResumed ? <Trans>We checked your list against the chain.</Trans> : null}{' '}
      {sending.isBusy && !isWaiting && !isPaid(list) ? <Trans>Follow the steps in your wallet.</Trans> : null}
      {!sending.isBusy && !isPaid(list) && wallet.connected?.account !== list.account ? (
        <Trans>Connect the wallet you are paying from.</Trans>
      ) : null}
      <SentAge minutes={minutesWaiting(list, sending.shownAt)} />
      {isWaiting ? (
        <Trans>
          Waiting for the network. You can close this page, or speed up or cancel the transaction in your
          wallet. No chunk is paid twice.
        </Trans>
      ) : null}
    </p>
  );
}

const minutesPerHour = 60;

/** How long a transaction waits; nothing within the first minute. */
function SentAge({ minutes }: { minutes: number }) {
  const locale = useLocale();
  if (minutes === 0) return null;
  const format = new Intl.RelativeTimeFormat(intlTag(locale));
  const age =
    minutes < minutesPerHour
      ? format.format(-minutes, 'minute')
      : format.format(-Math.floor(minutes / minutesPerHour), 'hour');
  return (
    <>
      <Trans>Sent {age}.</Trans>{' '}
    </>
  );
}

function NotKept() {
  return (
    <p>
      <Trans>
        This browser does not store the list. If this page closes, enter the same list again: the chain knows
        which lines are paid.
      </Trans>
    </p>
  );
}

/** That the last transaction of a chunk is over and has paid nobody; null where there is none. */
function endedWords(chunks: PaymentList['chunks']) {
  const ended = chunks.find(({ state }) => hasEnded(state))?.state.state;
  if (ended === undefined) return null;
  return ended === 'failed' ? (
    <Trans>A transaction failed on the chain, so nobody in its chunk was paid. You can sign it again.</Trans>
  ) : (
    <Trans>
      A transaction was replaced or dropped, so nobody in its chunk was paid. You can sign it again.
    </Trans>
  );
}

/** Why sending stopped. */
function Reasons({ batch, list: { stop, rejected, chunks, network } }: DockProps) {
  const refusalWords = useToolRefusalWords();
  const locale = useLocale();
  const own = batch.networks.find(({ key }) => key === network);
  const lines = formatList(
    rejected.slice(0, 20).map((line) => formatCount(line, locale)),
    locale,
  );
  const words = () => {
    switch (stop) {
      case null:
        return endedWords(chunks);
      case 'wrong-account':
        return (
          <Trans>Your wallet is using another account. Switch to the account that started this list.</Trans>
        );
      case 'chain-missing':
        return own ? <MissingChain network={own} /> : refusalWords(stop);
      case 'unread':
        return <Trans>The network did not respond, so nothing was signed. Try again.</Trans>;
      case 'code':
        return (
          <Trans>The payment contract on this network is not the one we expect. Nothing was signed.</Trans>
        );
      case 'approval':
        return (
          <Trans>The approval is not for the exact amount. Approve the amount shown on this page.</Trans>
        );
      case 'approval-lost':
        return <Trans>The approval was replaced or dropped, so nothing was sent. Try again.</Trans>;
      case 'rejected':
        return rejected.length > 0 ? (
          <Trans>The chain would reject these lines: {lines}. Nothing in this chunk was sent.</Trans>
        ) : (
          <Trans>The chain would reject this chunk, so nothing in it was sent. Check your balance.</Trans>
        );
      default:
        return refusalWords(stop);
    }
  };
  const reason = words();
  return reason === null ? null : <p role="alert">{reason}</p>;
}

function SaveFile({ list }: Pick<DockProps, 'list'>) {
  const fileName = `batch-${list.id.slice(2, 10)}.json`;
  return (
    <Button
      icon="download"
      onClick={() => downloadText(writeBatchFile(list), { fileName, type: 'application/json' })}
    >
      <Trans>Save batch file</Trans>
    </Button>
  );
}

function PaidActions({ batch }: { batch: Batch }) {
  return (
    <>
      <Button variant="quiet" onClick={() => void batch.payAgain()}>
        <Trans>Pay the same list again</Trans>
      </Button>
      <Button variant="primary" onClick={batch.sending.dismiss}>
        <Trans>Start a new list</Trans>
      </Button>
    </>
  );
}

/** Tries a list that is ready once more, as long as its account is the one that pays. */
function RepeatCheck({ batch: { sending, account, opened, repeatCheck }, list }: DockProps) {
  if (sending.isBusy || isBegun(list) || account !== list.account) return null;
  // That it is paid again is no part of the text, only of the batch file.
  if (list.round > 0 && opened?.id !== list.id) return null;
  return (
    <Button variant="quiet" onClick={() => void repeatCheck(list)}>
      <Trans>Repeat dry run</Trans>
    </Button>
  );
}

function NextActions({ batch, list }: DockProps) {
  const { sending, wallet, edit } = batch;
  const { t } = useLingui();
  const { connected } = wallet;
  const [number, count] = [nextChunk(list) + 1, list.chunks.length];
  const isIn = (wanted: ChunkState['state']) => list.chunks.some(({ state }) => state.state === wanted);
  const stop = (
    <Button variant="quiet" onClick={sending.halt}>
      <Trans>Stop waiting</Trans>
    </Button>
  );
  if (sending.isBusy && isIn('sent')) return stop;
  return (
    <>
      {/* Wallets and chains may never answer, for an approval too. */}
      {sending.isBusy ? (
        stop
      ) : (
        <Button variant="quiet" onClick={isBegun(list) ? sending.dismiss : () => edit(list)}>
          {isBegun(list) ? <Trans>Cancel remaining payments</Trans> : <Trans>Change the list</Trans>}
        </Button>
      )}
      <RepeatCheck batch={batch} list={list} />
      <Button
        variant="primary"
        busy={sending.isBusy}
        busyLabel={t`Waiting for your wallet`}
        disabled={connected?.account !== list.account}
        onClick={() => connected && void sending.perform(list, connected.wallet.provider)}
      >
        {isBegun(list) ? (
          <Trans>
            Resume with chunk {number} of {count}
          </Trans>
        ) : (
          <Plural value={count} one="Sign and send" other={`Sign chunk 1 of #`} />
        )}
      </Button>
    </>
  );
}
