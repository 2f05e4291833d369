import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';
import { createNewsletterLinks } from '#routes/api/newsletter-links.ts';
import { createContentApi } from '#routes/v1/content-api.ts';
import { createContentServices, createTestApi } from '../support/content-services.ts';
import { withCheckedAnswers } from '../support/contract/with-checked-answers.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { headersOf } from '../support/mail-server.ts';
import { createMailWorld, outboxRows, publicOrigin, startServerForTest } from '../support/mail-world.ts';

const day = 24 * 60 * 60;

describeOnEachEngine('newsletter by double opt-in', (open) => {
  async function createIt() {
    const opened = await open();
    const world = await createMailWorld(opened, await startServerForTest());
    const { newsletter, mailRequests } = world;
    const api = withCheckedAnswers(
      createContentApi({ ...createContentServices(opened), newsletter, mailRequests }) as unknown as Hono,
    );
    const links = new Hono();
    links.onError(presentError(createLog('silent')));
    links.route('/', createNewsletterLinks({ newsletter, limits: createNodeLimits() }));
    withCheckedAnswers(links);
    return {
      ...world,
      subscribe: async (
        email: string,
        ...[lang = 'en', path = '/api/tokenPocket/subscribe', locale]: string[]
      ) => {
        const answer = await api.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, lang, locale }),
        });
        await mailRequests.runDue();
        return answer;
      },
      /** The parameters of the link in the latest mail. */
      latestToken: async () => {
        await world.outbox.sendDue();
        return /confirm\?token=([\w-]{43})/.exec(world.server.mails.at(-1)?.text ?? '')?.[1] ?? '';
      },
      post: (path: string, body: Record<string, string>) =>
        links.request(path, { method: 'POST', body: new URLSearchParams(body) }),
      get: (path: string) => links.request(path),
      confirmed: async () => {
        const rows = await world.database
          .selectFrom('subscribers')
          .select('email')
          .where('confirmed_time', 'is not', null)
          .execute();
        return rows.map(({ email }) => email);
      },
    };
  }

  test('an address is entered, gets a link by mail, and is confirmed only by pressing the button', async () => {
    const world = await createIt();
    const answer = await world.subscribe('Ana@Example.org', 'zh-Hans');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { result: 0, message: '', data: { confirm: true } },
    ]);
    expect(await world.confirmed()).toEqual([]);
    const token = await world.latestToken();
    const [mail] = world.server.mails;
    expect(mail!.recipients).toEqual(['Ana@example.org']);
    expect(mail!.html).toContain('<html lang="zh-Hans"');
    expect(mail!.text).toContain(`${publicOrigin}/zh/newsletter/confirm?token=${token}`);
    // Neither viewing the page nor a GET of the action changes anything: mailboxes open links automatically.
    expect(await world.newsletter.stateOf(token)).toBe('pending');
    expect((await world.get(`/api/newsletter/confirm?token=${token}`)).status).toBe(405);
    expect(await world.confirmed()).toEqual([]);

    const confirmed = await world.post('/api/newsletter/confirm', { token, lang: 'zh' });
    expect(confirmed.status).toBe(303);
    expect(confirmed.headers.get('location')).toBe(`/zh/newsletter/confirm?token=${token}`);
    expect(await world.newsletter.stateOf(token)).toBe('confirmed');
    expect(await world.confirmed()).toEqual(['Ana@Example.org']);
  });

  test('the newsletter is Chinese or English, the confirmation mail is in the language of the page', async () => {
    const world = await createIt();
    const answer = await world.subscribe('ana@example.org', 'en', '/api/subscribe', 'ja');
    expect(answer.status).toBe(200);
    await world.latestToken();
    expect(world.server.mails.at(-1)!.html).toContain('<html lang="ja"');
    const stored = await world.database.selectFrom('subscribers').select('language').execute();
    expect(stored).toEqual([{ language: 'en' }]);
    expect((await world.subscribe('ben@example.org', 'en', '/api/subscribe', 'xx')).status).toBe(400);
  });

  test('the mailbox’s unsubscribe works with one POST and no redirect (RFC 8058)', async () => {
    const world = await createIt();
    await world.subscribe('ana@example.org');
    const token = await world.latestToken();
    await world.post('/api/newsletter/confirm', { token, lang: 'en' });
    const headers = headersOf(world.server.mails[0]!);
    const address = /^List-Unsubscribe: <([^>]+)>\r?$/m.exec(headers)?.[1] ?? '';
    expect(address).toBe(`${publicOrigin}/api/newsletter/unsubscribe?token=${token}`);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);

    for (const repetition of [1, 2]) {
      const answer = await world.post(address.slice(publicOrigin.length), {
        'List-Unsubscribe': 'One-Click',
      });
      expect([repetition, answer.status, await answer.json()]).toEqual([
        repetition,
        200,
        { result: 0, message: '', data: null },
      ]);
    }
    expect(await world.confirmed()).toEqual([]);
    expect(await world.newsletter.stateOf(token)).toBe('unsubscribed');
    // The old link does not bring it back.
    await world.post('/api/newsletter/confirm', { token, lang: 'en' });
    expect(await world.confirmed()).toEqual([]);
  });

  test('the page’s button leads back to the page, in its language', async () => {
    const world = await createIt();
    await world.subscribe('ana@example.org');
    const token = await world.latestToken();
    const answer = await world.post('/api/newsletter/unsubscribe', { token, lang: 'ko' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/ko/newsletter/unsubscribe?token=${token}`,
    ]);
    const strange = await world.post('/api/newsletter/unsubscribe', { token, lang: '//evil.example' });
    expect(strange.headers.get('location')).toBe(`/en/newsletter/unsubscribe?token=${token}`);
  });

  test('a confirmation link works for seven days, its unsubscribe link forever', async () => {
    const world = await createIt();
    await world.subscribe('ana@example.org');
    const token = await world.latestToken();
    world.pass(7 * day);
    expect(await world.newsletter.stateOf(token)).toBe('pending');
    world.pass(1);
    expect(await world.newsletter.stateOf(token)).toBe('expired');
    expect(await world.newsletter.confirm(token)).toBe('expired');
    expect(await world.confirmed()).toEqual([]);
    expect(await world.newsletter.unsubscribe(token)).toBe('unsubscribed');
  });

  test('reveals no subscriptions and floods no mailbox', async () => {
    const world = await createIt();
    const answers = [];
    for (const path of ['/api/tokenPocket/subscribe', '/api/subscribe', '/api/subscribe'])
      answers.push(await (await world.subscribe('ana@example.org', 'en', path)).text());
    await world.newsletter.confirm(await world.latestToken());
    world.pass(day);
    answers.push(await (await world.subscribe('ANA@example.org')).text());
    answers.push(await (await world.subscribe('new@example.org')).text());
    expect(new Set(answers).size).toBe(1);
    expect((await outboxRows(world)).map(({ recipient }) => recipient)).toEqual([
      'ana@example.org',
      'new@example.org',
    ]);
  });

  test('concurrent requests send one mail', async () => {
    const world = await createIt();
    const asked = Array.from({ length: 8 }, () => world.subscribe('ana@example.org'));
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
    expect(await outboxRows(world)).toHaveLength(1);
  });

  test('an unsubscribed address can subscribe again, with a new mail and a new confirmation', async () => {
    const world = await createIt();
    await world.subscribe('ana@example.org');
    const first = await world.latestToken();
    await world.newsletter.confirm(first);
    await world.newsletter.unsubscribe(first);
    world.pass(day);
    await world.subscribe('ana@example.org');
    const second = await world.latestToken();
    expect(second).not.toBe(first);
    expect(await world.newsletter.confirm(second)).toBe('confirmed');
  });

  test('a mail that waited until after the confirmation is not sent', async () => {
    const world = await createIt();
    await world.subscribe('ana@example.org');
    const token = await world.latestToken();
    world.pass(2 * 60 * 60);
    await world.subscribe('ana@example.org');
    await world.newsletter.confirm(token);
    await world.outbox.sendDue();
    expect(world.server.mails).toHaveLength(1);
    expect((await outboxRows(world)).map(({ state }) => state)).toEqual(['sent']);
  });

  test.each(['', 'x', '../../etc/passwd', 'a'.repeat(43), "' or 1=1 --", 'é'.repeat(43)])(
    'the token %j opens nothing',
    async (token) => {
      const world = await createIt();
      await world.subscribe('ana@example.org');
      expect(await world.newsletter.stateOf(token)).toBe('unknown');
      expect(await world.newsletter.confirm(token)).toBe('unknown');
      const answer = await world.post('/api/newsletter/confirm', { token, lang: 'en' });
      expect(answer.headers.get('location')).toBe(
        `/en/newsletter/confirm?token=${encodeURIComponent(token)}`,
      );
      const oneClick = `/api/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
      expect((await world.post(oneClick, { 'List-Unsubscribe': 'One-Click' })).status).toBe(404);
    },
  );

  test('tokens appear in mails only, and are deleted with old unconfirmed addresses', async () => {
    const world = await createIt();
    await world.subscribe('ana@example.org');
    const token = await world.latestToken();
    const tables = await Promise.all([
      world.database.selectFrom('newsletter_tokens').selectAll().execute(),
      outboxRows(world),
      world.database.selectFrom('subscribers').selectAll().execute(),
    ]);
    expect(JSON.stringify(tables)).not.toContain(token);
    await world.subscribe('ben@example.org');
    await world.newsletter.confirm(await world.latestToken());
    world.pass(31 * day);
    await world.newsletter.dropUnconfirmed(60);
    expect(await world.database.selectFrom('subscribers').selectAll().execute()).toHaveLength(2);
    await world.newsletter.dropUnconfirmed(30);
    const left = await world.database.selectFrom('subscribers').select('email').execute();
    expect(left).toEqual([{ email: 'ben@example.org' }]);
    expect(await world.database.selectFrom('newsletter_tokens').selectAll().execute()).toHaveLength(1);
  });

  test('without a mail server an address is entered as it is and no mail is queued', async () => {
    const opened = await open();
    const answer = await createTestApi(opened).request('/api/tokenPocket/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.org' }),
    });
    expect(await answer.json()).toEqual({ result: 0, message: '', data: { confirm: false } });
    expect(await opened.database.selectFrom('subscribers').select('email').execute()).toEqual([
      { email: 'ana@example.org' },
    ]);
    expect(await opened.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
