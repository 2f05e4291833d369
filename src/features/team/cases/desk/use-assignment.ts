import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { Assignment } from '../model/assignment.ts';

/** A colleague who takes the case is seen after this time at the latest. */
const refetchMs = 15_000;

interface AssignmentOf {
  /** Null for no one; undefined while it is not known. */
  assignment: Assignment | null | undefined;
  isPending: boolean;
  /** Gives the case to an account, or with null back to everyone. Never rejects: a refusal is shown. */
  assign: (to: string | null) => Promise<void>;
}

/** Who works on a case, apart from the case itself: what is read about it must not change under a decision that was begun. */
export function useAssignment(kind: CaseKind, id: number): AssignmentOf {
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const path = `desk/cases/${kind}/${id}/assignment`;
  const queryKey = ['cases', kind, 'assignment', id];
  const { data } = useQuery({
    queryKey,
    queryFn: () => callDesk<{ assignment: Assignment | null }>(path),
    refetchInterval: refetchMs,
  });
  const assignment = data?.assignment;
  const assign = async (to: string | null) => {
    if (isPending || assignment === undefined) return;
    setPending(true);
    try {
      const changed = await callDesk(path, { to, seen: assignment?.account ?? null });
      client.setQueryData(queryKey, changed);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' });
    }
    await client.invalidateQueries({ queryKey: ['cases', kind] });
    setPending(false);
  };
  return { assignment, isPending, assign };
}
