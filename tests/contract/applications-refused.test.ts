import { expect, test } from 'vitest';
import { actionsFor } from '#features/review/model/actions-for.ts';
import { reviewActionNames } from '#features/review/model/review-action.ts';
import { submissionStates } from '#features/submissions/model/state.ts';
import { actions, apply } from '../support/applications.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, ben, createWorld, soundApplication, storeCv } from '../support/submission-world.ts';

describeOnEachEngine('applications that are refused, and what nobody may do with one', (open) => {
  test('one address has one open application; nothing of it is told', async () => {
    const world = await createWorld(await open());
    const { reference, act } = await apply(world);
    const again = soundApplication(await storeCv(world), { email: 'ANA@Lights.example.org', name: 'Other' });
    const underWay = [{ severity: 'blocking', code: 'application-open', params: {} }];
    expect(await world.submissions.check('ambassador', again)).toEqual({ faults: [], findings: underWay });
    const send = () =>
      world.submissions.create({
        kind: 'ambassador',
        locale: 'en',
        draftKey: crypto.randomUUID(),
        payload: again,
      });
    for (const step of ['request-changes', null, 'invite', 'conclude-interview'] as const) {
      const refused = await send();
      expect(refused).toEqual({ ok: false, faults: [], findings: underWay });
      expect(JSON.stringify(refused)).not.toContain(reference);
      if (step === null) await world.submissions.update(reference, soundApplication(await storeCv(world)));
      else await act(step);
    }
    await act('reject');
    expect((await send()).ok).toBe(true);
    const other = await apply(world, { email: 'ben@lights.example.org' });
    // Changing to an address that is taken is no way around.
    await other.act('request-changes');
    expect(await world.submissions.update(other.reference, again)).toMatchObject({
      ok: false,
      findings: underWay,
    });
  });

  test('a draft whose answer was lost finds its own application', async () => {
    const world = await createWorld(await open());
    const draftKey = crypto.randomUUID();
    const payload = soundApplication(await storeCv(world));
    const send = () => world.submissions.create({ kind: 'ambassador', locale: 'en', draftKey, payload });
    const first = await send();
    expect(await world.submissions.check('ambassador', payload, draftKey)).toEqual({
      faults: [],
      findings: [],
    });
    expect(await send()).toEqual(first);
  });

  test('a CV has to be an uploaded PDF', async () => {
    const world = await createWorld(await open());
    const faultsOf = async (cv: string) =>
      (await world.submissions.check('ambassador', soundApplication(cv))).faults;
    expect(await faultsOf('c'.repeat(64))).toEqual([{ path: 'cv', code: 'pdf' }]);
    expect(await faultsOf(world.icon)).toEqual([{ path: 'cv', code: 'pdf' }]);
    expect(await faultsOf('')).toEqual([{ path: 'cv', code: 'required' }]);
  });

  test('it is neither paid for nor listed', async () => {
    const world = await createWorld(await open());
    const { id, reference } = await apply(world);
    await expect(world.submissions.quote(reference)).rejects.toMatchObject({ code: 'conflict' });
    await expect(world.submissions.pay(reference, `0x${'3'.repeat(64)}`)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await world.donations.getPayment(id)).toBeUndefined();
    expect(await world.submissions.status(reference)).toMatchObject({ state: 'cv-screening' });
  });

  test('every action that is not offered is refused and changes nothing', async () => {
    const world = await createWorld(await open());
    const { id } = await apply(world);
    for (const state of submissionStates) {
      await world.database.updateTable('submissions').set({ state }).where('id', '=', id).execute();
      const offered = actionsFor(ana, { kind: 'ambassador', state }).map(({ name }) => name);
      for (const name of reviewActionNames.filter((each) => !offered.includes(each))) {
        await expect(
          world.review.perform({ id, version: 1, action: actions[name], person: ana }),
          `${state} ${name}`,
        ).rejects.toMatchObject({ code: 'conflict' });
      }
      expect(await world.review.get(id, ana)).toMatchObject({ state, version: 1 });
    }
  });

  test('two people act on the same version: the first one wins, the other gets a conflict', async () => {
    const world = await createWorld(await open());
    const { id } = await apply(world);
    const settled = await Promise.allSettled([
      world.review.perform({ id, version: 1, action: actions.invite, person: ana }),
      world.review.perform({ id, version: 1, action: actions.reject, person: ben }),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of settled)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'conflict' });
    expect((await world.review.get(id, ana)).history).toHaveLength(2);
  });

  test('whoever decides on what was withdrawn meanwhile gets a conflict', async () => {
    const world = await createWorld(await open());
    const { id, reference } = await apply(world);
    await world.submissions.withdraw(reference);
    await expect(
      world.review.perform({ id, version: 1, action: actions.invite, person: ana }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('the API takes an application, and never hands its CV out', async () => {
    const world = await createWorld(await open());
    const post = (path: string, body: unknown) =>
      world.api.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const payload = soundApplication(await storeCv(world));
    const created = await post('/api/submissions', {
      kind: 'ambassador',
      locale: 'pt',
      draft_key: crypto.randomUUID(),
      payload,
    });
    expect(created.status).toBe(201);
    const { data } = (await created.json()) as { data: { reference: string } };
    const address = `/api/submissions/${data.reference}`;
    expect(await (await world.api.request(address)).json()).toMatchObject({
      result: 0,
      data: { kind: 'ambassador', state: 'cv-screening', payload: null },
    });
    expect((await world.api.request(`${address}/files/cv`)).status).toBe(404);
    expect((await world.api.request(`/files/${payload.cv}.pdf`)).status).toBe(404);
    const checked = await post('/api/submissions/check', { kind: 'ambassador', payload: {} });
    expect(((await checked.json()) as { data: { faults: unknown[] } }).data.faults).toHaveLength(7);
    const withdrawn = await post(`${address}/withdraw`, {});
    expect(await withdrawn.json()).toMatchObject({ data: { state: 'withdrawn' } });
  });
});
