import { useEffect, useState } from 'react';
import { checkChainJson, type ChainCheck } from '../../../model/chain-file/check-chain-json.ts';
import type { KnownChains } from '../../../model/chain-file/rules/known-chains.ts';

/** While typing (specification §9). */
const checkDelayMs = 300;
const nothing: ChainCheck = { kind: 'empty' };

export interface CheckedText {
  check: ChainCheck;
  /** Checks the current text without the delay. */
  checkNow(): ChainCheck;
}

/** Checks a text when typing pauses. */
export function useChainCheck(text: string, known: KnownChains): CheckedText {
  const [check, setCheck] = useState(nothing);
  useEffect(() => {
    const timer = setTimeout(() => setCheck(checkChainJson(text, known)), checkDelayMs);
    return () => clearTimeout(timer);
  }, [text, known]);
  return {
    check,
    checkNow() {
      const checked = checkChainJson(text, known);
      setCheck(checked);
      return checked;
    },
  };
}
