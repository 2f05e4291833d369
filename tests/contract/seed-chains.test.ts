import { expect, it } from 'vitest';
import { readGroundContent } from '#content/read-content.ts';
import { seedChains } from '#features/core/chains/server/seed-chains.ts';
import { getContentRevision } from '#platform/database/content-revision.ts';
import { testNow } from '../support/content-services.ts';
import { describeOnEachEngine } from '../support/databases.ts';

describeOnEachEngine('the chains that every installation has', (open) => {
  it('are added at the first start, and looked at again only when a newer version brings others', async () => {
    const { database } = await open();
    const { chains } = await readGroundContent();
    const seed = (given = chains) => seedChains({ database, now: testNow, chains: given });
    expect(await seed()).toBeGreaterThan(500);
    const revision = await getContentRevision(database);
    expect(await seed()).toBe(0);
    const [first, ...others] = chains;
    const newer = { ...first!, hid: 987_654_321, key: 'new-chain', ns: 'cosmos', chain_id: 'new-1' };
    expect(await seed([...others, first!, newer])).toBe(1);
    expect(await seed([...others, first!, newer])).toBe(0);
    expect(await getContentRevision(database)).toBe(revision + 1);
  });
});
