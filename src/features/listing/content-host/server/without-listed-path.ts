import type { Submissions } from '#features/submission/submissions/server/submissions.ts';

/**
 * Removes the listing links from submissions: an approval lists in this portal's own catalogue, while
 * visitors see a content host's store, in which the same id is another entry.
 */
export function withoutListedPath(submissions: Submissions): Submissions {
  return {
    ...submissions,
    async status(reference) {
      const status = await submissions.status(reference);
      return status && { ...status, listed_path: null };
    },
  };
}
