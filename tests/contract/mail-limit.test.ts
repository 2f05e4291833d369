import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../support/databases.ts';
import {
  createMailWorld,
  mailerFor,
  outboxRows,
  startServerForTest,
  type MailWorld,
} from '../support/mail-world.ts';
import { mailKinds } from '#features/team/mail/model/mail-kind.ts';
import { undoWindowMs } from '#features/submission/review/model/undo.ts';
import { createOutbox } from '#features/team/mail/server/outbox.ts';
import { ana, idOf, mine, pay, validDapp, submit } from '../support/submission-world.ts';

const victim = 'victim@example.org';

describeOnEachEngine('mails to one mailbox', (open) => {
  const createIt = async () => createMailWorld(await open(), await startServerForTest());

  /** Fills in forms with someone else's address. */
  const submitTo = async (world: MailWorld, count: number, email = (_index: number) => victim) => {
    const references: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const change = { url: `https://site${index}.example`, title: `Project ${index * 7919}` };
      references.push(await submit(world, { ...change, email: email(index) }));
    }
    return references;
  };

  const states = async (world: MailWorld) => {
    const rows = await outboxRows(world);
    return Object.fromEntries(
      ['sent', 'dropped', 'waiting'].map((state) => [
        state,
        rows.filter((row) => row.state === state).length,
      ]),
    );
  };

  test('61 forms with a stranger’s address send six mails; the desk sees what was dropped', async () => {
    const world = await createIt();
    await submitTo(world, 61, (index) => (index % 2 ? 'Victim+tag@example.org' : victim));
    await world.outbox.sendDue();
    expect(world.server.mails).toHaveLength(6);
    expect(await states(world)).toEqual({ sent: 6, dropped: 55, waiting: 0 });
    const dropped = await world.outbox.list({ kinds: mailKinds, state: 'dropped', page: 1, perPage: 10 });
    expect(dropped.total).toBe(55);
    expect(dropped.data[0]!.last_error).toBe('This mailbox has had 6 emails in 24 hours.');
    // Nothing is postponed to the following days.
    world.pass(25 * 3600);
    await world.outbox.sendDue();
    expect(world.server.mails).toHaveLength(6);
    await world.outbox.retry(dropped.data[0]!.id, ana);
    await world.outbox.sendDue();
    expect(world.server.mails).toHaveLength(7);
  });

  test('decisions and confirmations are still sent when forms have used up their mails', async () => {
    const world = await createIt();
    const [paid] = await submitTo(world, 30);
    await world.outbox.sendDue();
    await world.newsletter.subscribe({ email: victim, language: 'en', locale: 'en' });
    await pay(world, paid!);
    await world.outbox.sendDue();
    expect(world.server.mails.slice(6).map(({ subject }) => subject)).toEqual([
      'Confirm your subscription to the notices of Tideport',
      'In review: “Project 0”',
    ]);
  });

  test('at most ten mails a day are sent for links to failed transactions, however long their sender waits between them', async () => {
    const world = await createIt();
    const reference = await submit(world, { email: victim });
    for (let index = 0; index < 20; index += 1) {
      // The same refusal is mailed once an hour.
      world.pass(3601);
      await world.submissions.quote(reference);
      await world.submissions.pay(reference, mine(world, BigInt(index + 1)));
      await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
      await world.outbox.sendDue();
    }
    expect(world.server.mails).toHaveLength(10);
  });

  test('decisions over the limit wait for the next day and are sent then', async () => {
    const world = await createIt();
    const references = await submitTo(world, 30);
    for (const reference of references) await pay(world, reference);
    await world.outbox.sendDue();
    expect(world.server.mails).toHaveLength(20);
    expect((await states(world)).waiting).toBe(16);
    await world.outbox.sendDue();
    expect(world.server.mails).toHaveLength(20);
    world.pass(24 * 3600 + 1);
    await world.outbox.sendDue();
    const reviewed = world.server.mails.filter(({ subject }) => subject?.startsWith('In review'));
    expect(reviewed).toHaveLength(30);
  });

  test('two processes do not both take the last slot', async () => {
    const world = await createIt();
    await submitTo(world, 20);
    const other = createOutbox({ ...world.dependencies, mailer: mailerFor(world.server.url) });
    await Promise.all([world.outbox.sendDue(), other.sendDue(), world.outbox.sendDue(), other.sendDue()]);
    expect(world.server.mails).toHaveLength(6);
  });

  test('sends from the form to the store exactly: received, in review, changes requested, in review, listed', async () => {
    const world = await createIt();
    const reference = await submit(world);
    await world.submissions.update(reference, validDapp(world, { desc: 'Swap stable assets.' }));
    await world.submissions.update(reference, validDapp(world, { desc: 'Swap every asset.' }));
    await pay(world, reference);
    const id = await idOf(world, reference);
    const act = async (action: Parameters<MailWorld['review']['perform']>[0]['action']) => {
      const { version } = await world.review.get(id, ana);
      await world.review.perform({ id, version, action, person: ana });
      // Then its mail is due.
      world.pass(undoWindowMs / 1000);
      await world.outbox.sendDue();
    };
    await act({ name: 'request-changes', text: 'Name the audit.' });
    await world.submissions.update(reference, validDapp(world, { desc: 'Audited by Lens.' }));
    await act({ name: 'approve' });
    expect(world.server.mails.map(({ subject }) => subject)).toEqual([
      'Received: “Lantern Exchange”',
      'In review: “Lantern Exchange”',
      'Changes requested: “Lantern Exchange”',
      'In review: “Lantern Exchange”',
      'Listed: “Lantern Exchange”',
    ]);
    for (const { text } of world.server.mails) expect(text).toContain('Not you? Ignore this email.');
  });

  test('quotes a title from the submitter short and without a link, in subject and text', async () => {
    const world = await createIt();
    await submit(world, {
      email: victim,
      title: 'Wallet locked! Unlock at evil.example',
    });
    await world.outbox.sendDue();
    const [mail] = world.server.mails;
    expect(mail!.subject).toBe('Received: “Wallet locked! Unlock at evil·example”');
    expect(mail!.text).not.toContain('evil.example');
    expect(mail!.html).not.toContain('evil.example');
  });
});
