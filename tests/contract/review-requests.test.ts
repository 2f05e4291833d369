import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reviewActionSchema, type ReviewAction } from '#features/submission/review/model/review-action.ts';
import { undoWindowMs } from '#features/submission/review/model/undo.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, startServerForTest } from '../support/mail-world.ts';
import { ana, createWorld, inReview, validDapp, type World } from '../support/submission-world.ts';
import { apply } from '../support/applications.ts';

const site = { field: 'url', text: 'It sends visitors elsewhere.\nGive the address it ends at.' };
const report = { field: 'audit_url', text: 'Add the report.' };

/** An action as the desk's API reads it. */
const parse = (requests: unknown, text?: unknown) =>
  v.safeParse(reviewActionSchema, { name: 'request-changes', requests, text });

test('a request needs a point or a text; points have a text each, and a field once', () => {
  expect(parse([site], '').success).toBe(true);
  expect(parse(undefined, 'Name the audit.').success).toBe(true);
  expect(parse([], ' \n ').issues?.map(({ message }) => message)).toEqual(['required']);
  expect(parse([{ ...site, text: ' ' }]).issues?.map(({ message }) => message)).toEqual(['required']);
  expect(parse([site, site]).issues?.map(({ message }) => message)).toEqual(['each field once']);
  expect(parse([{ ...site, text: 'a'.repeat(501) }]).issues?.[0]?.message).toBe('too-long');
  const many = Array.from({ length: 21 }, (_each, index) => ({ field: `f${index}`, text: 'Change it.' }));
  expect(parse(many).issues?.[0]?.message).toBe('too-many');
});

describeOnEachEngine('requests for changes point at fields', (open) => {
  const ask = async (
    world: World,
    id: number,
    action: Omit<ReviewAction & { name: 'request-changes' }, 'name'>,
  ) => {
    const { version } = await world.review.get(id, ana);
    await world.review.perform({ id, version, action: { name: 'request-changes', ...action }, person: ana });
  };

  test('the team reads them on its status page, and the desk beside what was sent again', async () => {
    const world = await createWorld(await open());
    const { reference, id } = await inReview(world);
    await ask(world, id, { requests: [site, report] });
    const status = await world.submissions.status(reference);
    expect(status?.history.at(-1)).toMatchObject({
      state: 'changes-requested',
      text: null,
      requests: [site, report],
    });
    expect(status?.history.at(0)?.requests).toEqual([]);
    await world.submissions.update(reference, validDapp(world, { desc: 'Nobody asked for this.' }));
    const { history } = await world.review.get(id, ana);
    expect(history.find(({ to_state }) => to_state === 'changes-requested')?.requests).toEqual([
      site,
      report,
    ]);
    const answer = await world.api.request(`/api/submissions/${reference}`);
    expect(await answer.json()).toMatchObject({
      data: { history: [{}, {}, {}, { requests: [site, report] }, { requests: [] }] },
    });
  });

  test('the audit log names the fields and not what was written', async () => {
    const world = await createWorld(await open());
    const { id } = await inReview(world);
    await ask(world, id, { text: 'Two points.', requests: [site, report] });
    const rows = await world.database.selectFrom('audit_log').select('detail').execute();
    expect(JSON.parse(rows.at(-1)?.detail ?? '{}')).toEqual({
      title: 'Lantern Exchange',
      from: 'in-review',
      asked: ['url', 'audit_url'],
    });
  });

  test('a field that the form of the kind does not have is refused, and nothing is asked', async () => {
    const world = await createWorld(await open());
    const { reference, id } = await inReview(world);
    for (const field of ['owner_address', 'toString', ''])
      await expect(
        ask(world, id, { requests: [{ field, text: 'Change it.' }] }),
        field,
      ).rejects.toMatchObject({
        code: 'bad-request',
      });
    expect((await world.submissions.status(reference))?.state).toBe('in-review');
    const application = await apply(world);
    await ask(world, application.id, { requests: [{ field: 'cv', text: 'The second page is empty.' }] });
    expect((await world.submissions.status(application.reference))?.history.at(-1)?.requests).toEqual([
      { field: 'cv', text: 'The second page is empty.' },
    ]);
  });

  test('the mail names each field as the form does, in plain text and HTML', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    const { id } = await inReview(world);
    await ask(world, id, { text: 'Two points are left.', requests: [site, report] });
    world.pass(undoWindowMs / 1000);
    await world.outbox.sendDue();
    const mail = world.server.mails.at(-1)!;
    expect(mail.subject).toBe('Changes requested: “Lantern Exchange”');
    expect(mail.text).toContain(
      [
        '> Two points are left.',
        '',
        '> Project link: It sends visitors elsewhere.',
        '> Give the address it ends at.',
        '',
        '> Audit report link: Add the report.',
      ].join('\n'),
    );
    expect(mail.html).toContain('Audit report link: Add the report.');
  });

  test('a request that was undone was never told', async () => {
    const world = await createWorld(await open());
    const { reference, id } = await inReview(world);
    await ask(world, id, { requests: [site] });
    const { version } = await world.review.get(id, ana);
    await world.review.undo({ id, version, person: ana });
    const status = await world.submissions.status(reference);
    expect(status?.state).toBe('in-review');
    expect(status?.history.flatMap(({ requests }) => requests)).toEqual([]);
  });
});
