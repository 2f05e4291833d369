import { emptyListings } from '#features/listing/catalogue-editing/model/listing-draft.ts';
import { drawLogo } from '../draw-logo.ts';
import type { Acts, ActWorld } from './act-world.ts';

const preview = 'A preview changes nothing, and is shown to the person who asked for it.';
const view = { view: 'card', locale: 'en', theme: 'light' };

/** A DApp as the form of the desk sends it, with every finding confirmed. */
async function fillNew({ postJson, readJson }: ActWorld, title = 'Quayline') {
  const { id: icon } = await postJson<{ id: string }>('listings/logos', await drawLogo(14));
  const draft = {
    ...emptyListings.dapp,
    texts: { en: { title, desc: 'Ships tokens along the quay.' } },
    ...{ url: `https://${title.toLowerCase()}.example.org/app`, icon, categories: [1] },
    contracts: [{ chain: 1, addresses: '0x71f3a0c9d2b4e6f8a1c3e5d7b9f0a2c4e6d8b078' }],
  };
  const { seen } = await readJson<{ seen: string }>('new-listings/dapp');
  const { findings } = await postJson<{ findings: { key: string }[] }>('new-listings/dapp/checks', { draft });
  return { draft, seen, confirmed: findings.map(({ key }) => key) };
}

/** @returns the path of a draft that is stored, and what its form sends */
async function fillDraft(world: ActWorld) {
  const { draft, confirmed } = await fillNew(world, 'Wharfline');
  const { plan, seen } = await world.postJson<{ plan: { id: number; base: string }; seen: string }>(
    'listing-drafts',
    {
      ...{ kind: 'dapp', draft },
    },
  );
  return { path: `listing-drafts/${plan.id}`, form: { seen, base: plan.base, draft, confirmed } };
}

const plan = { from: '2999-01-01T09:00:00Z', until: '2999-02-01T09:00:00Z', reason: 'closed' };

/** Items that the desk prepares, and the end of listed ones. */
export const draftActs: Acts = {
  'POST /api/desk/listing-drafts': [
    {
      prepare: async () => ({ path: 'listing-drafts', body: { kind: 'nft', draft: emptyListings.nft } }),
      writes: ['listing save-draft'],
    },
  ],
  'POST /api/desk/listing-drafts/:id/checks': [
    {
      prepare: async (world) => {
        const { path, form } = await fillDraft(world);
        return { path: `${path}/checks`, body: { draft: form.draft } };
      },
      writes: [],
      because: 'It says what is wrong with an item that is not listed.',
    },
  ],
  'POST /api/desk/listing-drafts/:id/previews': [
    {
      prepare: async (world) => {
        const { path, form } = await fillDraft(world);
        return { path: `${path}/previews`, body: { ...view, draft: form.draft } };
      },
      writes: [],
      because: preview,
    },
  ],
  'POST /api/desk/listing-drafts/:id/actions': [
    ...[
      { action: 'save', writes: 'listing save-draft' },
      { action: 'schedule', writes: 'listing schedule-draft' },
      { action: 'cancel', writes: 'listing cancel-schedule' },
      { action: 'delete', writes: 'listing delete-draft' },
    ].map(({ action: name, writes }) => ({
      prepare: async (world: ActWorld) => {
        const { path, form } = await fillDraft(world);
        return { path: `${path}/actions`, body: { name, ...form, ...plan } };
      },
      writes: [writes],
    })),
  ],
  'POST /api/desk/listings/:id/planned-delistings': [
    {
      prepare: async ({ list }) => ({
        path: `listings/dapp-${await list('Ending')}/planned-delistings`,
        body: { time: plan.until, reason: plan.reason },
      }),
      writes: ['listing plan-delisting'],
    },
  ],
  'POST /api/desk/listing-drafts/:id/edits': [
    {
      prepare: async (world) => {
        const { path, form } = await fillDraft(world);
        return { path: `${path}/edits`, body: form };
      },
      writes: ['listing add'],
    },
  ],
};

/** Items that the desk adds, and drafts of items. */
export const addingActs: Acts = {
  'POST /api/desk/new-listings/:kind/edits': [
    {
      prepare: async (world) => ({ path: 'new-listings/dapp/edits', body: await fillNew(world) }),
      writes: ['listing add'],
    },
  ],
  'POST /api/desk/new-listings/:kind/checks': [
    {
      prepare: async () => ({ path: 'new-listings/dapp/checks', body: { draft: emptyListings.dapp } }),
      writes: [],
      because: 'It says what is wrong with an item that nobody has added.',
    },
  ],
  'POST /api/desk/new-listings/:kind/previews': [
    {
      prepare: async () => ({
        path: 'new-listings/dapp/previews',
        body: { ...view, draft: emptyListings.dapp },
      }),
      writes: [],
      because: preview,
    },
  ],
  'POST /api/desk/listings/:id/previews': [
    {
      prepare: async ({ list, readJson }) => {
        const path = `listings/dapp-${await list('Drawn')}`;
        const { draft } = await readJson<{ draft: object }>(path);
        return { path: `${path}/previews`, body: { ...view, draft } };
      },
      writes: [],
      because: preview,
    },
  ],
};

const own = 'A saved view is a way to look at the queue, shared or not; it changes nothing in it.';
const tokens = { label: 'Tokens', query: 'state=all&kind=token' };

/** Views of the queue that a person keeps. */
export const viewActs: Acts = {
  'POST /api/desk/queue-views': [
    { prepare: async () => ({ path: 'queue-views', body: tokens }), writes: [], because: own },
  ],
  'POST /api/desk/queue-views/:id/actions': [
    {
      prepare: async ({ postJson, readJson }) => {
        await postJson('queue-views', tokens);
        const { data } = await readJson<{ data: { id: number }[] }>('queue-views');
        return { path: `queue-views/${data[0]!.id}/actions`, body: { name: 'remove' } };
      },
      writes: [],
      because: own,
    },
  ],
};
