import type { OpenDatabase } from '#platform/database/database.ts';
import {
  emptyListings,
  newHid,
  type DappListing,
} from '#features/listing/catalogue-editing/model/listing-draft.ts';
import type { EditableListing } from '#features/listing/catalogue-editing/model/listing-edit.ts';
import type { DraftAction } from '#features/listing/catalogue-editing/model/prepared-draft.ts';
import { deskUploadKey } from '#features/listing/catalogue-editing/server/check-edit.ts';
import { runListingPlans } from '#features/listing/catalogue-editing/server/drafts/run-plans.ts';
import { createListingEditing } from '#features/listing/catalogue-editing/server/listing-editing.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import { storeUpload } from '#platform/files/store-upload.ts';
import { createLog } from '#platform/log/log.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { drawLogo } from './draw-logo.ts';
import { testOpener } from './file-opener.ts';
import { createListingWorld, editTime, mara } from './listing-world.ts';
import { onePerson } from './one-person.ts';

export const quay: Partial<DappListing> = {
  texts: { en: { title: 'Quayline', desc: 'Swaps of stable coins.' } } as DappListing['texts'],
  url: 'https://quayline.example.org/app',
  categories: [1, 2],
  contracts: [{ chain: 1, addresses: '0x71f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b078' }],
};
export const from = '2026-12-01T09:00:00.000Z';
export const until = '2026-12-24T09:00:00.000Z';

/** The demonstration's catalogue, drafts of items, and a clock that the tests set. */
export async function createDraftWorld(opened: OpenDatabase, rule = onePerson) {
  const world = await createListingWorld(opened, rule);
  const { database, catalogue } = world;
  const clock = { time: editTime() };
  const dependencies = {
    ...{ database, web: createFakeWeb(), chainOf: () => unavailableChain, rule, now: () => clock.time },
  };
  const editing = createListingEditing(dependencies);
  const { drafts } = editing;
  const upload = async (seed: number) => {
    const stored = await storeUpload(
      { database, opener: testOpener, now: dependencies.now },
      await drawLogo(seed),
      { role: 'icon', key: deskUploadKey(mara) },
    );
    if (!stored.ok) throw new Error(stored.refusal.code);
    return stored.file.sha256;
  };
  const create = async (draft: object, kind: 'dapp' | 'token' | 'nft' = 'dapp', hid = newHid) => {
    const outcome = await drafts.create({ kind, hid, draft, person: mara });
    if (outcome.kind !== 'stored') throw new Error(JSON.stringify(outcome));
    return drafts.get(outcome.id);
  };
  const idOf = ({ plan }: EditableListing) => plan?.id ?? 0;
  const baseOf = ({ plan }: EditableListing) => plan?.base ?? '';
  const keysOf = ({ plan }: EditableListing) => plan!.found.findings.map(({ key }) => key);
  const change = (item: EditableListing, action: DraftAction, person = mara) =>
    drafts.change({ id: idOf(item), action, person });
  const schedule = (item: EditableListing, times: { until?: string; confirmed?: string[] } = {}) =>
    change(item, {
      ...{ name: 'schedule', seen: item.seen, draft: item.draft, from, reason: 'closed' },
      base: baseOf(item),
      until: times.until ?? null,
      confirmed: times.confirmed ?? keysOf(item),
    });
  const run = (time: string) => {
    clock.time = new Date(time);
    return runListingPlans({ ...dependencies, log: createLog('silent') });
  };
  const found = async () =>
    (await catalogue.listDapps({ start: 0, count: 5, key: 'Quayline', locale: 'en' })).dapps;
  /** Nothing is found about it. */
  const whole = { ...emptyListings.dapp, ...quay, icon: await upload(11) };
  /** It has the name of a listed DApp, which has to be confirmed. */
  const named = {
    ...whole,
    texts: { en: { title: 'Curve', desc: 'Swaps of stable coins.' } } as DappListing['texts'],
  };
  const acts = async () => (await world.list('listing')).data.map(({ action }) => action);
  return {
    ...world,
    editing,
    drafts,
    clock,
    whole,
    named,
    upload,
    create,
    idOf,
    baseOf,
    keysOf,
    change,
    schedule,
    run,
    found,
    acts,
  };
}
