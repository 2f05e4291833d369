import { expect, it } from 'vitest';
import { twoPeople } from '#features/team/second-person/model/decision-rule.ts';
import type { Database } from '#platform/database/database.ts';
import { createTestAppeals } from '../support/appeals.ts';
import { addCase } from '../support/cases.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createDesk, useDeskAssets } from '../support/desk.ts';
import { createMailWorld, startServerForTest } from '../support/mail-world.ts';
import { listNow, newDapp } from '../support/new-dapp.ts';
import { createReportForm, fakeSite } from '../support/report-form.ts';
import { createSecondPersonWorld, name, release } from '../support/second-person-world.ts';
import { listTitles, listTold, personOf, storeStaff } from '../support/staff.ts';
import { apply } from '../support/applications.ts';
import { ana, ben, idOf, inReview, submit } from '../support/submission-world.ts';
import { createSiteTable, createWatchWorld, hourMs, pageOf } from '../support/watch-world.ts';

const rita = personOf('Rita', 'reviewer');
const people = [ana, ben, rita];
const lagoon = 'https://lagoon.example.org';

/** The notices and their mails, which the database refuses to be without the change that they are about. */
const mailedTo = async (database: Database) => {
  const rows = await database
    .selectFrom('outbox')
    .select('recipient')
    .where('kind', '=', 'desk-notice')
    .execute();
  return rows.map(({ recipient }) => recipient).toSorted();
};

describeOnEachEngine('people at the desk are told', (open) => {
  const assets = useDeskAssets();

  async function prepare() {
    const world = await createMailWorld(await open(), await startServerForTest());
    await storeStaff(world.database, people);
    const told = () => listTold(world.database);
    return { ...world, world, told, titles: () => listTitles(world.database) };
  }

  async function prepareWatch() {
    const opened = await open();
    const sites = createSiteTable();
    const world = createWatchWorld(opened, { web: sites.web });
    await storeStaff(opened.database, people);
    const [hid = 0] = await listNow(opened.database, [newDapp('Lagoon')]);
    await world.round();
    return { ...opened, ...world, ...sites, hid };
  }

  it('that a site was taken over: the email waits in the transaction that withholds the link', async () => {
    const { database, redirect, pass, round } = await prepareWatch();
    redirect(lagoon, 'https://casino.example.net/', pageOf('Casino'));
    pass(7 * hourMs);
    await round();
    expect(await listTitles(database)).toEqual([
      { line: 'A link is withheld: Lagoon', path: expect.stringMatching(/^\/watch\/\d+\/show$/) as string },
    ]);
    expect(await mailedTo(database)).toEqual([ana.email, ben.email, rita.email]);
    pass(7 * hourMs);
    await round();
    expect(await mailedTo(database)).toHaveLength(3);
  });

  it('of no link that was not withheld, because its email could not be stored', async () => {
    const { database, redirect, pass, round, catalogue, hid } = await prepareWatch();
    redirect(lagoon, 'https://casino.example.net/', pageOf('Casino'));
    // The next email has a key that is taken.
    const taken = { kind: 'desk-notice', recipient: 'x@example.org', recipient_key: 'x@example.org' };
    for (let id = 1; id < 9; id += 1)
      await database
        .insertInto('outbox')
        .values({
          ...{
            ...taken,
            change_key: `desk-notice ${id}`,
            locale: 'en',
            data: '{}',
            message_id: `taken-${id}`,
          },
          state: 'sent',
          ...{ attempts: 1, last_error: null, error_about: null, sent_time: null },
          ...{ next_attempt_time: '2026-01-01T00:00:00Z', create_time: '2026-01-01T00:00:00Z' },
        })
        .execute();
    pass(7 * hourMs);
    await round().catch(() => undefined);
    expect(await listTold(database)).toEqual([]);
    expect(await catalogue.findDapp(hid, 'en')).toMatchObject({ url: lagoon });
  });

  it('that a colleague withheld a link', async () => {
    const { database, watching, hid } = await prepareWatch();
    const link = { kind: 'dapp', hid, field: 'url' } as const;
    await watching.withhold({ ...link, reason: 'doubt', note: 'It asks for a phrase.', person: rita });
    expect(await mailedTo(database)).toEqual([ana.email, ben.email]);
  });

  it('of the first report about something', async () => {
    const { reports, told, titles } = await prepare();
    const send = createReportForm(reports);
    await send({ ...fakeSite, email: 'visitor@example.org' });
    await send(fakeSite, '198.51.100.7');
    expect(await told()).toEqual(['ana: digest report', 'ben: digest report', 'rita: digest report']);
    expect(JSON.stringify(await titles())).not.toContain('visitor@');
  });

  it('that a note mentions them, without the name of an applicant', async () => {
    const { world, review, told, titles } = await prepare();
    const { id } = await inReview(world);
    await review.addNote({ id, text: '@Rita, and @Ana herself', person: ana });
    expect(await told()).toEqual(['rita: mail mention']);
    const { id: application } = await apply(world);
    await review.addNote({ id: application, text: '@Ana?', person: ben });
    expect((await titles()).map(({ line }) => line)).toEqual([
      'Ana mentioned you: Lantern Exchange',
      `Ben mentioned you: application ${application}`,
    ]);
  });

  it('that a submission was assigned to them', async () => {
    const { world, review, told } = await prepare();
    const { id, version } = await inReview(world);
    const assign = (person: string) =>
      review.bulk({ items: [{ id, version }], act: { name: 'assign', person } }, ana);
    await assign(ana.id);
    expect(await told()).toEqual([]);
    await assign(rita.id);
    expect(await told()).toEqual(['rita: mail assignment']);
  });

  it('that a submission is late, once for each promise', async () => {
    const { world, review, told, database } = await prepare();
    const { id } = await inReview(world);
    await review.tellLate();
    expect(await told()).toEqual([]);
    world.pass(8 * 24 * 3600);
    for (let round = 0; round < 2; round += 1) await review.tellLate();
    expect(await told()).toEqual(['ana: digest late', 'ben: digest late', 'rita: digest late']);
    const promised_time = new Date(world.clock.time.getTime() + hourMs).toISOString();
    await database.updateTable('submissions').set({ promised_time }).where('id', '=', id).execute();
    world.pass(2 * 3600);
    await review.tellLate();
    expect(await told()).toHaveLength(6);
  });

  it('of an appeal, and again when it is late, except the person who decided', async () => {
    const { world, review, told } = await prepare();
    const { id, version, reference } = await inReview(world);
    const action = { name: 'reject', reason: 'site-not-working', text: 'It answers 503.' } as const;
    await review.perform({ id, version, action, person: ana });
    const { appeal, appeals } = createTestAppeals(world);
    expect(await appeal(reference)).toBe('sent');
    expect(await told()).toEqual(['ben: digest appeal', 'rita: digest appeal']);
    await appeals.tellLate();
    expect(await told()).toHaveLength(2);
    world.pass(8 * 24 * 3600);
    for (let round = 0; round < 2; round += 1) await appeals.tellLate();
    expect((await told()).slice(1)).toEqual(['ben: digest late', 'rita: digest appeal', 'rita: digest late']);
  });

  it('of a backup that is late and a queue that is stuck, if they manage accounts', async () => {
    const { world, told } = await prepare();
    const alerts = world.startAlerts('node-1');
    const readings = {
      'jobs-stuck': [{ subject: 'mail-requests', figure: 660 }],
      'backup-late': [{ subject: '', figure: 10 * 24 * 3600, planned: 24 * 3600 }],
    };
    for (let look = 0; look < 3; look += 1) {
      await alerts.follow({ readings });
      world.pass(15 * 60);
    }
    expect(await told()).toEqual(['ben: mail failed-backup', 'ben: mail stuck-job']);
  });

  it('that something waits for a second person, except the one who proposed it', async () => {
    const opened = await open();
    const { ana: proposer, post } = await createSecondPersonWorld(opened, assets(), twoPeople);
    await post(proposer, 'releases', release);
    expect(await listTold(opened.database)).toEqual(['ben: mail second-person']);
    expect((await listTitles(opened.database))[0]?.line).toBe(
      `A change is waiting for a second person: ${name}`,
    );
  });

  it('that a payment waits for a second person', async () => {
    const { world, review, told } = await prepare();
    const id = await idOf(world, await submit(world));
    const { version } = await review.get(id, ana);
    const why = 'The sender proved it by mail: the explorer lost the block.';
    const action = { name: 'confirm-payment', link: `0x${'5'.repeat(64)}`, why } as const;
    await review.perform({ id, version, action, person: ana });
    expect(await told()).toEqual(['ben: mail second-person', 'rita: mail second-person']);
  });

  it('that a case was assigned to them, and read it at the desk', async () => {
    const opened = await open();
    const desk = await createDesk(opened, assets());
    const { database } = opened;
    const id = await addCase(database, 'reports', { hours: 2, submission: 0, name: 'Lagoon' });
    const first = await desk.signIn('reviewer', 'Ana');
    const second = await desk.signIn('reviewer', 'Ben');
    const { id: to } = await database
      .selectFrom('desk_users')
      .select('id')
      .where('email', '=', 'ben@example.org')
      .executeTakeFirstOrThrow();
    await first.post(`/api/desk/cases/reports/${id}/assignment`, { to, seen: null });
    expect(await listTold(database)).toEqual(['ben: mail assignment']);
    const list = async (query = '') =>
      (await (await second.get(`/api/desk/own-notices${query}`)).json()) as {
        data: { id: number; title: string; path: string }[];
        total: number;
      };
    const { data } = await list();
    expect(data).toMatchObject([
      { title: 'Ana assigned you a case', detail: 'Lagoon', path: `/reports/${id}/show` },
    ]);
    const path = `/api/desk/own-notices/${data[0]!.id}/actions`;
    expect((await first.post(path, { name: 'read' })).status).toBe(404);
    expect((await second.post(path, { name: 'read' })).status).toBe(200);
    expect([(await list()).total, (await list('?state=earlier')).total]).toEqual([0, 1]);
  });
});
