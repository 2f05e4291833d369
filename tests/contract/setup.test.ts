import { expect, it } from 'vitest';
import type { SetupStep, StepId } from '#features/setup/model/setup-step.ts';
import { createDesk, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';

describeOnEachEngine('the checklist of a new portal', (open) => {
  const assets = useDeskAssets();

  async function readSteps(caller: Caller): Promise<Record<StepId, SetupStep>> {
    const answer = await caller.get('/api/desk/setup-steps');
    const { data } = (await answer.json()) as { data: SetupStep[] };
    return Object.fromEntries(data.map((step) => [step.id, step])) as Record<StepId, SetupStep>;
  }

  it('names what is missing, and what is there with its number', async () => {
    const desk = await createDesk(await open(), assets());
    const steps = await readSteps(await desk.signIn('administrator'));
    expect(steps.administrators).toMatchObject({ state: 'done', count: 1 });
    expect(steps['second-factors']).toMatchObject({ state: 'attention', count: 1 });
    expect(steps.chains).toMatchObject({ state: 'done', count: 1 });
    for (const id of ['releases', 'listings', 'news', 'banners', 'tutorials', 'reviewers'] as const)
      expect(steps[id].state, id).toBe('open');
  });

  it('says that mails and payments wait for people where no server is configured for them', async () => {
    const desk = await createDesk(await open(), assets());
    const steps = await readSteps(await desk.signIn('administrator'));
    expect(steps.mail.state).toBe('attention');
    expect(steps.donations.state).toBe('attention');
  });

  it('counts a second person who may decide, and no disabled one', async () => {
    const desk = await createDesk(await open(), assets());
    const administrator = await desk.signIn('administrator');
    await desk.signIn('reviewer', 'Ben');
    expect((await readSteps(administrator)).reviewers).toMatchObject({ state: 'done', count: 2 });
    const { data } = (await (await administrator.get('/api/desk/accounts')).json()) as {
      data: { id: string; name: string }[];
    };
    const ben = data.find(({ name }) => name === 'Ben');
    await administrator.post(`/api/desk/accounts/${ben?.id}/actions`, { name: 'disable' });
    expect((await readSteps(administrator)).reviewers.state).toBe('open');
  });

  it('counts what visitors find: published, and neither withdrawn nor delisted', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const editor = await desk.signIn('editor');
    const release = {
      platform: 'android',
      version: '1.0.0',
      released: '2026-11-01',
      file_name: 'wallet-1.0.0.apk',
      size_bytes: 1,
      sha256: 'a'.repeat(64),
      notes: '{}',
    };
    await opened.database.insertInto('releases').values(release).execute();
    expect((await readSteps(editor)).releases).toMatchObject({ state: 'done', count: 1 });
    await opened.database
      .updateTable('releases')
      .set({ withdrawn_time: '2026-11-02T00:00:00.000Z', withdrawn_reason: 'defect' })
      .execute();
    expect((await readSteps(editor)).releases).toMatchObject({ state: 'open', count: 0 });
  });
});
