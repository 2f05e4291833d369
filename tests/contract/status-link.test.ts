import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { presentError } from '#platform/http/present-error.ts';
import { createLog } from '#platform/log/log.ts';
import { createStatusLinkRoute } from '#routes/api/status-link-route.ts';
import { apply } from '../support/applications.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, publicOrigin, startServerForTest } from '../support/mail-world.ts';
import { ana, idOf, submit } from '../support/submission-world.ts';

const lantern = { email: 'hello@lantern.exchange', name: 'Lantern Exchange', lang: 'en' };
const hourSeconds = 60 * 60;

describeOnEachEngine('the status link again', (open) => {
  async function prepare(requests = 100) {
    const world = await createMailWorld(await open(), await startServerForTest());
    const app = new Hono();
    app.onError(presentError(createLog('silent')));
    app.route('/', createStatusLinkRoute({ ...world, publicOrigin }, requests));
    withCheckedAnswers(app);
    const send = (body: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request('/api/status-link', { method: 'POST', body: new URLSearchParams(body), headers });
    const ask: typeof send = async (...request) => {
      const answer = await send(...request);
      await world.mailRequests.runDue();
      return answer;
    };
    const links = async () => (await outboxRows(world)).filter(({ kind }) => kind.endsWith('-link'));
    return { ...world, send, ask, links };
  }

  it('is mailed to the stored address, with the link and nothing else', async () => {
    const world = await prepare();
    const reference = await submit(world);
    const answer = await world.ask({
      ...lantern,
      email: 'Hello@Lantern.Exchange',
      name: ' lantern  EXCHANGE',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/status-link?result=sent']);
    expect((await world.links()).map(({ recipient }) => recipient)).toEqual(['hello@lantern.exchange']);
    await world.outbox.sendDue();
    const mail = world.server.mails.find(({ subject }) => subject!.startsWith('Your status link'))!;
    expect(mail.recipients).toEqual(['hello@lantern.exchange']);
    // A key of its own: only hashes are stored.
    const [, key = ''] = /\/en\/submission\/([a-z2-7]{26})\s/.exec(mail.text ?? '') ?? [];
    expect(mail.text).toContain(`${publicOrigin}/en/submission/${key}`);
    expect((await world.submissions.status(key))?.number).toBe(await idOf(world, reference));
    expect((await world.submissions.status(reference))?.history).toHaveLength(1);
  });

  it('does not repeat what a reviewer wrote', async () => {
    const world = await prepare();
    const reference = await submit(world);
    const id = await idOf(world, reference);
    await world.database
      .updateTable('submissions')
      .set({ state: 'in-review' })
      .where('id', '=', id)
      .execute();
    const { version } = await world.review.get(id, ana);
    const action = { name: 'reject', reason: 'other', text: 'We know you from elsewhere.' } as const;
    await world.review.perform({ id, version, action, person: ana });
    await world.ask(lantern);
    await world.outbox.sendDue();
    await world.outbox.sendDue();
    const mail = world.server.mails.find(({ subject }) => subject!.startsWith('Your status link'))!;
    expect(mail.text).not.toContain('We know you from elsewhere.');
  });

  it('answers the same when there is no such submission, and mails nobody', async () => {
    const world = await prepare();
    await submit(world);
    const known = await world.ask(lantern);
    const before = (await world.links()).length;
    for (const wrong of [
      { ...lantern, name: 'Lantern' },
      { ...lantern, email: 'someone@else.example' },
      { ...lantern, name: '%' },
    ]) {
      const answer = await world.ask(wrong);
      expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
        known.status,
        known.headers.get('location'),
        '',
      ]);
    }
    expect(await world.links()).toHaveLength(before);
  });

  it('is mailed once an hour, also when it is asked for at the same moment', async () => {
    const world = await prepare();
    await submit(world);
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.send(lantern)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(303));
    // As two nodes would.
    await Promise.all([world.mailRequests.runDue(), world.mailRequests.runDue()]);
    expect(await world.links()).toHaveLength(1);
    world.pass(hourSeconds);
    await world.ask(lantern);
    expect(await world.links()).toHaveLength(2);
  });

  it('is for applications too, whose mails only recruiters see', async () => {
    const world = await prepare();
    const { reference } = await apply(world);
    const { title, email } = await world.database
      .selectFrom('submissions')
      .select(['title', 'email'])
      .where('id', '=', await idOf(world, reference))
      .executeTakeFirstOrThrow();
    await world.ask({ email, name: title, lang: 'en' });
    expect((await world.links()).map(({ kind }) => kind)).toEqual(['application-link']);
  });

  it.each([
    ['without a name', { ...lantern, name: ' ' }],
    ['with an address that is none', { ...lantern, email: 'lantern' }],
    ['in a language that is none', { ...lantern, lang: '//evil.example' }],
  ])('asks again for a form %s', async (_name, body) => {
    const { ask } = await prepare();
    expect((await ask(body)).headers.get('location')).toBe('/en/status-link?result=incomplete');
  });

  it('refuses forms of other sites, and more requests than a person makes', async () => {
    const { ask } = await prepare(2);
    expect((await ask(lantern, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(lantern)).status).toBe(303);
    expect((await ask(lantern)).status).toBe(429);
  });
});
