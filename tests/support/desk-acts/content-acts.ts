import { exampleChain } from '#features/submission/developer/model/chain-file/example-chain.ts';
import { newsBody } from '../editing-world.ts';
import sharp from 'sharp';
import { drawLogo } from '../draw-logo.ts';
import type { Act, Acts, ActWorld } from './act-world.ts';
import { keepKeysFile } from './keep-keys-file.ts';

const picture =
  'What is uploaded is shown nowhere before a version that uses it is saved, and that is an entry.';
const preview = 'A preview changes nothing, and is shown to the person who asked for it.';
const sha256 = 'ab'.repeat(32);
export const release = {
  ...{
    platform: 'desktop-windows',
    version: '9.1.0',
    released: '2026-05-04',
    notes: { en: 'Faster start.' },
  },
  file: { name: 'wallet-9.1.0.exe', sizeBytes: 1000, sha256, checksums: `${sha256}  wallet-9.1.0.exe` },
};

/** The same as a draft. */
const prepared = {
  ...release,
  file: { name: release.file.name, sizeBytes: release.file.sizeBytes, sha256 },
  ...{ further: [], checksums: release.file.checksums },
};

const drawBanner = (red: number) =>
  sharp({ create: { width: 960, height: 540, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .png()
    .toBuffer();

const saveNews = ({ postJson }: ActWorld) =>
  postJson<{ id: number; version: number }>('content/news', { body: newsBody('Saved') });

async function readyIssue({ postJson, subscribe }: ActWorld): Promise<number> {
  await subscribe('reader@example.org');
  const body = { texts: { en: { subject: 'Tides', text: 'Fees.' } }, drafts: [], facts: { fallback: 'en' } };
  const { id, version } = await postJson<{ id: number; version: number }>('content/newsletter', { body });
  const entry = await postJson<{ rowId: number }>(`content/newsletter/${id}/actions`, {
    version,
    action: { name: 'publish' },
  });
  return entry.rowId;
}

const draftOf = (en: string) => ({
  what: { kind: 'new-category', titles: { en }, icon: 'gem' },
  time: null,
});

const actOnDraft = (name: 'publish' | 'delete', entry: string): Act => ({
  prepare: async ({ postJson }) => {
    const { id } = await postJson<{ id: number }>('prepared-arrangements', draftOf(`Weirs, ${name}`));
    return { path: `prepared-arrangements/${id}/actions`, body: { name, version: 1 } };
  },
  writes: [entry],
});

/** News, newsletter and releases. */
export const contentActs: Acts = {
  'POST /api/desk/content/:kind': [
    {
      prepare: async () => ({ path: 'content/news', body: { body: newsBody('First') } }),
      writes: ['content saved'],
    },
  ],
  'POST /api/desk/content/:kind/:id/actions': [
    {
      prepare: async (world) => {
        const { id, version } = await saveNews(world);
        return { path: `content/news/${id}/actions`, body: { version, action: { name: 'publish' } } };
      },
      writes: ['content published'],
    },
  ],
  'POST /api/desk/content/:kind/previews': [
    {
      prepare: async () => ({
        path: 'content/news/previews',
        body: { body: newsBody('Seen'), locale: 'en', theme: 'light' },
      }),
      writes: [],
      because: preview,
    },
  ],
  'POST /api/desk/content/:kind/pictures/:field': [
    {
      prepare: async () => ({ path: 'content/banner/pictures/picture', body: await drawBanner(11) }),
      writes: [],
      because: picture,
    },
  ],
  'POST /api/desk/content/:kind/pictures/:field/:hash/cuts': [
    {
      prepare: async ({ postJson }) => {
        const { id } = await postJson<{ id: string }>(
          'content/banner/pictures/picture',
          await drawBanner(12),
        );
        const area = { left: 0, top: 0, width: 640, height: 360 };
        const [hash = ''] = /[0-9a-f]{64}/.exec(id) ?? [];
        return { path: `content/banner/pictures/picture/${hash}/cuts`, body: area };
      },
      writes: [],
      because: picture,
    },
  ],
  'POST /api/desk/newsletter-issues/:id/actions': [
    {
      prepare: async (world) => ({
        path: `newsletter-issues/${await readyIssue(world)}/actions`,
        body: { name: 'start' },
      }),
      writes: ['newsletter start-issue'],
    },
  ],
  'POST /api/desk/releases': [
    { prepare: async () => ({ path: 'releases', body: release }), writes: ['release publish'] },
  ],
  'POST /api/desk/releases/:id/actions': [
    {
      prepare: async ({ postJson }) => {
        const { id } = await postJson<{ id: number }>('releases', { ...release, version: '9.2.0' });
        return { path: `releases/${id}/actions`, body: { name: 'withdraw', reason: 'vulnerability' } };
      },
      writes: ['release withdraw'],
    },
    {
      prepare: async ({ postJson }) => {
        const { id } = await postJson<{ id: number }>('releases', { ...release, version: '9.2.1' });
        await postJson(`releases/${id}/actions`, { name: 'withdraw', reason: 'mistake' });
        return { path: `releases/${id}/actions`, body: { name: 'offer-again' } };
      },
      writes: ['release offer-again'],
    },
  ],
  'POST /api/desk/keys-files/:id/actions': [
    {
      prepare: async (world) => ({
        path: await keepKeysFile(world, 'cd'.repeat(32)),
        body: { name: 'withdraw', reason: 'defect' },
      }),
      writes: ['release withdraw-keys-file'],
    },
    {
      prepare: async (world) => ({
        path: await keepKeysFile(world, 'ef'.repeat(32), 'mistake'),
        body: { name: 'offer-again' },
      }),
      writes: ['release offer-keys-file'],
    },
  ],
  'POST /api/desk/release-drafts': [
    { prepare: async () => ({ path: 'release-drafts', body: prepared }), writes: ['release save-draft'] },
  ],
  'POST /api/desk/release-drafts/:id/actions': [
    {
      prepare: async ({ postJson }) => {
        const { id } = await postJson<{ id: number }>('release-drafts', prepared);
        return { path: `release-drafts/${id}/actions`, body: { name: 'save', draft: prepared, seen: 1 } };
      },
      writes: ['release save-draft'],
    },
    {
      prepare: async ({ postJson }) => {
        const { id } = await postJson<{ id: number }>('release-drafts', { ...prepared, version: '9.4.0' });
        return { path: `release-drafts/${id}/actions`, body: { name: 'publish', seen: 1 } };
      },
      writes: ['release publish'],
    },
    {
      prepare: async ({ postJson }) => {
        const { id } = await postJson<{ id: number }>('release-drafts', prepared);
        return { path: `release-drafts/${id}/actions`, body: { name: 'delete', seen: 1 } };
      },
      writes: ['release delete-draft'],
    },
  ],
};

/** What is listed, and its order. */
export const listingActs: Acts = {
  'POST /api/desk/listings/:id/actions': [
    {
      prepare: async ({ list }) => ({
        path: `listings/dapp-${await list('Delisted')}/actions`,
        body: { name: 'delist', reason: 'compromised', note: 'It drains.' },
      }),
      writes: ['listing delist'],
    },
  ],
  'POST /api/desk/listings/:id/checks': [
    {
      prepare: async ({ list, readJson }) => {
        const path = `listings/dapp-${await list('Looked at')}`;
        const { draft } = await readJson<{ draft: object }>(path);
        return { path: `${path}/checks`, body: { draft } };
      },
      writes: [],
      because: 'It says what is wrong with an edit that nobody has saved.',
    },
  ],
  'POST /api/desk/listings/:id/edits': [
    {
      prepare: async ({ list, readJson }) => {
        const path = `listings/dapp-${await list('Edited')}`;
        const { draft, seen } = await readJson<{ draft: object; seen: string }>(path);
        const changed = { ...draft, url: 'https://edited.example' };
        return { path: `${path}/edits`, body: { seen, draft: changed, confirmed: [] } };
      },
      writes: ['listing edit'],
    },
  ],
  'POST /api/desk/listings/logos': [
    {
      prepare: async () => ({ path: 'listings/logos', body: await drawLogo(13) }),
      writes: [],
      because: picture,
    },
  ],
  'POST /api/desk/categories': [
    {
      prepare: async () => ({ path: 'categories', body: { titles: { en: 'Harbors' } } }),
      writes: ['catalogue create-category'],
    },
  ],
  'POST /api/desk/categories/:id/actions': [
    {
      prepare: async () => ({ path: 'categories/1/actions', body: { name: 'hide' } }),
      writes: ['catalogue hide-category'],
    },
  ],
  'POST /api/desk/category-order': [
    {
      prepare: async ({ readJson, postJson }) => {
        await postJson('categories', { titles: { en: 'Piers' } });
        const { data, meta } = await readJson<OrderedRows>('categories');
        const hids = data.map(({ id }) => id).toReversed();
        return { path: 'category-order', body: { hids, seen: meta.seen } };
      },
      writes: ['catalogue order-categories'],
    },
  ],
  'POST /api/desk/hot-list': [
    {
      prepare: async ({ list, readJson }) => {
        const hid = await list('Hot');
        const { data, meta } = await readJson<OrderedRows>('hot-list');
        const hids = [...data.map(({ id }) => id), hid];
        return { path: 'hot-list', body: { hids, seen: meta.seen } };
      },
      writes: ['catalogue order-hot'],
    },
  ],
  'POST /api/desk/networks': [
    {
      prepare: async () => ({ path: 'networks', body: { text: JSON.stringify(exampleChain) } }),
      writes: ['catalogue add-network'],
    },
  ],
  'POST /api/desk/networks/:id/actions': [
    {
      prepare: async ({ readJson }) => {
        const { data } = await readJson<{ data: { id: number; seen: string }[] }>('networks');
        const { id, seen } = data.find((network) => network.id === 1)!;
        const edit = { title: 'Ethereum Mainnet', short: 'ETH', icon: '', explorer: null, isListed: true };
        return { path: `networks/${id}/actions`, body: { ...edit, seen } };
      },
      writes: ['catalogue edit-network'],
    },
  ],
  'POST /api/desk/prepared-arrangements': [
    {
      prepare: async () => ({ path: 'prepared-arrangements', body: draftOf('Locks') }),
      writes: ['catalogue save-draft'],
    },
  ],
  'POST /api/desk/prepared-arrangements/:id/actions': [
    actOnDraft('publish', 'catalogue create-category'),
    actOnDraft('delete', 'catalogue delete-draft'),
  ],
};

export interface OrderedRows {
  data: { id: number }[];
  meta: { seen: string };
}
