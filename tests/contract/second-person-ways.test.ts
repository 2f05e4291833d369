import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { allActs } from '../support/desk-acts/all-acts.ts';
import { createActWorld, type Act } from '../support/desk-acts/act-world.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { useDeskAssets } from '../support/desk.ts';

/** Everything that visitors trust, one line each: offered files, links, contracts and addresses. */
async function readTrusted(database: Database): Promise<string[]> {
  const rows = await Promise.all([
    database
      .selectFrom('releases')
      .select(['platform', 'version', 'file_name', 'sha256'])
      .where('withdrawn_time', 'is', null)
      .execute(),
    database
      .selectFrom('release_files')
      .innerJoin('releases', 'releases.id', 'release_files.release_id')
      .select(['release_id', 'release_files.file_name', 'release_files.sha256'])
      .where('withdrawn_time', 'is', null)
      .execute(),
    database
      .selectFrom('keys_files')
      .select(['file_name', 'sha256'])
      .where('withdrawn_time', 'is', null)
      .execute(),
    database.selectFrom('dapps').select(['hid as dapp', 'url']).execute(),
    database.selectFrom('dapps').select(['hid as dapp', 'audit_url']).execute(),
    database.selectFrom('dapps').select(['hid as dapp', 'address']).execute(),
    database.selectFrom('dapp_addresses').select(['dapp_hid', 'chain_hid', 'address']).execute(),
    database.selectFrom('tokens').select(['hid as token', 'website', 'chain_hid', 'address']).execute(),
    database
      .selectFrom('nft_collections')
      .select(['hid as nft', 'website', 'chain_hid', 'address'])
      .execute(),
    database.selectFrom('chains').select(['hid as chain', 'explorer']).execute(),
  ]);
  return rows.flat().map((row) => JSON.stringify(row));
}

/** Where a change waits for a second person. */
const waiting = [
  'POST /api/desk/clear-signing',
  'POST /api/desk/keys-files/:id/actions',
  'POST /api/desk/listing-drafts/:id/edits',
  'POST /api/desk/listings/:id/edits',
  'POST /api/desk/networks',
  'POST /api/desk/networks/:id/actions',
  'POST /api/desk/networks/:id/versions',
  'POST /api/desk/new-listings/:kind/edits',
  'POST /api/desk/releases',
  'POST /api/desk/releases/:id/actions',
  'POST /api/desk/release-drafts/:id/actions',
];
/** Where a second person decides about what another one, or a team, has proposed. */
const deciding = ['POST /api/desk/proposals/:id/actions', 'POST /api/desk/submissions/:id/actions'];

describeOnEachEngine('the ways to what visitors trust', (open) => {
  const assets = useDeskAssets();
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('no call of the desk adds to it but those of a second person, and those that would, wait', async () => {
    const world = await createActWorld(await open(), assets());
    const { database, rule, ana } = world;
    const perform = async (act: Act) => {
      const { path, body, caller = ana } = await act.prepare(world);
      const before = new Set(await readTrusted(database));
      rule.decidesAlone = false;
      const answer = await caller.post(`/api/desk/${path}`, body);
      rule.decidesAlone = true;
      const added = (await readTrusted(database)).filter((line) => !before.has(line));
      // One change of a thing waits at a time, and several acts are about the same one.
      await database.deleteFrom('proposals').execute();
      return { waits: answer.status === 202, adds: added.length > 0 };
    };
    const found: { waits: string[]; adds: string[] } = { waits: [], adds: [] };
    for (const [route, acts] of Object.entries(allActs))
      for (const act of acts) {
        const { waits, adds } = await perform(act);
        if (waits) found.waits.push(route);
        if (adds) found.adds.push(route);
      }
    expect([...new Set(found.waits)].toSorted()).toEqual(waiting.toSorted());
    expect([...new Set(found.adds)].toSorted()).toEqual(deciding.toSorted());
  });
});
