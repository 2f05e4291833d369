import { expect, test } from 'vitest';
import { verifyAudit } from '#features/team/audit/server/verify-audit.ts';
import { deleteOrphanFiles } from '#platform/files/delete-orphan-files.ts';
import { findFile } from '#platform/files/find-file.ts';
import { addSubmission } from '../support/add-submission.ts';
import { apply } from '../support/applications.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { ana, ben, createWorld, inReview, storeCv, type World } from '../support/submission-world.ts';

/** Those of a brand that sets none. */
const usual = { applicationDays: 365, documentDays: 180 };

const erase = (world: World, periods = usual) => world.submissions.eraseOldApplications(periods);

const later = (world: World, days: number) => {
  world.clock.time = new Date(world.clock.time.getTime() + days * 24 * 3_600_000);
};

/** An application with a CV of its own that was rejected now, with a note of the desk. */
async function applyInVain(world: World, name: string) {
  const cv = await storeCv(world, `The CV of ${name}`);
  const application = await apply(world, { cv, name, email: `${name}@lights.example.org` });
  await world.review.addNote({ id: application.id, text: `Spoke with ${name}.`, person: ana });
  await application.act('reject');
  return { ...application, cv };
}

/** What is left of a submission, by table. */
async function listLeft({ database }: World, id: number): Promise<string[]> {
  const left: string[] = [];
  for (const table of [
    'submission_history',
    'submission_notes',
    'submission_files',
    'submission_words',
    'decision_undos',
  ] as const)
    if (
      (await database.selectFrom(table).select('submission_id').where('submission_id', '=', id).execute())
        .length
    )
      left.push(table);
  const mails = await database.selectFrom('outbox').select('data').execute();
  if (mails.some(({ data }) => (JSON.parse(data) as { submissionId: number }).submissionId === id))
    left.push('outbox');
  return left;
}

async function listIds({ database }: World): Promise<number[]> {
  const rows = await database.selectFrom('submissions').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

const listErasures = ({ database }: World) =>
  database
    .selectFrom('audit_log')
    .select(['actor', 'action', 'subject', 'detail'])
    .where('area', '=', 'privacy')
    .orderBy('id')
    .execute();

const entry = (action: 'erase-application' | 'erase-cv', id: number, detail: object) => ({
  actor: 'retention',
  action,
  subject: `submission ${id}`,
  detail: JSON.stringify(detail),
});

describeOnEachEngine('an old application', (open) => {
  test('that was rejected or withdrawn is erased with CV, history, notes and mails; a younger one stays', async () => {
    const world = await createWorld(await open());
    const rejected = await applyInVain(world, 'kim');
    const withdrawn = await apply(world, { email: 'lee@lights.example.org' });
    await world.submissions.withdraw(withdrawn.reference);
    // A mail that failed is kept until it is sent or erased.
    await world.database.updateTable('outbox').set({ state: 'failed' }).execute();
    later(world, 1);
    const younger = await applyInVain(world, 'mo');
    expect(await listLeft(world, rejected.id)).toHaveLength(6);
    later(world, 364);

    expect(await erase(world)).toEqual({ applications: 2, papers: 1 });
    expect(await listIds(world)).toEqual([younger.id]);
    expect(await listLeft(world, rejected.id)).toEqual([]);
    expect(await listLeft(world, withdrawn.id)).toEqual([]);
    expect(await findFile(world.database, rejected.cv)).toBeUndefined();
    expect(await world.submissions.status(rejected.reference)).toBeUndefined();
    expect(await world.submissions.status(younger.reference)).toMatchObject({ state: 'rejected' });
    expect(await listLeft(world, younger.id)).toContain('submission_notes');

    expect(await listErasures(world)).toEqual([
      entry('erase-application', rejected.id, { applicationDays: 365 }),
      entry('erase-application', withdrawn.id, { applicationDays: 365 }),
      entry('erase-cv', younger.id, { documentDays: 180 }),
    ]);
    expect(await verifyAudit(world.database)).toMatchObject({ ok: true });
    const log = await world.database.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(log)).not.toMatch(/\b(?:kim|lee|mo)\b/i);

    expect(await erase(world)).toEqual({ applications: 0, papers: 0 });
    later(world, 1);
    expect(await erase(world)).toEqual({ applications: 1, papers: 0 });
    expect(await listIds(world)).toEqual([]);
  });

  test('that is open, appealed or accepted stays, however old; one that was accepted without its CV', async () => {
    const world = await createWorld(await open());
    const waiting = await apply(world);
    const asked = await apply(world, { email: 'asked@lights.example.org' });
    await asked.act('request-changes');
    const invited = await apply(world, { email: 'invited@lights.example.org' });
    await invited.act('invite');
    const cv = await storeCv(world, 'The CV of the ambassador');
    const accepted = await apply(world, { cv, email: 'ambassador@lights.example.org' });
    for (const action of ['invite', 'conclude-interview', 'welcome'] as const) await accepted.act(action);
    const appealed = await applyInVain(world, 'noa');
    const at = world.clock.time.toISOString();
    await world.database
      .insertInto('appeals')
      .values({
        submission_id: appealed.id,
        delisting_id: null,
        contested_id: ana.id,
        contested: ana.email,
        contested_time: at,
        text: 'Look again.',
        create_time: at,
        due_time: at,
      })
      .execute();
    const all = await listIds(world);
    later(world, 4000);

    expect(await erase(world)).toEqual({ applications: 0, papers: 1 });
    expect(await listIds(world)).toEqual(all);
    for (const { id } of [waiting, asked, invited, appealed])
      expect(await listLeft(world, id)).toContain('submission_files');
    expect(await world.review.get(accepted.id, ana)).toMatchObject({
      state: 'welcome',
      payload: { name: 'Ana Keeper' },
      files: [],
    });
    expect(await listErasures(world)).toEqual([entry('erase-cv', accepted.id, { documentDays: 180 })]);
    await deleteOrphanFiles(world.database, world.clock.time);
    expect(await findFile(world.database, cv)).toBeUndefined();
    expect(await findFile(world.database, appealed.cv)).toBeDefined();
  });

  test('is erased earlier where the brand has shorter periods, and its CV before', async () => {
    const world = await createWorld(await open());
    const { id, cv } = await applyInVain(world, 'kim');
    const shorter = { applicationDays: 30, documentDays: 7 };
    later(world, 6);
    expect(await erase(world, shorter)).toEqual({ applications: 0, papers: 0 });
    later(world, 1);
    expect(await erase(world)).toEqual({ applications: 0, papers: 0 });
    expect(await erase(world, shorter)).toEqual({ applications: 0, papers: 1 });
    await deleteOrphanFiles(world.database, world.clock.time);
    expect(await findFile(world.database, cv)).toBeUndefined();
    expect(await listLeft(world, id)).toEqual(expect.arrayContaining(['submission_notes', 'outbox']));
    later(world, 23);
    expect(await erase(world)).toEqual({ applications: 0, papers: 0 });
    expect(await erase(world, shorter)).toEqual({ applications: 1, papers: 0 });
  });

  test('keeps a CV that another application has too', async () => {
    const world = await createWorld(await open());
    const { cv } = await applyInVain(world, 'kim');
    later(world, 365);
    const again = await apply(world, { cv, email: 'kim@lights.example.org' });
    expect(await erase(world)).toEqual({ applications: 1, papers: 0 });
    await deleteOrphanFiles(world.database, new Date(world.clock.time.getTime() + 25 * 3_600_000));
    expect(await findFile(world.database, cv)).toBeDefined();
    expect(await world.submissions.findFile(again.reference, 'cv')).toBeDefined();
  });

  test('is no submission for the store: a rejected one stays with what was paid', async () => {
    const world = await createWorld(await open());
    const { id, version } = await inReview(world);
    const action = { name: 'reject', reason: 'other', text: 'Not a fit.' } as const;
    await world.review.perform({ id, version, action, person: ben });
    later(world, 4000);
    expect(await erase(world)).toEqual({ applications: 0, papers: 0 });
    expect(await listIds(world)).toEqual([id]);
    expect(await listLeft(world, id)).toContain('submission_files');
  });

  test('is erased once by two nodes that begin at the same moment, whatever their number', async () => {
    const world = await createWorld(await open());
    const at = world.clock.time.toISOString();
    // More than are looked for together.
    for (let index = 0; index < 120; index += 1)
      await addSubmission(world.database, {
        kind: 'ambassador',
        steps: [
          { at, actor: 'submitter', to: 'cv-screening' },
          { at, actor: 'reviewer', to: 'rejected' },
        ],
      });
    const { id } = await applyInVain(world, 'kim');
    later(world, 200);
    const cvs = await Promise.all([erase(world), erase(world)]);
    expect(cvs.map(({ papers }) => papers).toSorted()).toEqual([0, 1]);
    later(world, 200);
    const nodes = await Promise.all([erase(world), erase(world)]);
    expect(nodes.reduce((sum, { applications }) => sum + applications, 0)).toBe(121);
    expect(await listIds(world)).toEqual([]);
    const erasures = await listErasures(world);
    expect(new Set(erasures.map(({ action, subject }) => `${action} ${subject}`)).size).toBe(122);
    expect(erasures).toHaveLength(122);
    expect(erasures[0]).toEqual(entry('erase-cv', id, { documentDays: 180 }));
    expect(await verifyAudit(world.database)).toMatchObject({ ok: true });
  });
});
