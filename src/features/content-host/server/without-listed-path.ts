import type { Submissions } from '#features/submissions/server/submissions.ts';

/**
 * Submissions whose pages lead to no listing: an approval lists in this portal's own catalogue, and the store that visitors see is a
 * content host's, in which the same id is something else.
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
