import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ReviewSubmission } from '../model/review-submission.ts';

/** A decision about an earlier version. */
interface StaleDecision {
  /** What the reviewer decided about. */
  seen: ReviewSubmission;
  /** What it is now. */
  current: ReviewSubmission;
}

/** After a conflict: fetches what the submission is now, to be shown beside what was seen. `find` never rejects. */
export function useStale(seen: ReviewSubmission) {
  const dataProvider = useDataProvider();
  const [stale, setStale] = useState<StaleDecision>();
  async function find() {
    try {
      const { data } = await dataProvider.getOne<ReviewSubmission>('submissions', { id: seen.id });
      if (data.version !== seen.version) setStale({ seen, current: data });
    } catch {
      // The refusal itself is shown, with a way to fetch the item again.
    }
  }
  return { stale, find, close: () => setStale(undefined) };
}
