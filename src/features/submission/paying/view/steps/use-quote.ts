import { useCallback, useEffect, useRef, useState } from 'react';
import type { PublicQuote } from '#features/submission/donations/model/quote.ts';
import type { Finding } from '#features/submission/submissions/model/finding.ts';
import { readCheckAnswer } from '#features/submission/submissions/view/api/read-check-answer.ts';
import { createQuote } from '#features/submission/submissions/view/api/submission-client.ts';
import type { FlowError } from '#features/submission/submission-form/view/flow/flow-context.ts';

export interface QuoteRequest {
  /** The amount of this showing of the box; null until it is there. */
  quote: PublicQuote | null;
  pending: boolean;
  error: FlowError | null;
  /** What happened since the checks and makes a payment useless. */
  findings: readonly Finding[];
  retry(): void;
}

/**
 * Asks for a new amount each time the donation box is shown (specification §4).
 * @param onQuote called with each amount
 */
export function useQuote(reference: string | null, onQuote?: (quote: PublicQuote) => void): QuoteRequest {
  const [quote, setQuote] = useState<PublicQuote | null>(null);
  const [pending, setPending] = useState(true);
  const [error, setError] = useState<FlowError | null>(null);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const hasRequested = useRef(false);

  const ask = useCallback(async () => {
    if (reference === null) return;
    setPending(true);
    setError(null);
    const answer = await createQuote(reference);
    if (answer.kind === 'data') {
      setQuote(answer.data);
      onQuote?.(answer.data);
    } else if (answer.kind === 'refused') {
      const check = readCheckAnswer(answer.data);
      if (check) setFindings(check.findings);
      else setError(answer.status === 409 ? 'closed' : 'refused');
    } else setError(answer.kind);
    setPending(false);
    // The callback is made again by every render and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reference]);

  useEffect(() => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    void ask();
  }, [ask]);

  return { quote, pending, error, findings, retry: () => void ask() };
}
