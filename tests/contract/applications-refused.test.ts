import { expect, test } from 'vitest';
import { actionsFor } from '#features/submission/review/model/actions-for.ts';
import { reviewActionNames } from '#features/submission/review/model/review-action.ts';
import { submissionStates } from '#features/submission/submissions/model/state.ts';
import { actions, apply } from '../support/applications.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, ben, createWorld, idOf, validApplication, storeCv } from '../support/submission-world.ts';

describeOnEachEngine('refused applications and actions', (open) => {
  test('accepts a second open application from an address like any other; only the desk learns about it', async () => {
    const world = await createWorld(await open());
    const { act, id } = await apply(world);
    const payloadFor = async (email: string) => validApplication(await storeCv(world), { email });
    const send = async (email: string) => {
      const payload = await payloadFor(email);
      const checked = await world.submissions.check('ambassador', payload);
      const created = await world.submissions.create({
        kind: 'ambassador',
        locale: 'en',
        draftKey: crypto.randomUUID(),
        payload,
      });
      if (!created.ok) throw new Error(JSON.stringify(created));
      const status = await world.submissions.status(created.reference);
      const { findings } = await world.review.get(await idOf(world, created.reference), ana);
      return { checked, told: JSON.stringify(status), reference: created.reference, findings };
    };
    const stranger = await send('nobody@lights.example.org');
    expect(stranger.findings).toEqual([]);
    const underWay = {
      severity: 'warning',
      code: 'application-open',
      params: {},
      evidence: { submission: id, title: 'Ana Keeper' },
    };
    for (const step of [undefined, 'invite', 'conclude-interview'] as const) {
      if (step) await act(step);
      const again = await send('ANA@Lights.example.org');
      expect(again.checked).toEqual(stranger.checked);
      expect(again.told).not.toContain('application-open');
      expect(again.findings).toMatchObject([underWay]);
      await world.submissions.withdraw(again.reference);
    }
    // Changing to an address in use reveals nothing either.
    const other = await apply(world, { email: 'ben@lights.example.org' });
    await other.act('request-changes');
    const changed = await payloadFor('ana@lights.example.org');
    expect(await world.submissions.update(other.reference, changed)).toEqual({ ok: true });
    expect((await world.review.get(other.id, ana)).findings).toMatchObject([underWay]);
    await act('reject');
    expect((await send('ana@lights.example.org')).findings).toHaveLength(1);
  });

  test('a draft whose response was lost finds its own application', async () => {
    const world = await createWorld(await open());
    const draftKey = crypto.randomUUID();
    const payload = validApplication(await storeCv(world));
    const send = async () => {
      const sent = await world.submissions.create({ kind: 'ambassador', locale: 'en', draftKey, payload });
      return sent.ok && idOf(world, sent.reference);
    };
    const first = await send();
    expect(await world.submissions.check('ambassador', payload, { draftKey })).toEqual({
      issues: [],
      findings: [],
    });
    expect(await send()).toEqual(first);
  });

  test('a CV must be an uploaded PDF', async () => {
    const world = await createWorld(await open());
    const issuesOf = async (cv: string) =>
      (await world.submissions.check('ambassador', validApplication(cv))).issues;
    expect(await issuesOf('c'.repeat(64))).toEqual([{ path: 'cv', code: 'pdf' }]);
    expect(await issuesOf(world.icon)).toEqual([{ path: 'cv', code: 'pdf' }]);
    expect(await issuesOf('')).toEqual([{ path: 'cv', code: 'required' }]);
  });

  test('an application is neither paid for nor listed', async () => {
    const world = await createWorld(await open());
    const { id, reference } = await apply(world);
    await expect(world.submissions.quote(reference)).rejects.toMatchObject({ code: 'conflict' });
    await expect(world.submissions.pay(reference, `0x${'3'.repeat(64)}`)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await world.donations.getPayment(id)).toBeUndefined();
    expect(await world.submissions.status(reference)).toMatchObject({ state: 'cv-screening' });
  });

  test('rejects every action that is not offered and changes nothing', async () => {
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

  test('deciding on an application that was withdrawn in the meantime is a conflict', async () => {
    const world = await createWorld(await open());
    const { id, reference } = await apply(world);
    await world.submissions.withdraw(reference);
    await expect(
      world.review.perform({ id, version: 1, action: actions.invite, person: ana }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('the API accepts an application and never serves its CV', async () => {
    const world = await createWorld(await open());
    const post = (path: string, body: unknown) =>
      world.api.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const payload = validApplication(await storeCv(world));
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
    expect(((await checked.json()) as { data: { issues: unknown[] } }).data.issues).toHaveLength(7);
    const withdrawn = await post(`${address}/withdraw`, {});
    expect(await withdrawn.json()).toMatchObject({ data: { state: 'withdrawn' } });
  });
});
