import { useChangeRecord, type RecordChange } from '#features/core/desk-kit/desk/use-change-record.ts';
import { useStaleCase } from './stale-case.tsx';

interface CaseChange extends Omit<RecordChange, 'onStale'> {
  /** What the person wrote, to be shown beside both versions if the case has changed since. */
  written: string;
}

/** Sends an act about a case as it was seen, as `useChangeRecord` does; where it has changed since, both versions are shown. */
export function useChangeCase(resource: string) {
  const { change, isPending } = useChangeRecord(resource);
  const showStale = useStaleCase();
  return {
    isPending,
    change: ({ written, ...sent }: CaseChange) =>
      change({
        ...sent,
        onStale: (theirs, message) => showStale({ seen: sent.record, theirs, written, message }),
      }),
  };
}
