import { expect, test } from 'vitest';
import { viewsMax, type QueueView } from '#features/submission/review-queue/model/queue-view.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

interface Answer {
  data: QueueView[];
}

describeOnEachEngine('saved views of the queue', (open) => {
  const assets = useDeskAssets();
  const path = '/api/desk/queue-views';

  async function prepare() {
    const desk = await createDesk(await open(), assets());
    const ana = await desk.signIn('reviewer');
    const list = async (caller = ana) => ((await (await caller.get(path)).json()) as Answer).data;
    const save = async (label: string, query: string) => (await ana.post(path, { label, query })).status;
    return { ...desk, ana, list, save };
  }

  test('are kept with the account, one for each name, and can be removed', async () => {
    const { ana, list, save } = await prepare();
    expect(await save('Tokens', 'state=in-review&kind=token')).toBe(200);
    expect(await save('Late', 'state=all&due=late')).toBe(200);
    expect(await save('Tokens', 'state=all&kind=token')).toBe(200);
    const [tokens, late] = await list();
    expect(tokens).toMatchObject({ label: 'Tokens', query: 'state=all&kind=token' });
    expect(late).toMatchObject({ label: 'Late', query: 'state=all&due=late' });
    expect((await ana.post(`${path}/${tokens!.id}/actions`, { name: 'remove' })).status).toBe(200);
    expect((await list()).map(({ label }) => label)).toEqual(['Late']);
  });

  test('can be shared: colleagues see them with their owner, and do not change them', async () => {
    const { ana, list, save, signIn } = await prepare();
    await save('Mine', 'state=all');
    await save('Ours', 'state=all&kind=token');
    const [, ours] = await list();
    const act = (name: string, caller = ana) => caller.post(`${path}/${ours!.id}/actions`, { name });
    expect((await act('share')).status).toBe(200);
    const ben = await signIn('reviewer', 'Ben');
    expect(await list(ben)).toEqual([{ ...ours, is_shared: true, owner: 'Ana' }]);
    expect(await list()).toMatchObject([
      { label: 'Mine', is_shared: false, owner: null },
      { label: 'Ours', is_shared: true, owner: null },
    ]);
    for (const name of ['share', 'stop-sharing', 'remove']) expect((await act(name, ben)).status).toBe(404);
    await ben.post(path, { label: 'Ours', query: 'state=all&kind=nft' });
    expect(await list(ben)).toMatchObject([{ owner: null, query: 'state=all&kind=nft' }, { id: ours!.id }]);
    expect((await act('stop-sharing')).status).toBe(200);
    expect(await list(ben)).toMatchObject([{ owner: null }]);
  });

  test('are shared in a limited number', async () => {
    const { ana, list, save, signIn } = await prepare();
    for (let view = 0; view < viewsMax; view += 1) await save(`View ${view}`, 'state=all');
    for (const { id } of await list()) await ana.post(`${path}/${id}/actions`, { name: 'share' });
    const ben = await signIn('reviewer', 'Ben');
    await ben.post(path, { label: 'One more', query: 'state=all' });
    const own = (await list(ben)).find(({ label }) => label === 'One more');
    expect((await ben.post(`${path}/${own!.id}/actions`, { name: 'share' })).status).toBe(409);
  });

  test('that are not shared are neither seen nor removed by another', async () => {
    const { ana, list, save, signIn } = await prepare();
    await save('Mine', 'state=all');
    const other = await signIn('administrator', 'Ben');
    expect(await list(other)).toEqual([]);
    const [mine] = await list(ana);
    expect((await other.post(`${path}/${mine!.id}/actions`, { name: 'remove' })).status).toBe(404);
    expect(await list(ana)).toHaveLength(1);
  });

  test('are filters that the queue has, under a name, and a limited number', async () => {
    const { list, save } = await prepare();
    expect(await save('', 'state=all')).toBe(400);
    expect(await save('Script', 'state=all&run=this')).toBe(400);
    expect(await save('State', 'state=sunk')).toBe(400);
    expect(await save('Long', `state=all&q=${'a'.repeat(2000)}`)).toBe(400);
    expect(await list()).toEqual([]);
    for (let view = 0; view < viewsMax; view += 1) expect(await save(`View ${view}`, 'state=all')).toBe(200);
    expect(await save('One more', 'state=all')).toBe(409);
    expect(await save('View 3', 'state=all&kind=nft')).toBe(200);
    expect(await list()).toHaveLength(viewsMax);
  });
});
