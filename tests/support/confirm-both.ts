import { ana, idOf, mine, type World } from './submission-world.ts';

/**
 * Submissions for one item, all quoted before any is paid, whose payments the desk confirms: all are in
 * review, at version 2.
 */
export async function confirmBoth(world: World, references: readonly string[]): Promise<void> {
  const quotes = [];
  for (const reference of references) quotes.push(await world.submissions.quote(reference));
  for (const [index, reference] of references.entries()) {
    const quoted = quotes[index];
    if (!quoted?.ok) throw new Error('No quote');
    const link = mine(world, BigInt(quoted.quote.amount_units));
    const id = await idOf(world, reference);
    await world.review.perform({ id, version: 1, action: { name: 'confirm-payment', link }, person: ana });
  }
}
