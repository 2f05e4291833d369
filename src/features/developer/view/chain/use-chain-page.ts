import { useRef, useState } from 'react';
import type { ChainFault } from '../../model/chain-file/chain-fault.ts';
import type { ChainPageData } from './chain-page-data.ts';
import { idleEndpoints, useEndpointCheck } from './endpoints/use-endpoint-check.ts';
import { setChainText, useChainDraft } from './file/chain-draft.ts';
import { useChainCheck } from './file/use-chain-check.ts';
import { useKnownChains } from './use-known-chains.ts';

const isOpen = ({ weight }: ChainFault) => weight === 'fault';

/** Puts the cursor on a fault, in the middle of what is visible. */
function showPlace(input: HTMLTextAreaElement | null, { at, line }: ChainFault): void {
  if (!input) return;
  input.focus();
  input.setSelectionRange(at, at + 1);
  const lineHeight = Number.parseFloat(getComputedStyle(input).lineHeight);
  input.scrollTop = Math.max(0, (line - 1) * lineHeight - input.clientHeight / 2);
}

/** The state of the page: the text, what is wrong with it, and what its endpoints said. */
export function useChainPage(data: ChainPageData) {
  const known = useKnownChains();
  const { draft, ready, problem } = useChainDraft();
  const { check, checkNow } = useChainCheck(draft.text, known);
  const { endpoints, ask } = useEndpointCheck();
  const [isDemanded, setDemanded] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const firstFault = useRef<HTMLButtonElement>(null);
  const faults = check.kind === 'empty' ? [] : check.faults;
  const mended = check.kind === 'read' ? check.mended : null;
  const openCount = faults.filter(isOpen).length;
  const isCurrent = mended !== null && endpoints.chainId === mended.chainId;
  const otherChainCount = isCurrent
    ? endpoints.answers.filter(({ code, url }) => code === 'other-chain' && mended.rpc.includes(url)).length
    : 0;

  function checkAll() {
    setDemanded(true);
    const checked = checkNow();
    if (checked.kind === 'empty') return input.current?.focus();
    if (checked.kind === 'read') {
      const { rpc, chainId } = checked.mended;
      const urls = rpc.filter((url) => url !== '');
      if (chainId !== null && urls.length > 0) void ask(urls, chainId);
    }
    // The list is drawn anew by then.
    if (checked.faults.some(isOpen)) requestAnimationFrame(() => firstFault.current?.focus());
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
    faults,
    openCount,
    mended,
    /** No fault is left: the copy can be submitted. */
    isSound: mended !== null && openCount === 0,
    /** Check was pressed while there was nothing to check. */
    isMissing: isDemanded && draft.text.trim() === '',
    /** What the endpoints said, about the chain id that stands there now. */
    endpoints: isCurrent ? endpoints : idleEndpoints,
    /** Endpoints of the file that serve another chain. */
    otherChainCount,
    input,
    firstFault,
    checkAll,
    showFault: (fault: ChainFault) => showPlace(input.current, fault),
  };
}

export type ChainPageState = ReturnType<typeof useChainPage>;
