import { expect, test } from 'vitest';
import { emptyTexts } from '#features/submission/canned-answers/model/answer.ts';
import { shippedAnswers } from '#features/submission/canned-answers/server/shipped-answers.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { apply } from '../support/applications.ts';
import { ana, ben, createWorld, inReview } from '../support/submission-world.ts';

const rita = { id: 'rita', name: 'Rita', email: 'rita@example.org', roles: ['recruiter'] as Role[] };
const texts = { ...emptyTexts, en: '{name} needs a sharper logo.', es: 'El logo de {name} no es nítido.' };
const logo = { purpose: 'listing', topic: 'request-changes', title: 'Logo', texts } as const;

describeOnEachEngine('canned answers', (open) => {
  const createIt = async () => createWorld(await open());

  test('are offered filled, in the language that the submitter reads, else in English', async () => {
    const world = await createIt();
    const { id } = await inReview(world);
    await world.review.answers.create(logo, ana);
    const offeredIn = async (locale: string) => {
      await world.database.updateTable('submissions').set({ locale }).where('id', '=', id).execute();
      return world.review.answers.offer(id, ana);
    };
    const spanish = await offeredIn('es');
    expect(spanish.find(({ title }) => title === 'Logo')).toMatchObject({
      text: 'El logo de Lantern Exchange no es nítido.',
      locale: 'es',
      english: 'Lantern Exchange needs a sharper logo.',
    });
    expect(spanish.find(({ topic }) => topic === 'no-answer')?.text).toContain(`solicitud ${id}.`);
    const thai = await offeredIn('th');
    expect(thai.find(({ title }) => title === 'Logo')).toMatchObject({
      text: 'Lantern Exchange needs a sharper logo.',
      locale: 'en',
    });
    expect(thai.find(({ topic }) => topic === 'duplicate')?.locale).toBe('th');
  });

  test('that came with the portal can be changed and restored, and the log keeps the old text', async () => {
    const { review, database } = await createIt();
    const find = async () => (await review.answers.list(ana)).find(({ id }) => id === 'duplicate')!;
    const shipped = await find();
    const change = { name: 'save', title: 'Twice', texts: { ...shipped.texts, en: 'Twice.' } } as const;
    await review.answers.change({ id: 'duplicate', seen: null, change, person: ana });
    const changed = await find();
    expect(changed).toMatchObject({ title: 'Twice', updated_by: 'Ana', is_shipped: true });
    const entry = await database.selectFrom('audit_log').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(entry).toMatchObject({ action: 'change-answer', subject: 'answer duplicate' });
    expect(JSON.parse(entry!.detail)).toMatchObject({
      texts: { en: { old: shipped.texts.en, new: 'Twice.' } },
    });
    const stale = { id: 'duplicate', seen: null, change, person: ben };
    await expect(review.answers.change(stale)).rejects.toMatchObject({ code: 'conflict' });
    const seen = changed.update_time;
    await review.answers.change({ id: 'duplicate', seen, change: { name: 'remove' }, person: ana });
    expect(await find()).toEqual(shipped);
  });

  test('belong to those who decide: recruiters see those of applications alone', async () => {
    const world = await createIt();
    const application = await apply(world);
    const { id } = await inReview(world);
    const listed = await world.review.answers.list(rita);
    expect(new Set(listed.map(({ purpose }) => purpose))).toEqual(new Set(['application']));
    const refused = { code: 'forbidden' };
    await expect(world.review.answers.create(logo, rita)).rejects.toMatchObject(refused);
    await expect(world.review.answers.offer(id, rita)).rejects.toMatchObject(refused);
    const change = { name: 'remove' } as const;
    const other = { id: 'duplicate', seen: null, change, person: rita };
    await expect(world.review.answers.change(other)).rejects.toMatchObject(refused);
    const offered = await world.review.answers.offer(application.id, rita);
    expect(offered.map(({ id: key }) => key)).toEqual(
      shippedAnswers.filter(({ purpose }) => purpose === 'application').map(({ id: key }) => key),
    );
  });

  test('of the team can be removed', async () => {
    const { review } = await createIt();
    const id = await review.answers.create(logo, ana);
    const own = (await review.answers.list(ana)).find((answer) => answer.id === id)!;
    expect(own).toMatchObject({ is_shipped: false, title: 'Logo' });
    const { update_time: seen } = own;
    await review.answers.change({ id, seen, change: { name: 'remove' }, person: ana });
    expect((await review.answers.list(ana)).some((answer) => answer.id === id)).toBe(false);
  });
});
