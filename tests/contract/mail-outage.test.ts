import { expect, test } from 'vitest';
import { mailKinds } from '#features/team/mail/model/mail-kind.ts';
import { longestOutageDelayMs } from '#features/team/mail/model/retry-delay.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createIssueWorld } from '../support/issue-world.ts';
import { outboxRows, startServerForTest } from '../support/mail-world.ts';
import { submit } from '../support/submission-world.ts';

const minute = 60;
const day = 24 * 60 * minute;

describeOnEachEngine('a mail server that is down for a day', (open) => {
  test('costs no mail: each one leaves once within the longest pause after it is back, and none counts as failed', async () => {
    const world = await createIssueWorld(await open());
    const { outbox, issues, server } = world;
    const send = (index: number) =>
      submit(world, {
        url: `https://site${index}.example`,
        title: `Project ${index * 7919}`,
        email: `person${index}@example.org`,
      });
    await world.join(Array.from({ length: 9 }, (_, index) => [`reader${index}@example.org`, 'en'] as const));
    const { id } = await world.write();
    await server.close();
    await world.act(id, { name: 'start' });
    // People go on sending forms in the meantime. Every look is later than the longest pause, so each mail is tried again.
    for (let passed = 0; passed < day; passed += 30 * minute) {
      if (passed % (2 * 60 * minute) === 0) await send(passed / minute);
      await issues.queueDue();
      await outbox.sendDue();
      world.pass(30 * minute);
    }
    const waiting = await outboxRows(world);
    const counts = Object.fromEntries(
      (await outbox.counts(mailKinds)).map(({ id: state, count }) => [state, count]),
    );
    expect(counts).toEqual({ waiting: waiting.length, failed: 0, dropped: 0, sent: 0, all: waiting.length });
    expect(waiting.filter(({ kind }) => kind !== 'newsletter-issue')).toHaveLength(12);
    expect(await issues.get(id)).toMatchObject({ state: 'sending', failed: 0 });

    const back = await startServerForTest(server.port);
    for (let passed = 0; passed <= longestOutageDelayMs / 1000; passed += minute) {
      await issues.queueDue();
      await outbox.sendDue();
      world.pass(minute);
    }
    const people = back.mails.map(({ recipients }) => recipients[0]);
    expect(people).toHaveLength(new Set(people).size);
    expect(people.filter((person) => person?.startsWith('person'))).toHaveLength(12);
    expect(people.filter((person) => person?.startsWith('reader'))).toHaveLength(9);
    await issues.queueDue();
    expect(await issues.get(id)).toMatchObject({ state: 'sent', sent: 9, failed: 0 });
  });
});
