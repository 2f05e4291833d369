import { expect, test } from 'vitest';
import type { ReviewAction } from '#features/submission/review/model/review-action.ts';
import { undoWindowMs } from '#features/submission/review/model/undo.ts';
import { statusLinkIn } from '../support/mail-server.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, publicOrigin, startServerForTest } from '../support/mail-world.ts';
import { ana, idOf, validApplication, storeCv } from '../support/submission-world.ts';

describeOnEachEngine('mail to candidates', (open) => {
  async function begin() {
    const world = await createMailWorld(await open(), await startServerForTest());
    const cv = await storeCv(world);
    const created = await world.submissions.create({
      kind: 'ambassador',
      locale: 'en',
      draftKey: crypto.randomUUID(),
      payload: validApplication(cv),
    });
    if (!created.ok) throw new Error('refused');
    const { reference } = created;
    const id = await idOf(world, reference);
    const act = async (action: ReviewAction) => {
      const { version } = await world.review.get(id, ana);
      await world.review.perform({ id, version, action, person: ana });
      // Then its mail is due.
      world.pass(undoWindowMs / 1000);
      await world.outbox.sendDue();
    };
    return { world, cv, reference, act };
  }

  test('mails every step to the candidate, with the desk’s text and the promised date', async () => {
    const { world, cv, reference, act } = await begin();
    await world.outbox.sendDue();
    const latest = () => world.server.mails.at(-1)!;
    expect(latest().text).toContain('You will get a reply by March 11, 2026.');
    const { link, reference: key } = statusLinkIn(latest());
    expect(link).toBe(`${publicOrigin}/en/submission/${key}`);
    expect(await idOf(world, key)).toBe(await idOf(world, reference));
    await act({ name: 'request-changes', text: 'The second link is empty.' });
    expect(latest().text).toContain('> The second link is empty.');
    expect(latest().text).toContain('Edit and send again');
    await world.submissions.update(reference, validApplication(cv));
    await act({
      name: 'invite',
      text: 'Half an hour, by video.\nOr Thursday at 14:00 UTC?',
      interview: { time: '2036-01-15T10:00:00.000Z', zone: 'Asia/Shanghai' },
    });
    expect(latest().text).toMatch(/> Time of the interview: Jan 15, 2036, 18:00 GMT\+8 \(10:00 UTC\)/);
    expect(latest().text).toContain('> Half an hour, by video.\n> Or Thursday at 14:00 UTC?');
    expect(latest().text).toContain('reply to this email');
    expect(latest().text).not.toContain('You will get a reply by');
    expect(latest().replyTo).toEqual([{ name: '', address: 'support@tideport.example' }]);
    await act({ name: 'conclude-interview' });
    expect(latest().text).toContain('You will get a reply by March 11, 2026.');
    await act({ name: 'welcome', text: 'Meet the crew on Monday.' });
    expect(latest().text).toContain('You are now a Tideport ambassador.');
    const { mails } = world.server;
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Received: “Ana Keeper”',
      'Changes requested: “Ana Keeper”',
      'CV screening: “Ana Keeper”',
      'Online interview: “Ana Keeper”',
      'Interview results: “Ana Keeper”',
      'Welcome aboard: “Ana Keeper”',
    ]);
    for (const { text, recipients } of mails) {
      expect(recipients).toEqual(['ana@lights.example.org']);
      expect(text).toContain(
        'This address was entered in an application to Tideport. Not you? Ignore this email.',
      );
      expect(text).not.toMatch(/donation|costs nothing|store/);
    }
  });

  test('a rejection gives the reason, and a withdrawal what happens to the CV', async () => {
    const rejected = await begin();
    await rejected.act({ name: 'reject', reason: 'places-taken', text: 'Try again in autumn.' });
    const rejection = rejected.world.server.mails.at(-1)!;
    expect(rejection.subject).toBe('Not accepted this time: “Ana Keeper”');
    expect(rejection.text).toContain(
      'There are currently enough ambassadors for this language, country or region.',
    );
    expect(rejection.text).toContain('> Try again in autumn.');

    const withdrawn = await begin();
    await withdrawn.world.submissions.withdraw(withdrawn.reference);
    await withdrawn.world.outbox.sendDue();
    expect(withdrawn.world.server.mails.at(-1)!.text).toContain('the CV will be deleted within a day');
    expect((await outboxRows(withdrawn.world)).map(({ kind }) => kind)).toEqual([
      'application-received',
      'application-withdrawn',
    ]);
  });
});
