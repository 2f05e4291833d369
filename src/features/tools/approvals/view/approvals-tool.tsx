import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatList } from '#i18n/format-list.ts';
import { useLocale } from '#i18n/locale-context.tsx';
import { SentenceGap } from '#ui/sentence-gap/sentence-gap.tsx';
import { ToolObject } from '#ui/tool-page/tool-page.tsx';
import type { Approval } from '../model/approval.ts';
import type { ReadNetwork, SpenderNames } from '../model/read-network.ts';
import { performInTurn } from '../model/revoking/perform-in-turn.ts';
import { createRun, itemsIn, reopenFailed, withItems, type RevokeRun } from '../model/revoking/revoke-run.ts';
import styles from './approvals-page.module.css';
import { ApprovalsTable } from './approvals-table.tsx';
import { askThroughWallet } from './ask-node.ts';
import { LookupForm } from './lookup-form.tsx';
import { NetworkNotes } from './network-notes.tsx';
import { RevokeDock } from './revoke-dock.tsx';
import { RevokeHint } from './revoke-hint.tsx';
import { RunNote } from './run-note.tsx';
import { StatusBar } from './status-bar.tsx';
import { isComplete, useApprovals, type NetworkView } from './use-approvals.ts';
import { useRevoking } from './use-revoking.ts';
import { useWallet } from './use-wallet.ts';
import { useToolRefusalWords } from './use-words.ts';

interface ToolProps {
  networks: readonly ReadNetwork[];
  names: SpenderNames;
}

/** Everything that the parts of the tool share. */
function useTool({ networks, names }: ToolProps) {
  const wallet = useWallet();
  const reading = useApprovals(names);
  const revoking = useRevoking((network) => void reading.refresh(network));
  const { connected } = wallet;
  const { perform } = revoking;
  return {
    wallet,
    reading,
    revoking,
    async revoke(wanted: readonly Approval[]) {
      if (!connected) return;
      const runs = networks
        .map((network) => {
          const own = wanted.filter((approval) => approval.network === network.key);
          return createRun(network, connected.account, own);
        })
        .filter(({ items }) => items.length > 0);
      await performInTurn(runs, (run) => perform(run, connected.wallet.provider));
    },
  };
}

type Tool = ReturnType<typeof useTool>;

/** Looks approvals up, says how far it has come, and revokes. */
export function ApprovalsTool(props: ToolProps) {
  const { networks } = props;
  const tool = useTool(props);
  const refusalWords = useToolRefusalWords();
  const { wallet, reading } = tool;
  return (
    <ToolObject>
      <LookupForm networks={networks} wallet={wallet} onCheck={reading.check} />
      {wallet.refusal === null ? null : (
        <p className={styles.refusal} role="alert">
          {refusalWords(wallet.refusal)}
        </p>
      )}
      <Run tool={tool} networks={networks} />
      <Findings tool={tool} networks={networks} />
    </ToolObject>
  );
}

interface PartProps {
  tool: Tool;
  networks: readonly ReadNetwork[];
}

/** The revokes under way, if there are any. */
function Run({ tool: { wallet, revoking }, networks }: PartProps) {
  const { run, isBusy, perform, dismiss } = revoking;
  const { connected } = wallet;
  if (run === null) return null;
  const skip = () => {
    const [next] = itemsIn(run, 'open');
    if (next)
      void perform(withItems({ ...run, refusal: null }, new Set([next.id]), { state: 'skipped' }), null);
  };
  const performer = (next: RevokeRun) =>
    connected?.account === run.account ? () => void perform(next, connected.wallet.provider) : null;
  return (
    <RunNote
      run={run}
      network={networks.find(({ key }) => key === run.network)}
      isBusy={isBusy}
      onContinue={performer(run)}
      onRetry={performer(reopenFailed(run))}
      onSkip={skip}
      onDismiss={dismiss}
    />
  );
}

/** What was found so far, and what is missing. "None" is said only when nothing is missing. */
function Findings({ tool, networks }: PartProps) {
  const { lookup, approvals, retry, stop } = tool.reading;
  const { connected } = tool.wallet;
  if (lookup === null) return null;
  const throughWallet = connected
    ? (key: string) => retry(key, askThroughWallet(connected.wallet.provider))
    : null;
  return (
    <>
      <StatusBar views={lookup.views} count={approvals.length} />
      <NetworkNotes
        views={lookup.views}
        onRetry={(key) => retry(key)}
        onRetryThroughWallet={throughWallet}
        onStop={stop}
      />
      {approvals.length > 0 ? <List tool={tool} networks={networks} owner={lookup.owner} /> : null}
      {approvals.length === 0 && lookup.views.every(isComplete) ? <NoApprovals views={lookup.views} /> : null}
    </>
  );
}

/** Claims no more than was read: other networks and permits that wait in someone's hands are in no list. */
function NoApprovals({ views }: { views: readonly NetworkView[] }) {
  const locale = useLocale();
  const names = formatList(
    views.map(({ network }) => network.title),
    locale,
  );
  return (
    <p className={styles.none}>
      <b>
        <Trans>No approvals found on {names}.</Trans>
      </b>
      <SentenceGap />
      <Trans>
        Everything there was read from the first block, and no range failed. Other networks were not read, and
        a signed permit that nobody has submitted yet is in no list.
      </Trans>
    </p>
  );
}

function List({ tool, networks, owner }: PartProps & { owner: string }) {
  const { wallet, reading, revoking, revoke } = tool;
  const { approvals } = reading;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (id: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const isOwner = wallet.connected?.account === owner;
  return (
    <>
      <RevokeHint owner={owner} connected={wallet.connected} hasWallets={wallet.wallets.length > 0} />
      <ApprovalsTable
        approvals={approvals}
        networks={networks}
        selected={selected}
        canRevoke={isOwner && !revoking.isBusy}
        onSelect={select}
        onRevoke={(approval) => void revoke([approval])}
      />
      <RevokeDock
        chosen={isOwner ? approvals.filter(({ id }) => selected.has(id)) : []}
        networks={networks}
        connected={wallet.connected}
        isBusy={revoking.isBusy}
        onRevoke={(all) => void revoke(all)}
      />
    </>
  );
}
