import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import type { CaseKind } from '#features/team/accounts/model/case-kind.ts';
import type { Assigned } from '../model/assignment.ts';

export type AssignedCase = Assigned<{ id: number }>;

/** A case that stays as it was, and why. */
export interface RefusedCase {
  case: AssignedCase;
  message: string;
}

/**
 * Assigns cases as their list showed them, one after the other, or with null gives them back to everyone: one that a colleague took in the
 * meantime stays theirs. Never rejects. @returns those that were refused
 */
export function useAssignCases(kind: CaseKind) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return async (cases: readonly AssignedCase[], to: string | null): Promise<RefusedCase[]> => {
    const refused: RefusedCase[] = [];
    for (const each of cases) {
      const path = `desk/cases/${kind}/${each.id}/assignment`;
      try {
        await callDesk(path, { to, seen: each.assignment?.account ?? null });
      } catch (error) {
        refused.push({
          case: each,
          message: error instanceof Error ? error.message : 'That did not work. Try again.',
        });
      }
    }
    await client.invalidateQueries({ queryKey: ['cases', kind] });
    refresh();
    return refused;
  };
}
