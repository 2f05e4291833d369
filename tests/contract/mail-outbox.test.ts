import { expect, test } from 'vitest';
import { mailKinds } from '#features/team/mail/model/mail-kind.ts';
import { leaseMs } from '#features/team/mail/server/claim-due-mails.ts';
import { createOutbox } from '#features/team/mail/server/outbox.ts';
import { createLog } from '#platform/log/log.ts';
import { waitingMailer } from '#platform/mail/waiting-mailer.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { failOnce } from '../support/failing-database.ts';
import { createMailWorld, mailerFor, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { ana, submit } from '../support/submission-world.ts';

describeOnEachEngine('outbox', (open) => {
  const createIt = async () => createMailWorld(await open(), await startServerForTest());

  /** Submits projects with different addresses. */
  const submitMany = async (world: Awaited<ReturnType<typeof createIt>>, count: number) => {
    for (let index = 0; index < count; index += 1) {
      await submit(world, {
        url: `https://site${index}.example`,
        title: `Project ${index * 7919}`,
        email: `person${index}@example.org`,
      });
    }
  };

  test('without a mail server mails wait and nothing claims to have been sent', async () => {
    const world = await createIt();
    await submit(world);
    const outbox = createOutbox({ ...world.dependencies, mailer: waitingMailer });
    expect(outbox.sends).toBe(false);
    const sender = outbox.start(1);
    await sender.stop();
    expect(await outboxRows(world)).toMatchObject([{ state: 'waiting', attempts: 0, last_error: null }]);
    expect(await outbox.counts(mailKinds)).toEqual([
      { id: 'waiting', count: 1 },
      { id: 'failed', count: 0 },
      { id: 'dropped', count: 0 },
      { id: 'sent', count: 0 },
      { id: 'all', count: 1 },
    ]);
  });

  test('retries a server that is down with growing delays until the mail is sent', async () => {
    const world = await createIt();
    await submit(world);
    await world.server.close();
    for (const restSeconds of [15, 30, 60]) {
      expect(await world.outbox.sendDue()).toBe(false);
      const [row] = await outboxRows(world);
      expect(row).toMatchObject({ state: 'waiting' });
      expect(row!.last_error).toMatch(/ECONNREFUSED/);
      expect(Date.parse(row!.next_attempt_time) - world.clock.time.getTime()).toBe(restSeconds * 1000);
      // Not due yet: no attempt is made.
      expect(await world.outbox.sendDue()).toBe(true);
      expect((await outboxRows(world))[0]!.attempts).toBe(row!.attempts);
      world.pass(restSeconds);
    }
    const back = await startServerForTest(world.server.port);
    expect(await world.outbox.sendDue()).toBe(true);
    expect(back.mails).toHaveLength(1);
    expect(await outboxRows(world)).toMatchObject([{ state: 'sent', attempts: 4, last_error: null }]);
  });

  test('retries a mailbox that answers 450; one that answers 550 has failed, and the desk can retry it', async () => {
    const world = await createIt();
    await submitMany(world, 2);
    world.server.rules.answerRecipient = (address) => (address.startsWith('person0') ? 450 : 550);
    expect(await world.outbox.sendDue()).toBe(true);
    const rows = await outboxRows(world);
    expect(rows).toMatchObject([{ state: 'waiting' }, { state: 'failed' }]);
    expect(rows[0]!.last_error).toContain('450 Come again later');
    expect(rows[1]!.last_error).toContain('550 No such mailbox here');

    const { data, total } = await world.outbox.list({
      kinds: mailKinds,
      state: 'failed',
      page: 1,
      perPage: 10,
    });
    expect(total).toBe(1);
    expect(data).toMatchObject([{ recipient: 'person1@example.org', submission_id: expect.any(Number) }]);
    world.server.rules.answerRecipient = () => undefined;
    await world.outbox.retry(rows[1]!.id, ana);
    await expect(world.outbox.retry(rows[1]!.id, ana)).rejects.toMatchObject({ code: 'conflict' });
    world.pass(60);
    await world.outbox.sendDue();
    expect((await outboxRows(world)).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('gives up on a mailbox that answers “later” for four days', async () => {
    const world = await createIt();
    await submit(world);
    await world.database.updateTable('outbox').set({ attempts: 99 }).execute();
    world.server.rules.answerRecipient = () => 450;
    await world.outbox.sendDue();
    expect(await outboxRows(world)).toMatchObject([{ state: 'failed', attempts: 100 }]);
  });

  test('two processes that send at the same time send each mail once', async () => {
    const world = await createIt();
    await submitMany(world, 25);
    const other = createOutbox({ ...world.dependencies, mailer: mailerFor(world.server.url) });
    await Promise.all([world.outbox.sendDue(), other.sendDue(), world.outbox.sendDue(), other.sendDue()]);
    const to = world.server.mails.flatMap(({ recipients }) => recipients).sort();
    expect(to).toHaveLength(25);
    expect(new Set(to).size).toBe(25);
  });

  test('a database error while one mail is recorded does not hold up the others, and the mail is sent again later', async () => {
    const world = await createIt();
    await submitMany(world, 3);
    const database = failOnce(world.database, () => world.server.mails.length > 0);
    const outbox = createOutbox({ ...world.dependencies, database, mailer: mailerFor(world.server.url) });
    expect(await outbox.sendDue()).toBe(true);
    expect(world.server.mails).toHaveLength(3);
    expect((await outboxRows(world)).map(({ state }) => state).sort()).toEqual(['sent', 'sent', 'waiting']);
    world.pass(leaseMs / 1000 + 1);
    await outbox.sendDue();
    expect(world.server.mails).toHaveLength(4);
    expect((await outboxRows(world)).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  });

  test('a mail whose sender dies is sent by the next one with the same Message-ID', async () => {
    const world = await createIt();
    await submit(world);
    // The first process hands the mail over and dies before it can record that.
    const dying = createOutbox({
      ...world.dependencies,
      mailer: {
        ...mailerFor(world.server.url),
        send: async (message, signal) => {
          await mailerFor(world.server.url).send(message, signal);
          throw new Error('killed');
        },
      },
    });
    await dying.sendDue();
    await world.outbox.sendDue();
    expect(world.server.mails).toHaveLength(1);
    world.pass(leaseMs / 1000);
    await world.outbox.sendDue();
    expect(world.server.mails.map(({ messageId }) => messageId)).toEqual([
      expect.stringMatching(/^<[0-9a-f-]{36}@tideport\.example>$/),
      world.server.mails[0]!.messageId,
    ]);
    expect(await outboxRows(world)).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  test('stopping aborts a hanging delivery and keeps the mail', async () => {
    const world = await createIt();
    await submit(world);
    const hanging = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    world.server.rules.beforeTaking = () => {
      arrived.resolve();
      return hanging.promise;
    };
    const sender = world.outbox.start(10);
    await arrived.promise;
    await sender.stop();
    hanging.resolve();
    expect(await outboxRows(world)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  });

  test('no log line about a failing mail contains an address, a title or a reference', async () => {
    const world = await createIt();
    const reference = await submit(world);
    const lines: string[] = [];
    const hear = (...what: unknown[]) => void lines.push(JSON.stringify(what));
    const log = { ...createLog('silent'), info: hear, warn: hear, error: hear, debug: hear } as never;
    world.server.rules.answerRecipient = () => 550;
    await createOutbox({ ...world.dependencies, log, mailer: mailerFor(world.server.url) }).sendDue();
    expect(lines).toHaveLength(1);
    for (const secret of ['lantern', reference]) expect(lines.join().toLowerCase()).not.toContain(secret);
    expect(JSON.stringify(await outboxRows(world))).not.toContain(reference);
  });

  test('deletes mails that were sent long ago, and no others', async () => {
    const world = await createIt();
    await submitMany(world, 2);
    world.server.rules.answerRecipient = (address) => (address.startsWith('person0') ? undefined : 550);
    await world.outbox.sendDue();
    world.pass(31 * 24 * 60 * 60);
    await world.outbox.dropSent(90);
    expect(await outboxRows(world)).toHaveLength(2);
    await world.outbox.dropSent(30);
    expect(await outboxRows(world)).toMatchObject([{ recipient: 'person1@example.org' }]);
  });
});
