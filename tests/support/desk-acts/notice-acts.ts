import type { Act, Acts, ActWorld } from './act-world.ts';

const facts = {
  ...{ subjects: ['mobile'], begin_time: '2024-11-01T10:00:00.000Z', planned_end_time: null },
  texts: { en: { title: 'Balances are late', text: 'Transfers are not affected.' } },
};
const said = { en: { text: 'Balances are current again.' } };
const newNotice = (key: string) => ({ ...facts, kind: 'disruption', key: `the-key-of-the-act-${key}` });

const written = ({ postJson }: ActWorld, key: string) =>
  postJson<{ id: number }>('status-notices', newNotice(key));

/** An act on a notice as it was written. */
const actOf = (name: string, rest: object): Act => ({
  prepare: async (world) => {
    const { id } = await written(world, name);
    return { path: `status-notices/${id}/actions`, body: { name, seen: 1, ...rest } };
  },
  writes: [`status ${name}`],
});

const editUpdate: Act = {
  prepare: async (world) => {
    const { id } = await written(world, 'edit-update');
    await world.postJson(`status-notices/${id}/actions`, { name: 'update', seen: 1, texts: said });
    const { updates } = await world.readJson<{ updates: { id: number }[] }>(`status-notices/${id}`);
    const body = { name: 'edit-update', seen: 2, update: updates[0]?.id, texts: said };
    return { path: `status-notices/${id}/actions`, body };
  },
  writes: ['status edit-update'],
};

/** Notices of the page of the status. */
export const noticeActs: Acts = {
  'POST /api/desk/status-notices': [
    {
      prepare: async () => ({ path: 'status-notices', body: newNotice('a-new-notice') }),
      writes: ['status create'],
    },
  ],
  'POST /api/desk/status-notices/:id/actions': [
    actOf('update', { progress: 'monitoring', texts: said }),
    actOf('end', { texts: said }),
    actOf('edit', facts),
    editUpdate,
    actOf('delete', {}),
  ],
  'POST /api/desk/status-notice-previews': [
    {
      prepare: async () => ({
        path: 'status-notice-previews',
        body: { ...facts, kind: 'disruption', locale: 'en', theme: 'light' },
      }),
      writes: [],
      because: 'A preview changes nothing, and is shown to the person who asked for it.',
    },
  ],
};
