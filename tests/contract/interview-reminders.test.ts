import { expect, it } from 'vitest';
import type { ReviewAction } from '#features/submission/review/model/review-action.ts';
import { apply } from '../support/applications.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { listTitles, listTold, personOf, storeStaff } from '../support/staff.ts';
import { ana } from '../support/submission-world.ts';

const rita = personOf('Rita', 'recruiter');
const first = '2026-03-10T10:00:00.000Z';
const dayBefore = '2026-03-09T10:00:00.000Z';
const later = '2026-03-12T10:00:00.000Z';

describeOnEachEngine('reminders of interviews', (open) => {
  async function prepare() {
    const world = await createMailWorld(await open(), await startServerForTest());
    const { database, review, clock, outbox, server } = world;
    await storeStaff(database, [ana, rita]);
    const { id } = await apply(world);
    /** @returns the version after it */
    const act = async (action: ReviewAction) => {
      const { version } = await review.get(id, ana);
      await review.perform({ id, version, action, person: ana });
      return version + 1;
    };
    const invite = (time = first) =>
      act({ name: 'invite', text: 'Half an hour, by video.', interview: { time, zone: 'Asia/Shanghai' } });
    const remindAt = async (time: string) => {
      clock.time = new Date(time);
      await review.remindOfInterviews();
    };
    const waiting = async () =>
      (await outboxRows(world)).filter(({ kind }) => kind === 'application-interview-reminder');
    /** The reminders that arrived. */
    const deliver = async () => {
      await outbox.sendDue();
      return server.mails.filter(({ subject }) => subject?.startsWith('Interview reminder'));
    };
    return { ...world, id, act, invite, remindAt, waiting, deliver, told: () => listTold(database) };
  }

  it('a day before, the candidate gets one email with the time and the invitation, and so does the person who invited', async () => {
    const { id, database, server, invite, remindAt, waiting, deliver, told } = await prepare();
    await invite();
    await remindAt('2026-03-09T09:59:59.999Z');
    expect(await waiting()).toEqual([]);
    for (let round = 0; round < 2; round += 1) await remindAt(dayBefore);
    const mails = await deliver();
    await remindAt('2026-03-10T09:00:00.000Z');
    expect(await deliver()).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Interview reminder: “Ana Keeper”',
      recipients: ['ana@lights.example.org'],
    });
    expect(mails[0]!.text).toMatch(/> Time of the interview: Mar 10, 2026, 18:00 GMT\+8 \(10:00 UTC\)/);
    expect(mails[0]!.text).toContain('> Half an hour, by video.');
    expect(mails[0]!.text).toContain('if we agreed on another time, reply to this email');
    expect(await told()).toEqual(['ana: mail interview']);
    expect(await listTitles(database)).toEqual([
      {
        line: `An interview is tomorrow (10 Mar 2026, 10:00 UTC): application ${id}`,
        path: `/submissions/${id}/show`,
      },
    ]);
    expect(server.mails.map(({ subject }) => subject)).toContain(
      `Tideport desk: An interview is tomorrow (10 Mar 2026, 10:00 UTC): “application ${id}”`,
    );
  });

  it('the email is in the language of the candidate', async () => {
    const { database, server, invite, remindAt, deliver } = await prepare();
    await database.updateTable('submissions').set({ locale: 'ja' }).execute();
    await invite();
    await remindAt(dayBefore);
    await deliver();
    const mail = server.mails.find(({ subject }) => subject?.startsWith('面接日時のご確認'));
    expect(mail?.text).toContain('面接の日が近づきました。');
    expect(mail?.text).toContain('10:00 UTC');
  });

  it('after an outage it is late, and the notice says that the interview is today; never once it has begun', async () => {
    const { database, invite, remindAt, waiting } = await prepare();
    await invite();
    await remindAt(first);
    expect(await waiting()).toEqual([]);
    await remindAt('2026-03-10T09:30:00.000Z');
    expect(await waiting()).toHaveLength(1);
    expect((await listTitles(database))[0]?.line).toContain('An interview is today (10 Mar 2026, 10:00 UTC)');
  });

  it('there is none of an invitation that was sent less than 36 hours before', async () => {
    const { invite, remindAt, waiting, told } = await prepare();
    await invite('2026-03-05T20:59:00.000Z');
    await remindAt('2026-03-05T09:00:00.000Z');
    expect([await waiting(), await told()]).toEqual([[], []]);
  });

  it('there is none once the interview was held, also where it waited for the mail server', async () => {
    const { act, invite, remindAt, waiting, deliver, pass } = await prepare();
    await invite();
    await remindAt(dayBefore);
    expect(await waiting()).toHaveLength(1);
    await act({ name: 'conclude-interview' });
    pass(60);
    expect(await deliver()).toEqual([]);
    expect(await waiting()).toEqual([]);
    await remindAt('2026-03-10T09:00:00.000Z');
    expect(await waiting()).toEqual([]);
  });

  it('a candidate who is invited anew is reminded of the other time alone', async () => {
    const { invite, remindAt, waiting, deliver } = await prepare();
    await invite();
    await invite(later);
    await remindAt(dayBefore);
    expect(await waiting()).toEqual([]);
    await remindAt('2026-03-11T10:00:00.000Z');
    const mails = await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Mar 12, 2026, 18:00');
  });

  it('an invitation that was undone counts for nothing, and the one before it again', async () => {
    const { id, review, invite, remindAt, deliver, pass } = await prepare();
    await invite();
    pass(60);
    const version = await invite(later);
    await review.undo({ id, version, person: ana });
    expect((await review.get(id, ana)).interview?.time).toBe(first);
    await remindAt(dayBefore);
    const mails = await deliver();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Mar 10, 2026, 18:00');
    await remindAt('2026-03-11T10:00:00.000Z');
    expect(await deliver()).toHaveLength(1);
  });

  it('the person to whom it is assigned is told too, each in the way that they chose', async () => {
    const { id, review, clock, staffNotices, invite, remindAt, told } = await prepare();
    const version = await invite();
    clock.time = new Date('2026-03-08T12:00:00.000Z');
    await review.bulk({ items: [{ id, version }], act: { name: 'assign', person: rita.id } }, ana);
    await staffNotices.choose({ person: ana, kind: 'interview', way: 'desk' });
    await remindAt(dayBefore);
    expect(await told()).toEqual(['ana: desk interview', 'rita: mail assignment', 'rita: mail interview']);
  });

  it('two processes at the same moment make one', async () => {
    const { review, clock, invite, waiting, told } = await prepare();
    await invite();
    clock.time = new Date(dayBefore);
    await Promise.all([review.remindOfInterviews(), review.remindOfInterviews()]);
    expect(await waiting()).toHaveLength(1);
    expect(await told()).toEqual(['ana: mail interview']);
  });

  it('what was interrupted is done again from its beginning', async () => {
    const { database, invite, remindAt, waiting, told } = await prepare();
    await invite();
    await database.schema.alterTable('staff_notices').renameTo('other_notices').execute();
    await expect(remindAt(dayBefore)).rejects.toThrow();
    expect(await waiting()).toEqual([]);
    await database.schema.alterTable('other_notices').renameTo('staff_notices').execute();
    await remindAt(dayBefore);
    expect(await waiting()).toHaveLength(1);
    expect(await told()).toEqual(['ana: mail interview']);
  });
});
