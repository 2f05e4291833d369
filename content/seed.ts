import { seedCategories } from '#features/store/catalogue/server/seed-categories.ts';
import { seedDemonstration } from '#features/store/catalogue/server/seed-demonstration.ts';
import { seedChains } from '#features/core/chains/server/seed-chains.ts';
import { seedNews } from '#features/core/news/server/seed-news.ts';
import { bumpContentRevision } from '#platform/database/content-revision.ts';
import type { Database } from '#platform/database/database.ts';
import { readDemonstrationContent, readGroundContent, type DemonstrationContent } from './read-content.ts';
import { seedReleases } from './seed-releases.ts';

interface SeedOptions {
  database: Database;
  now?: () => Date;
}

const clock = () => new Date();

/** What every installation needs before anything can be listed: chains and categories. Safe at every start. */
export async function seedReferenceData({ database, now = clock }: SeedOptions): Promise<void> {
  const { chains, categories } = await readGroundContent();
  await seedChains({ database, now, chains });
  await seedCategories(database, categories);
}

async function hasReleases(database: Database): Promise<boolean> {
  return (await database.selectFrom('releases').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The ground, and the demonstration wherever the database is still empty. Safe at every start: what editors changed or removed stays so.
 * @returns true when it filled the store
 */
export async function seedContent({
  database,
  now = clock,
  content,
}: SeedOptions & {
  /** The whole demonstration by default. */
  content?: DemonstrationContent;
}): Promise<boolean> {
  await seedReferenceData({ database, now });
  const { tokens, dapps, news, promotions, tutorials, releases } =
    content ?? (await readDemonstrationContent());
  const filled = await seedDemonstration({ database, now, tokens, dapps });
  await seedNews({ database, news, promotions, tutorials });
  if (releases.length > 0 && !(await hasReleases(database))) {
    await database.transaction().execute(async (transaction) => {
      await seedReleases(transaction, releases);
      await bumpContentRevision(transaction);
    });
  }
  return filled;
}
