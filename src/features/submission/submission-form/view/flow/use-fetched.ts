import { useEffect, useState } from 'react';
import type { FetchedOnce } from '#lib/fetched-once.ts';

export interface Fetched<Value> {
  /** Undefined until it has arrived. */
  value: Value | undefined;
  hasFailed: boolean;
  retry(): void;
}

/** What a step cannot be shown without: fetched when the step is shown, unless it is there. */
export function useFetched<Value>(part: FetchedOnce<Value>): Fetched<Value> {
  const [attempt, setAttempt] = useState(1);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    let isGone = false;
    const end = () => isGone || setEnded(attempt);
    part.fetch().then(end, end);
    return () => {
      isGone = true;
    };
  }, [part, attempt]);
  const value = part.current();
  return {
    value,
    hasFailed: value === undefined && ended === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
