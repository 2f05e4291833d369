import { useCallback, useEffect, useState } from 'react';
import { useWhenOnline } from '#ui/online/use-when-online.ts';
import type { StatusView } from '../../model/status-view.ts';
import { getSubmission } from './submission-client.ts';

const firstDelayMs = 1000;
const longestDelayMs = 5000;
const growth = 1.4;

export interface SubmissionStatus {
  status: StatusView | null;
  /** True while the latest look brought nothing; the one before is still shown. */
  unreachable: boolean;
  /** @returns what it is now; null where nothing came back */
  refresh(): Promise<StatusView | null>;
}

/**
 * Follows a submission: looks after one second, then ever more seldom up to every five, and not at all while the page is hidden.
 * @param isWaiting false ends the looking
 */
export function useSubmissionStatus(
  reference: string | null,
  initial: StatusView | null,
  isWaiting: (status: StatusView) => boolean,
): SubmissionStatus {
  const [status, setStatus] = useState(initial);
  const [unreachable, setUnreachable] = useState(false);

  const refresh = useCallback(async () => {
    if (reference === null) return null;
    const answer = await getSubmission(reference);
    setUnreachable(answer.kind !== 'data');
    if (answer.kind !== 'data') return null;
    setStatus(answer.data);
    return answer.data;
  }, [reference]);

  useWhenOnline(() => void (unreachable && refresh()));

  const waiting = reference !== null && status !== null && isWaiting(status);
  useEffect(() => {
    if (!waiting) return;
    let delayMs = firstDelayMs;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(timer);
      if (stopped || document.visibilityState === 'hidden') return;
      timer = setTimeout(() => void refresh().then(plan), delayMs);
      delayMs = Math.min(longestDelayMs, delayMs * growth);
    };
    const onVisible = () => {
      delayMs = firstDelayMs;
      plan();
    };
    plan();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [waiting, refresh]);

  return { status, unreachable, refresh };
}
