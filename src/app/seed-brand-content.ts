import type { Milestone } from '#features/site/about/model/milestone.ts';
import { seedMilestones } from '#features/site/about/server/seed-milestones.ts';
import type { Brand } from '#features/core/brand/model/brand-schema.ts';
import { brandOfFamily } from '#features/core/brand/model/host-family.ts';
import type { BrandSentences } from '#features/core/brand/model/brand-sentences.ts';
import { seedNotice } from '#features/site/shell/server/seed-notice.ts';
import type { Database } from '#platform/database/database.ts';

interface BrandContent {
  /** As brand/brand.json gives it: its links follow the family that is drawn. */
  brand: Brand;
  sentences: BrandSentences;
  milestones: readonly Milestone[];
}

/** The contents that a brand brings along, for a database that never had any: its history and its regional notice. Safe at every start. */
export async function seedBrandContent(
  { database, now }: { database: Database; now: () => Date },
  { brand, sentences, milestones }: BrandContent,
): Promise<void> {
  await seedMilestones(database, milestones);
  const { regionalNotice: texts } = sentences;
  // Stored in the primary family, from which pages choose theirs.
  const { links } = brandOfFamily(brand, 'primary');
  if (texts) await seedNotice({ database, now }, { url: links.regionalNotice, texts });
}
