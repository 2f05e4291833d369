import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '#i18n/locale-context.tsx';
import { formatList } from '#i18n/format-list.ts';
import { Chart } from '#ui/chart/chart.tsx';
import { Note } from '#ui/note/note.tsx';
import type { Approval } from '../model/approval.ts';
import type { ReadNetwork, SpenderNames } from '../model/read-network.ts';
import { createRun, itemsIn, withItems } from '../model/revoking/revoke-run.ts';
import styles from './approvals-page.module.css';
import { ApprovalsTable } from './approvals-table.tsx';
import { askThroughWallet } from './ask-node.ts';
import { Limits } from './limits.tsx';
import { LookupForm } from './lookup-form.tsx';
import { NetworkNotes } from './network-notes.tsx';
import { RevokeDock } from './revoke-dock.tsx';
import { RunNote } from './run-note.tsx';
import { StatusBar } from './status-bar.tsx';
import { isComplete, useApprovals } from './use-approvals.ts';
import { useRevoking } from './use-revoking.ts';
import { useWallet } from './use-wallet.ts';
import { useRefusalWords } from './use-words.ts';

export interface ApprovalsData {
  networks: readonly ReadNetwork[];
  names: SpenderNames;
}

const chartSeed = 71;

/** Who can spend somebody's tokens, and how to end it. */
export function ApprovalsPage({ data }: { data: ApprovalsData }) {
  return (
    <>
      <div className="wrap">
        <div className={styles.head}>
          <h1>
            <Trans>
              See who can spend <em>your tokens</em>
            </Trans>
          </h1>
          <p className="lead">
            <Trans>
              Look up any address without connecting. Revoking needs a wallet, because only you can sign it.
            </Trans>
          </p>
        </div>
      </div>
      <div className={styles.water}>
        <Chart className={styles.chart} kind="band" seed={chartSeed} />
        <div className={`wrap ${styles.place}`}>
          <noscript>
            <Note tone="info">
              <Trans>This tool needs JavaScript: it reads the chain from your browser.</Trans>
            </Note>
          </noscript>
          {data.networks.length === 0 ? (
            <Note tone="info">
              <Trans>No network is set up here, so nothing can be read.</Trans>
            </Note>
          ) : (
            <Tool {...data} />
          )}
          <Sources networks={data.networks} />
        </div>
      </div>
      <Limits />
    </>
  );
}

function Tool({ networks, names }: ApprovalsData) {
  const wallet = useWallet();
  const refusalWords = useRefusalWords();
  const { lookup, approvals, check, retry, refresh, stop } = useApprovals(names);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { run, isBusy, perform, dismiss } = useRevoking((network) => void refresh(network));
  const { connected } = wallet;
  const chosen = approvals.filter(({ id }) => selected.has(id));
  const isOwner = lookup !== null && connected?.account === lookup.owner;

  function select(id: string, isSelected: boolean) {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  }
  /** One network after the other: a signature covers one. */
  async function revoke(wanted: readonly Approval[]) {
    if (!connected) return;
    for (const network of networks) {
      const own = wanted.filter((approval) => approval.network === network.key);
      if (own.length > 0)
        await perform(createRun(network, connected.account, own), connected.wallet.provider);
    }
  }
  function skip() {
    const [next] = run ? itemsIn(run, 'open') : [];
    if (run && next)
      void perform(withItems({ ...run, refusal: null }, new Set([next.id]), { state: 'skipped' }), null);
  }
  const isRunOwner = run !== null && connected?.account === run.account;
  const proceed = isRunOwner ? () => void perform(run, connected.wallet.provider) : null;
  return (
    <div className={styles.object}>
      <LookupForm networks={networks} wallet={wallet} onCheck={check} />
      {wallet.refusal === null ? null : (
        <p className={styles.refusal} role="alert">
          {refusalWords(wallet.refusal)}
        </p>
      )}
      {run === null ? null : (
        <RunNote
          run={run}
          network={networks.find(({ key }) => key === run.network)}
          isBusy={isBusy}
          onContinue={proceed}
          onSkip={skip}
          onDismiss={dismiss}
        />
      )}
      {lookup === null ? null : (
        <>
          <StatusBar views={lookup.views} count={approvals.length} />
          <NetworkNotes
            views={lookup.views}
            onRetry={(key) => retry(key)}
            onRetryThroughWallet={
              connected ? (key) => retry(key, askThroughWallet(connected.wallet.provider)) : null
            }
            onStop={stop}
          />
          {approvals.length > 0 ? (
            <>
              <ApprovalsTable
                approvals={approvals}
                networks={networks}
                selected={selected}
                canRevoke={isOwner && !isBusy}
                onSelect={select}
                onRevoke={(approval) => void revoke([approval])}
              />
              <RevokeDock
                owner={lookup.owner}
                chosen={chosen}
                networks={networks}
                connected={connected}
                hasWallets={wallet.wallets.length > 0}
                isBusy={isBusy}
                onRevoke={(all) => void revoke(all)}
              />
            </>
          ) : null}
          {approvals.length === 0 && lookup.views.every(isComplete) ? (
            <p className={styles.none}>
              <b>
                <Trans>No approvals. Nothing can spend from this address.</Trans>
              </b>{' '}
              <Trans>Every network was read from the first block, and no range failed.</Trans>
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}

/** Who learns what is looked up. */
function Sources({ networks }: Pick<ApprovalsData, 'networks'>) {
  const locale = useLocale();
  if (networks.length === 0) return null;
  const hosts = formatList([...new Set(networks.map(({ endpointHost }) => endpointHost))], locale);
  return (
    <p className={styles.sources}>
      <Trans>
        The address is sent to this site, which asks {hosts} and stores nothing. They learn which address you
        looked up. Your keys stay in your wallet.
      </Trans>
    </p>
  );
}
