import { useEffect, useState } from 'react';
import { checkChainJson, type ChainCheck } from '../../../model/chain-file/check-chain-json.ts';
import type { KnownChains } from '../../../model/chain-file/rules/known-chains.ts';

/** While typing (specification §9). */
const checkDelayMs = 300;
const nothing: ChainCheck = { kind: 'empty' };

export interface CheckedText {
  check: ChainCheck;
  /** The check compared with the chains that are known now. */
  isCompared: boolean;
  /** Checks the current text without the delay. */
  checkNow(): ChainCheck;
}

/** Checks a text when typing pauses. */
export function useChainCheck(text: string, known: KnownChains): CheckedText {
  const [checked, setChecked] = useState({ check: nothing, known });
  useEffect(() => {
    const timer = setTimeout(() => setChecked({ check: checkChainJson(text, known), known }), checkDelayMs);
    return () => clearTimeout(timer);
  }, [text, known]);
  return {
    check: checked.check,
    isCompared: checked.known === known,
    checkNow() {
      const check = checkChainJson(text, known);
      setChecked({ check, known });
      return check;
    },
  };
}
