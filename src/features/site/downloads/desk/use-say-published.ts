import { useNotify, useRedirect } from 'react-admin';
import { doneOrWaits, proposalPath, proposedIn } from '#features/core/desk-kit/desk/proposed-in.ts';

/** Says that a release is published, or what it waits for, and leads there. */
export function useSayPublished(): (answer: unknown) => void {
  const notify = useNotify();
  const redirect = useRedirect();
  return (answer) => {
    notify(doneOrWaits(answer, 'Published. Visitors see it now.'), { type: 'success' });
    const proposed = proposedIn(answer);
    redirect(proposed === undefined ? '/releases' : proposalPath(proposed));
  };
}
