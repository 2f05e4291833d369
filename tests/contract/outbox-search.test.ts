import { expect, it } from 'vitest';
import { mailKinds, type MailKind } from '#features/team/mail/model/mail-kind.ts';
import { repeatsPerDay } from '#features/team/mail/model/send-again.ts';
import { recallMail } from '#features/team/mail/server/recall-mail.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { ana, idOf, submit } from '../support/submission-world.ts';

const conflict = { code: 'conflict' };

describeOnEachEngine('searching the outbox', (open) => {
  it('finds mails by a part of the recipient, kind, submission and state, also together', async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    const own = { url: 'https://one.example', title: 'Lagoon Exchange', email: 'mia@lagoon.example' };
    const reference = await submit(world, own);
    await submit(world, { url: 'https://two.example', title: 'Ferry Lines', email: 'noa@ferry.example' });
    const { email, title: name } = own;
    await world.mailRequests.ask('status-link', { email, name });
    await world.mailRequests.runDue();
    await world.newsletter.subscribe({ email: 'mia@other.example', language: 'en', locale: 'en' });
    const submission = await idOf(world, reference);
    const find = async (filter: object, kinds: readonly MailKind[] = mailKinds) => {
      const { data, total } = await world.outbox.list({ kinds, page: 1, perPage: 10, ...filter });
      expect(total).toBe(data.length);
      return data.map(({ kind, recipient }) => `${kind} ${recipient}`);
    };
    const [received, link] = ['submission-received', 'submission-link'].map((kind) => `${kind} ${email}`);
    const confirmation = 'newsletter-confirmation mia@other.example';
    expect(await find({ q: 'MIA@' })).toEqual([confirmation, link, received]);
    expect(await find({ q: 'lagoon.example' })).toEqual([link, received]);
    expect(await find({ submission })).toEqual([link, received]);
    expect(await find({ submission, kind: 'submission-link' })).toEqual([link]);
    expect(await find({ kind: 'newsletter-confirmation', q: 'mia', state: 'waiting' })).toEqual([
      confirmation,
    ]);
    expect(await find({ q: 'mia', state: 'sent' })).toEqual([]);
    expect(await find({ kind: 'desk-alert' }, ['submission-received'])).toEqual([]);
  });
});

describeOnEachEngine('sending a mail again', (open) => {
  const prepare = async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    await submit(world, { email: 'mia@lagoon.example' });
    await world.outbox.sendDue();
    const [first] = await outboxRows(world);
    return { ...world, first: first! };
  };

  it('queues a new mail about the same change for the same address, and writes it down', async () => {
    const world = await prepare();
    const { outbox, server, first, database } = world;
    await outbox.sendAgain(first.id, ana);
    const [, second] = await outboxRows(world);
    expect(second).toMatchObject({
      ...{ kind: first.kind, recipient: first.recipient, locale: first.locale, data: first.data },
      ...{ change_key: `${first.change_key} again 1`, submission_id: first.submission_id },
    });
    await outbox.sendDue();
    expect(server.mails.map(({ recipients }) => recipients)).toEqual([[first.recipient], [first.recipient]]);
    expect(server.mails[1]!.messageId).not.toBe(server.mails[0]!.messageId);
    await outbox.sendAgain(second!.id, ana);
    expect((await outboxRows(world)).at(-1)!.change_key).toBe(`${first.change_key} again 2`);
    const entry = database
      .selectFrom('audit_log')
      .select(['actor', 'action', 'subject'])
      .where('area', '=', 'mail');
    expect(await entry.orderBy('id').execute()).toEqual([
      { actor: ana.email, action: 'send-again', subject: `mail ${first.id}` },
      { actor: ana.email, action: 'send-again', subject: `mail ${second!.id}` },
    ]);
  });

  it('does so three times in 24 hours, also where several people ask at once', async () => {
    const world = await prepare();
    const { outbox, first, pass } = world;
    const asked = await Promise.allSettled(
      Array.from({ length: repeatsPerDay + 2 }, () => outbox.sendAgain(first.id, ana)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(repeatsPerDay);
    await expect(outbox.sendAgain(first.id, ana)).rejects.toMatchObject(conflict);
    pass(24 * 60 * 60 + 1);
    await outbox.sendAgain(first.id, ana);
    expect((await outboxRows(world)).at(-1)!.change_key).toBe(`${first.change_key} again 4`);
  });

  it('refuses what was not sent, is sent once, or is about nothing that exists', async () => {
    const { outbox, first, database, newsletter } = await prepare();
    await newsletter.subscribe({ email: 'ana@example.org', language: 'en', locale: 'en' });
    const confirmation = await database
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'newsletter-confirmation')
      .executeTakeFirstOrThrow();
    await outbox.sendDue();
    await expect(outbox.sendAgain(confirmation.id, ana)).rejects.toMatchObject(conflict);
    await expect(outbox.sendAgain(999, ana)).rejects.toMatchObject({ code: 'not-found' });
    await database.updateTable('outbox').set({ state: 'failed' }).where('id', '=', first.id).execute();
    await expect(outbox.sendAgain(first.id, ana)).rejects.toMatchObject(conflict);
    await database.updateTable('outbox').set({ state: 'sent' }).where('id', '=', first.id).execute();
    await database.deleteFrom('submissions').execute();
    await expect(outbox.sendAgain(first.id, ana)).rejects.toMatchObject(conflict);
  });

  it('is recalled with the change, while it waits', async () => {
    const world = await prepare();
    const { outbox, first, database } = world;
    await outbox.sendAgain(first.id, ana);
    await database.deleteFrom('outbox').where('id', '=', first.id).execute();
    const recall = () =>
      database.transaction().execute((transaction) => recallMail(transaction, first.change_key));
    expect(await recall()).toBe(true);
    expect(await outboxRows(world)).toEqual([]);
  });
});
