import type { PublicQuote } from '#features/donations/model/quote.ts';
import { getByReference } from './find-submission.ts';
import type { SubmissionDependencies } from './submission-dependencies.ts';

/** The amount that the person sees now, for paying it on their behalf; undefined before the box was first shown. */
export async function findLatestQuote(
  { database, donations }: Pick<SubmissionDependencies, 'database' | 'donations'>,
  reference: string,
): Promise<PublicQuote | undefined> {
  const { id } = await getByReference(database, reference);
  const latest = (await donations.listQuotes(id)).at(-1);
  return latest && donations.presentQuote(latest);
}
