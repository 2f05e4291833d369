import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { seedBrandContent } from '#app/seed-brand-content.ts';
import { brand } from '#brand/brand.ts';
import milestones from '#brand/milestones.json' with { type: 'json' };
import { sentences } from '#brand/sentences.ts';
import { seedReferenceData } from '#content/seed.ts';
import { connectDatabase } from '#platform/database/connect.ts';
import { createEmptyPlace } from '../support/databases.ts';

async function createPlace() {
  const { place, dispose } = await createEmptyPlace('postgres');
  onTestFinished(dispose);
  return { url: place.databaseUrl, dataDir: place.dataDir };
}

/** What a node does with the database before it listens. */
async function start(place: Awaited<ReturnType<typeof createPlace>>) {
  const open = await connectDatabase(place);
  onTestFinished(open.close);
  await seedReferenceData(open);
  await seedBrandContent(
    { database: open.database, now: () => new Date() },
    { brand, sentences, milestones },
  );
  return open;
}

async function countRows({ database }: Awaited<ReturnType<typeof start>>) {
  const { rows } = await sql`select
    (select count(*) from kysely_migration) as migrations, (select count(*) from chains) as chains,
    (select count(*) from categories) as categories, (select count(*) from files) as files,
    (select count(*) from milestones) as milestones, (select count(*) from notices) as notices`.execute(
    database,
  );
  return rows[0];
}

test('nodes that start at the same time on an empty database fill it once', async () => {
  const together = await createPlace();
  const nodes = await Promise.all([start(together), start(together), start(together)]);
  const alone = await start(await createPlace());
  expect(await countRows(nodes[0])).toEqual(await countRows(alone));
});
