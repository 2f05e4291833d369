import { expect, test } from 'vitest';
import { mailKinds } from '#features/team/mail/model/mail-kind.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createIssueWorld, english } from '../support/issue-world.ts';
import { replyOf } from '../support/mail-server.ts';
import { outboxRows } from '../support/mail-world.ts';
import { ana, submit } from '../support/submission-world.ts';

/* Replies about the portal that sends, as mail servers send them. */
const blocked =
  '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org; https://spam.example/192.0.2.1';
const noRelay = '554 5.7.1 <a@example.org>: Relay access denied';
const unproven =
  '550-5.7.26 Your email has been blocked because the sender is unauthenticated.\n' +
  '550-5.7.26 Authenticate with either SPF or DKIM.\n550 5.7.26 https://support.example/answer/1';
const limited = '421 4.7.28 Unusual rate of unsolicited mail originating from your IP address';

describeOnEachEngine('mails that are refused', (open) => {
  const createIt = async () => createIssueWorld(await open());
  type World = Awaited<ReturnType<typeof createIt>>;
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => [`reader${index}@example.org`, 'en'] as const);

  const sendIssue = async (world: World, readers: number) => {
    await world.join(numbered(readers));
    const { id } = await world.write();
    await world.act(id, { name: 'start' });
    await world.run();
    return id;
  };
  const countLeftOut = async ({ database }: World) => {
    const rows = await database.selectFrom('subscribers').select('refused_time').execute();
    return rows.filter(({ refused_time }) => refused_time !== null).length;
  };

  test.each([
    ['a blocklist', blocked],
    ['a relay', noRelay],
    ['missing proof', unproven],
    ['too many mails', limited],
  ])('an issue that meets %s pauses, and no subscriber drops out of it', async (_cause, reply) => {
    const world = await createIt();
    world.server.rules.answerRecipient = () => reply;
    const id = await sendIssue(world, 25);
    const issue = await world.issues.get(id);
    expect(issue).toMatchObject({ state: 'paused', sent: 0, failed: 0 });
    expect(issue.pause_error).toContain(reply.slice(0, 9));
    expect(issue.pause_error).not.toContain('reader');
    expect(world.server.attempts()).toBeLessThan(20);
    expect(await countLeftOut(world)).toBe(0);
    expect((await world.issues.list({ page: 1, perPage: 5, isRefused: true })).total).toBe(1);
    expect(await world.outbox.countRefused(mailKinds)).toBeGreaterThanOrEqual(10);

    // Nothing leaves while it is paused, for however long.
    const before = world.server.attempts();
    world.pass(24 * 60 * 60);
    await world.run();
    expect(world.server.attempts()).toBe(before);

    // Still refused: it pauses again. Then the cause is gone.
    await world.act(id, { name: 'resume' });
    expect(await world.issues.get(id)).toMatchObject({ state: 'sending', pause_error: null });
    await world.run();
    expect((await world.issues.get(id)).state).toBe('paused');
    world.server.rules.answerRecipient = () => undefined;
    await world.act(id, { name: 'resume' });
    await world.run();
    world.pass(24 * 60 * 60);
    await world.run();
    expect(await world.issues.get(id)).toMatchObject({ state: 'sent', sent: 25, failed: 0 });
    expect(new Set(world.readers()).size).toBe(25);
    expect((await world.issues.list({ page: 1, perPage: 5, isRefused: true })).total).toBe(0);
    expect(await world.outbox.countRefused(mailKinds)).toBe(0);
  });

  test('an issue whose content every server refuses pauses as well', async () => {
    const world = await createIt();
    world.server.rules.beforeTaking = async () => {
      throw replyOf('554 5.6.0 Message refused');
    };
    const id = await sendIssue(world, 25);
    const { state, failed } = await world.issues.get(id);
    expect(state).toBe('paused');
    expect(failed).toBeLessThan(20);
    expect(await countLeftOut(world)).toBe(0);
  });

  test('a sender that is refused before any recipient is named pauses it too', async () => {
    const world = await createIt();
    world.server.rules.answerSender = () => '553 5.7.1 <portal@tideport.example>: Sender address rejected';
    const id = await sendIssue(world, 12);
    // The server counts recipients, and none was named.
    for (const _batch of [2, 3]) await world.run();
    expect(await world.issues.get(id)).toMatchObject({ state: 'paused', failed: 0 });
    expect(await countLeftOut(world)).toBe(0);
  });

  test('few refusals among many mails pause nothing, and mailboxes that are gone are left out', async () => {
    const world = await createIt();
    world.server.rules.answerRecipient = (address) => {
      const number = Number(/\d+/.exec(address)?.[0]);
      if (number % 6 === 1) return '550 5.7.1 Not authorized to send to this recipient';
      if (number % 6 === 2) return '550 5.1.1 <a@example.org>: user unknown';
      return number % 6 === 3 ? '552 5.2.2 mailbox full' : undefined;
    };
    const id = await sendIssue(world, 24);
    expect(await world.issues.get(id)).toMatchObject({ state: 'sending', sent: 12, failed: 4 });
    expect(await countLeftOut(world)).toBe(4);
    // After days of trying the mails have failed, and those people get the next issue.
    await world.database.updateTable('outbox').set({ attempts: 99 }).where('state', '=', 'waiting').execute();
    world.pass(24 * 60 * 60);
    await world.run();
    expect(await world.issues.get(id)).toMatchObject({ state: 'sent', sent: 12, failed: 12 });
    expect(await countLeftOut(world)).toBe(4);
  });

  test('pausing while mails go out keeps each of them once', async () => {
    const world = await createIt();
    await world.join(numbered(20));
    const { id } = await world.write({ en: english });
    await world.act(id, { name: 'start' });
    await world.issues.queueDue();
    const pausing = Promise.all([world.outbox.sendDue(), world.act(id, { name: 'pause' })]);
    await pausing;
    await world.act(id, { name: 'resume' });
    await world.run();
    world.pass(120);
    await world.run();
    expect(world.readers()).toHaveLength(20);
    expect(await world.issues.get(id)).toMatchObject({ state: 'sent', sent: 20 });
  });

  test('a mail of a submission that is refused for the portal’s reputation waits, with the reason', async () => {
    const world = await createIt();
    await submit(world);
    world.server.rules.answerRecipient = () => blocked;
    await world.outbox.sendDue();
    const [row] = await outboxRows(world);
    expect(row).toMatchObject({ state: 'waiting', error_about: 'sender' });
    expect(row!.last_error).toContain('blocked using');
    expect(Date.parse(row!.next_attempt_time) - world.clock.time.getTime()).toBe(15 * 60_000);
    const { data } = await world.outbox.list({ kinds: mailKinds, state: 'waiting', page: 1, perPage: 10 });
    expect(data).toMatchObject([{ error_about: 'sender' }]);

    await world.database.updateTable('outbox').set({ attempts: 26 }).execute();
    world.pass(15 * 60);
    await world.outbox.sendDue();
    expect(await outboxRows(world)).toMatchObject([{ state: 'failed', error_about: 'sender' }]);
    world.server.rules.answerRecipient = () => undefined;
    await world.outbox.retry(row!.id, ana);
    await world.outbox.sendDue();
    expect(await outboxRows(world)).toMatchObject([{ state: 'sent', last_error: null, error_about: null }]);
  });

  test('a mailbox that the end of the mail names as missing has failed immediately', async () => {
    const world = await createIt();
    await submit(world);
    world.server.rules.beforeTaking = async () => {
      throw replyOf('550-5.1.1 The email account that you tried to reach does\n550 5.1.1 not exist.');
    };
    await world.outbox.sendDue();
    expect(await outboxRows(world)).toMatchObject([{ state: 'failed', error_about: 'recipient' }]);
  });
});
