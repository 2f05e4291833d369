import { expect, test } from 'vitest';
import type { MailKind } from '#features/team/mail/model/mail-kind.ts';
import { undoWindowMs } from '#features/submission/review/model/undo.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { headersOf, statusLinkIn } from '../support/mail-server.ts';
import { createMailWorld, outboxRows, publicOrigin, startServerForTest } from '../support/mail-world.ts';
import { ana, idOf, inReview, mine, pay, validDapp, submit } from '../support/submission-world.ts';

describeOnEachEngine('mail at each change', (open) => {
  const createIt = async () => createMailWorld(await open(), await startServerForTest());
  type It = Awaited<ReturnType<typeof createIt>>;

  const act = async (world: It, id: number, action: Parameters<It['review']['perform']>[0]['action']) => {
    const { version } = await world.review.get(id, ana);
    await world.review.perform({ id, version, action, person: ana });
    // Then its mail is due.
    world.pass(undoWindowMs / 1000);
  };
  const kinds = async (world: It) => (await outboxRows(world)).map(({ kind }) => kind as MailKind);

  test('sends one mail for each step that concerns the submitter, in order, and none for edits and checks', async () => {
    const world = await createIt();
    const reference = await submit(world);
    await world.submissions.update(reference, validDapp(world, { desc: 'Swap stable assets.' }));
    await pay(world, reference);
    const id = await idOf(world, reference);
    await act(world, id, { name: 'request-changes', text: 'Name the audit.' });
    await world.submissions.update(reference, validDapp(world, { desc: 'Audited by Lens.' }));
    await act(world, id, { name: 'approve' });

    expect(await kinds(world)).toEqual([
      'submission-received',
      'submission-in-review',
      'submission-changes-requested',
      'submission-in-review',
      'submission-listed',
    ]);
    const history = await world.database
      .selectFrom('submission_history')
      .select('version')
      .where('submission_id', '=', id)
      .execute();
    expect(history).toHaveLength(7);
    expect(await world.outbox.sendDue()).toBe(true);
    expect(await world.outbox.sendDue()).toBe(true);
    expect(world.server.mails.map(({ subject }) => subject)).toEqual([
      'Received: “Lantern Exchange”',
      'In review: “Lantern Exchange”',
      'Changes requested: “Lantern Exchange”',
      'In review: “Lantern Exchange”',
      'Listed: “Lantern Exchange”',
    ]);
    const states = (await outboxRows(world)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['sent']));
  });

  test('tells once an hour that payments are refused for the same reason, however often one is tried', async () => {
    const world = await createIt();
    const reference = await submit(world);
    const quoted = await world.submissions.quote(reference);
    if (!quoted.ok) throw new Error('No quote');
    const tooMuch = BigInt(quoted.quote.amount_units) + 1n;
    const payWrongly = async () => {
      await world.submissions.pay(reference, mine(world, tooMuch));
      await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    };
    const refusals = async () => (await kinds(world)).filter((kind) => kind === 'submission-payment-refused');
    for (const _try of [1, 2, 3, 4]) await payWrongly();
    expect(await refusals()).toHaveLength(1);
    const { history } = (await world.submissions.status(reference))!;
    expect(history.filter(({ state }) => state === 'payment-refused')).toHaveLength(4);
    world.pass(60 * 60 + 1);
    await payWrongly();
    expect(await refusals()).toHaveLength(2);
  });

  test('sends plain text and HTML with the brand, to the submitter only, with a link to the status page', async () => {
    const world = await createIt();
    const { reference } = await inReview(world);
    await world.outbox.sendDue();
    const mail = world.server.mails.at(-1)!;
    expect(mail.recipients).toEqual(['hello@lantern.exchange']);
    expect(mail.to).toEqual([{ name: '', address: 'hello@lantern.exchange' }]);
    expect(mail.from).toEqual({ name: 'Tideport', address: 'portal@tideport.example' });
    expect(mail.replyTo).toEqual([{ name: '', address: 'support@tideport.example' }]);
    const { link, reference: key } = statusLinkIn(mail);
    expect(link).toBe(`${publicOrigin}/en/submission/${key}`);
    expect(await idOf(world, key)).toBe(await idOf(world, reference));
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
    expect(mail.text).toContain('March 11, 2026');
    expect(headersOf(mail)).toMatch(/^Content-Language: en$/m);
    expect(headersOf(mail)).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headersOf(mail)).not.toMatch(/^List-Unsubscribe/m);
    // It loads nothing from elsewhere and runs nothing.
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|table)\b|url\(/);
    expect(mail.attachments).toEqual([]);
  });

  test('writes in the submitter’s language', async () => {
    const world = await createIt();
    const created = await world.submissions.create({
      kind: 'dapp',
      locale: 'zh',
      draftKey: crypto.randomUUID(),
      payload: validDapp(world),
    });
    if (!created.ok) throw new Error('refused');
    await pay(world, created.reference);
    await world.outbox.sendDue();
    const [first, last] = world.server.mails;
    expect(headersOf(last!)).toMatch(/^Content-Language: zh-Hans$/m);
    expect(last!.html).toContain('<html lang="zh-Hans"');
    expect(last!.subject).toContain('审核中');
    expect(last!.text).toContain('2026年3月11日');
    const { link, reference } = statusLinkIn(last!);
    expect(link).toBe(`${publicOrigin}/zh/submission/${reference}`);
    expect(first!.text).toContain('查看审核进度');
  });

  test('a refused payment gives the reason and the next step', async () => {
    const world = await createIt();
    const reference = await submit(world);
    const quoted = await world.submissions.quote(reference);
    if (!quoted.ok) throw new Error('No quote');
    await world.submissions.pay(reference, mine(world, BigInt(quoted.quote.amount_units) + 10n ** 17n));
    await world.donations.verifyDue({ onOutcome: world.submissions.onPaymentOutcome });
    await world.outbox.sendDue();
    const mail = world.server.mails.at(-1)!;
    expect(mail.subject).toBe('Payment not accepted: “Lantern Exchange”');
    expect(mail.text).toContain(`${quoted.quote.amount} TPT was expected`);
    expect(mail.text).toContain('which does not match your quote');
  });

  test('a rejection has the reason in words and the reviewer’s text; a listing has the link to the store', async () => {
    const world = await createIt();
    const rejected = await inReview(world);
    await act(world, rejected.id, {
      name: 'reject',
      reason: 'site-not-working',
      text: 'It was down.\nTwice.',
    });
    await world.outbox.sendDue();
    const rejection = world.server.mails.at(-1)!;
    expect(rejection.subject).toBe('Not approved: “Lantern Exchange”');
    expect(rejection.text).toContain('The website does not work.');
    expect(rejection.text).toContain('> It was down.\n> Twice.');

    const listed = await inReview(world, { url: 'https://harbor.exchange', title: 'Harbor' });
    await act(world, listed.id, { name: 'approve' });
    await world.outbox.sendDue();
    expect(world.server.mails.at(-1)!.text).toMatch(
      new RegExp(`${publicOrigin}/en/dappstore/detail\\?id=\\d+`),
    );
  });

  test('a withdrawal is mailed once, however often it is requested', async () => {
    const world = await createIt();
    const reference = await submit(world);
    await world.submissions.withdraw(reference);
    await world.submissions.withdraw(reference);
    expect(await kinds(world)).toEqual(['submission-received', 'submission-withdrawn']);
  });

  test('a rolled-back change sends no mail', async () => {
    const world = await createIt();
    const { id, version } = await inReview(world);
    const before = await kinds(world);
    const approvals = [1, 2, 3].map(() =>
      world.review.perform({ id, version, action: { name: 'approve' }, person: ana }),
    );
    await Promise.allSettled(approvals);
    expect(await kinds(world)).toEqual([...before, 'submission-listed']);
    await expect(
      world.database.transaction().execute(async (transaction) => {
        await transaction.updateTable('submissions').set({ state: 'listed' }).execute();
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await kinds(world)).toHaveLength(before.length + 1);
  });
});
