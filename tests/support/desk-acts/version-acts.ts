import type { Acts, ActWorld } from './act-world.ts';
import { release, type OrderedRows } from './content-acts.ts';

const preview = 'A preview changes nothing, and is shown to the person who asked for it.';
const drawn = { locale: 'en', theme: 'light' };

/** Asks for the first version of what has been changed. @param path below `/api/desk/`, without `/versions` */
async function restoreFirst({ readJson }: ActWorld, path: string) {
  const { meta } = await readJson<{ meta: { seen: string } }>(`${path}/versions`);
  return { path: `${path}/versions`, body: { number: 1, seen: meta.seen } };
}

/** Turns an ordered list around. */
async function turn({ readJson, postJson }: ActWorld, list: string, path: string): Promise<void> {
  const { data, meta } = await readJson<OrderedRows>(list);
  await postJson(path, { hids: data.map(({ id }) => id).toReversed(), seen: meta.seen });
}

/** Earlier versions of orders, categories, networks and releases. */
export const versionActs: Acts = {
  'POST /api/desk/hot-list/versions': [
    {
      prepare: async (world) => {
        await world.list('Hot before');
        await world.list('Hot again');
        await turn(world, 'hot-list', 'hot-list');
        return restoreFirst(world, 'hot-list');
      },
      writes: ['catalogue order-hot'],
    },
  ],
  'POST /api/desk/category-order/versions': [
    {
      prepare: async (world) => {
        await turn(world, 'categories', 'category-order');
        return restoreFirst(world, 'category-order');
      },
      writes: ['catalogue order-categories'],
    },
  ],
  'POST /api/desk/categories/:id/versions': [
    {
      prepare: async (world) => {
        const { data } = await world.readJson<{ data: { id: number; seen: string }[] }>('categories');
        const { seen } = data.find((category) => category.id === 1)!;
        const edit = { name: 'edit', titles: { en: 'Renamed' }, icon: 'gem', seen };
        await world.postJson('categories/1/actions', edit);
        return restoreFirst(world, 'categories/1');
      },
      writes: ['catalogue restore-category'],
    },
  ],
  'POST /api/desk/networks/:id/versions': [
    {
      prepare: async (world) => {
        const { data } = await world.readJson<{ data: { id: number; seen: string }[] }>('networks');
        const { seen } = data.find((network) => network.id === 1)!;
        const edit = { title: 'Renamed', short: 'RNM', icon: '', explorer: null, isListed: true, seen };
        await world.postJson('networks/1/actions', edit);
        return restoreFirst(world, 'networks/1');
      },
      writes: ['catalogue edit-network'],
    },
  ],
  'POST /api/desk/releases/:id/versions': [
    {
      prepare: async (world) => {
        const { id } = await world.postJson<{ id: number }>('releases', { ...release, version: '9.3.0' });
        const notes = { ...release.notes, en: 'Slower start.' };
        const { data } = await world.readJson<{ data: { id: number; seen: string }[] }>('releases');
        const { seen } = data.find((each) => each.id === id)!;
        await world.postJson(`releases/${id}/actions`, { name: 'set-notes', notes, seen });
        return restoreFirst(world, `releases/${id}`);
      },
      writes: ['release set-notes'],
    },
  ],
  'POST /api/desk/setup-steps/:step/actions': [
    {
      prepare: async () => ({ path: 'setup-steps/categories/actions', body: { name: 'confirm' } }),
      writes: ['catalogue confirm-categories'],
    },
  ],
  'POST /api/desk/catalogue-previews': [
    {
      prepare: async () => ({
        path: 'catalogue-previews',
        body: { ...drawn, view: 'category', hid: null, titles: { en: 'Locks' } },
      }),
      writes: [],
      because: preview,
    },
  ],
  'POST /api/desk/release-previews': [
    {
      prepare: async () => ({ path: 'release-previews', body: { ...drawn, ...release, page: 'download' } }),
      writes: [],
      because: preview,
    },
  ],
};
