import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { RefundAction } from '../../model/refund-action.ts';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';

/** Sends what a person says about a refund. Never rejects. @returns what is wrong, or undefined when it was done */
export function useRefund(submissionId: number) {
  const [isPending, setPending] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function send(action: RefundAction): Promise<string | undefined> {
    setPending(true);
    try {
      await callDesk(`desk/submissions/${submissionId}/refunds`, action);
      refresh();
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : 'That did not work. Try again.';
    } finally {
      setPending(false);
    }
  }
  /** For actions without a form: what is wrong is shown at the edge of the screen. */
  async function sendAndNotify(action: RefundAction): Promise<void> {
    const problem = await send(action);
    if (problem !== undefined) notify(problem, { type: 'error' });
  }
  return { isPending, send, sendAndNotify };
}
