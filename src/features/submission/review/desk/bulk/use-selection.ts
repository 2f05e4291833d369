import { useStore } from 'react-admin';
import type { ReviewRow } from '#features/submission/review-queue/model/queue-row.ts';
import { bulkMax } from '../../model/bulk.ts';

/** Items of the queue that are chosen together. What the queue no longer shows counts as not chosen. */
export function useSelection(rows: readonly ReviewRow[]) {
  const [ids, setIds] = useStore<readonly number[]>('desk.selected', []);
  const selected = rows.filter(({ id }) => ids.includes(id)).slice(0, bulkMax);
  const shown = selected.map(({ id }) => id);
  return {
    selected,
    isSelected: (id: number) => shown.includes(id),
    toggle: (id: number) => setIds(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]),
    clear: () => setIds([]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
