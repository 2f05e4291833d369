import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

type CopyOutcome = 'idle' | 'copied' | 'failed';

const shownForMs = 2500;

/** Copies a value, and tells for a moment what came of it. */
export function useCopy(value: string | (() => string)): { outcome: CopyOutcome; copy(): void } {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  useEffect(() => {
    if (outcome === 'idle') return;
    const timer = setTimeout(() => setOutcome('idle'), shownForMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  /** Never rejects: `copyText` answers whether it worked. */
  const copy = async () => {
    setOutcome((await copyText(typeof value === 'string' ? value : value())) ? 'copied' : 'failed');
  };
  return { outcome, copy: () => void copy() };
}
