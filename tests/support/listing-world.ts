import { createAudit } from '#features/team/audit/server/audit.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { createListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import type { DappListing } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { seedContent } from '#content/seed.ts';
import { testNow } from './content-services.ts';
import { onePerson } from './one-person.ts';
import { readFewListings } from './part-of-content.ts';

export const mara = { id: 'mara', email: 'mara@example.org' };
export const jonas = { id: 'jonas', email: 'jonas@example.org' };
export const editTime = () => new Date('2026-11-21T10:00:00Z');

/** The demonstration's catalogue and what the desk changes in it. */
export async function createListingWorld(opened: OpenDatabase, rule = onePerson) {
  await seedContent({ ...opened, now: testNow, content: await readFewListings() });
  const { database } = opened;
  const editing = createListingEditing({
    database,
    web: createFakeWeb(),
    chainOf: () => unavailableChain,
    rule,
    now: editTime,
  });
  const catalogue = createCatalogue({ ...opened, now: testNow });
  const hidOf = async (title: string) => {
    const row = database.selectFrom('dapps').select('hid').where('title', '=', title);
    return (await row.executeTakeFirstOrThrow()).hid;
  };
  const load = async (title: string) => {
    const item = await editing.get({ kind: 'dapp', hid: await hidOf(title) });
    return { ...item, draft: item.draft as DappListing };
  };
  type Loaded = Awaited<ReturnType<typeof load>>;
  const save = (item: Loaded, change: Partial<DappListing>, confirmed: string[] = []) =>
    editing.save({
      ...{ kind: 'dapp', hid: item.hid, seen: item.seen, confirmed, person: mara },
      draft: { ...item.draft, ...change },
    });
  /** Saves after confirming whatever has to be confirmed. */
  const confirm = async (item: Loaded, change: Partial<DappListing>) => {
    const first = await save(item, change);
    if (first.kind !== 'refused') return first;
    return save(
      item,
      change,
      first.check.findings.map(({ key }) => key),
    );
  };
  const list = (area: 'listing') => createAudit({ database }).list({ page: 1, perPage: 50, area });
  return { ...opened, editing, catalogue, load, save, confirm, list, hidOf };
}
