import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicQuote } from '#features/donations/model/quote.ts';
import { createQuote } from '../api/submission-client.ts';
import type { FlowTrouble } from '../flow/flow-context.ts';

export interface DialogQuote {
  quote: PublicQuote | null;
  trouble: FlowTrouble | null;
  retry(): void;
}

/** A new amount for this showing of the dialog (specification §4). */
export function useDialogQuote(reference: string): DialogQuote {
  const [quote, setQuote] = useState<PublicQuote | null>(null);
  const [trouble, setTrouble] = useState<FlowTrouble | null>(null);
  const asked = useRef(false);

  const ask = useCallback(async () => {
    setTrouble(null);
    const answer = await createQuote(reference);
    if (answer.kind === 'data') setQuote(answer.data);
    // What others did since stands on the status page, which the person is on.
    else setTrouble(answer.kind === 'refused' ? 'closed' : answer.kind);
  }, [reference]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, [ask]);
  return { quote, trouble, retry: () => void ask() };
}
