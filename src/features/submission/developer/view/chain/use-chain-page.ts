import { useRef, useState } from 'react';
import type { ChainIssue } from '../../model/chain-file/chain-issue.ts';
import type { ChainPageData } from './chain-page-data.ts';
import { idleEndpoints, useEndpointCheck } from './endpoints/use-endpoint-check.ts';
import { setChainText, useChainDraft } from './file/chain-draft.ts';
import { useChainCheck } from './file/use-chain-check.ts';
import { useKnownChains } from './use-known-chains.ts';

const isError = ({ severity }: ChainIssue) => severity === 'error';

/** Puts the cursor on an issue, in the middle of the visible text. */
function showPlace(input: HTMLTextAreaElement | null, { at, line }: ChainIssue): void {
  if (!input) return;
  input.focus();
  input.setSelectionRange(at, at + 1);
  const lineHeight = Number.parseFloat(getComputedStyle(input).lineHeight);
  input.scrollTop = Math.max(0, (line - 1) * lineHeight - input.clientHeight / 2);
}

/** The state of the page: the text, its issues, and the results of its endpoints. */
export function useChainPage(data: ChainPageData) {
  const { known, state: knownState, isBusy, tryAgain } = useKnownChains();
  const { draft, ready, problem } = useChainDraft();
  const { check, isCompared, checkNow } = useChainCheck(draft.text, known);
  const { endpoints, ask } = useEndpointCheck();
  const [isDemanded, setDemanded] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const firstIssue = useRef<HTMLButtonElement>(null);
  const issues = check.kind === 'empty' ? [] : check.issues;
  const corrected = check.kind === 'read' ? check.corrected : null;
  const errorCount = issues.filter(isError).length;
  const isCurrent = corrected !== null && endpoints.chainId === corrected.chainId;
  const otherChainCount = isCurrent
    ? endpoints.answers.filter(({ code, url }) => code === 'other-chain' && corrected.rpc.includes(url))
        .length
    : 0;

  function checkAll() {
    setDemanded(true);
    const checked = checkNow();
    if (checked.kind === 'empty') return input.current?.focus();
    if (checked.kind === 'read') {
      const { rpc, chainId } = checked.corrected;
      const urls = rpc.filter((url) => url !== '');
      if (chainId !== null && urls.length > 0) void ask(urls, chainId);
    }
    // By then the list has been rendered.
    if (checked.issues.some(isError)) requestAnimationFrame(() => firstIssue.current?.focus());
  }

  return {
    knownCount: data.knownCount,
    shortNameCount: known.shortNameCount,
    text: draft.text,
    ready,
    problem,
    setText(text: string) {
      setDemanded(false);
      setChainText(text);
    },
    kind: check.kind,
    issues,
    errorCount,
    corrected,
    /** No issue is left: the copy can be submitted. Nothing is said before ids and names were compared. */
    isSound: knownState === 'known' && isCompared && corrected !== null && errorCount === 0,
    /** The chains to compare with could not be had. */
    isUncompared: knownState === 'failed',
    isComparing: isBusy,
    compareAgain: tryAgain,
    /** Check was pressed with an empty field. */
    isMissing: isDemanded && draft.text.trim() === '',
    /** The endpoints' results for the current chain id. */
    endpoints: isCurrent ? endpoints : idleEndpoints,
    /** Endpoints of the file that serve another chain. */
    otherChainCount,
    input,
    firstIssue,
    checkAll,
    showIssue: (issue: ChainIssue) => showPlace(input.current, issue),
  };
}

export type ChainPageState = ReturnType<typeof useChainPage>;
