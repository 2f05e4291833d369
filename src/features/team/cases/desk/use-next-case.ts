import { useQuery } from '@tanstack/react-query';
import { useNotify, useParams, useRedirect } from 'react-admin';
import { callDesk } from '#features/core/desk-kit/desk/desk-client.ts';
import type { NextCase } from '../model/assignment.ts';
import { useCaseKind, useMayDecide } from './use-case-kind.ts';

/** What is next is asked for again as often as a list is. */
const refetchMs = 30_000;

/** What is next on a screen of cases. */
export interface Next {
  /** What will probably open; null when nothing is free, undefined while it is not known. */
  expected: NextCase | null | undefined;
  /** Opens the most urgent case, the person's own first; one that is unassigned is theirs from then on. Never rejects. */
  open: () => Promise<void>;
}

/** What comes after the case that is open, or first in a list; undefined where the person decides about no cases. */
export function useNextCase(): Next | undefined {
  const kind = useCaseKind();
  const mayDecide = useMayDecide(kind);
  const { id } = useParams();
  const notify = useNotify();
  const redirect = useRedirect();
  const { data } = useQuery({
    queryKey: ['cases', kind, 'next', id],
    queryFn: () =>
      callDesk<{ next: NextCase | null }>(
        `desk/cases/${kind}/next${id === undefined ? '' : `?except=${id}`}`,
      ),
    enabled: mayDecide,
    refetchInterval: refetchMs,
  });
  if (kind === undefined || !mayDecide) return undefined;
  async function open() {
    try {
      const next = await callDesk<{ id: number | null }>(`desk/cases/${kind}/next`, {
        ...(id !== undefined && { except: Number(id) }),
      });
      if (next.id === null) notify('No other case is waiting for you.', { type: 'info' });
      else redirect('show', kind, next.id);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'That did not work. Try again.', { type: 'error' });
    }
  }
  return { expected: data?.next, open };
}
