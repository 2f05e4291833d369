import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { createMailRequests } from '#features/team/mail/server/mail-requests.ts';
import { presentError } from '#platform/http/present-error.ts';
import { createNodeLimits } from '#platform/limits/node-limits.ts';
import { createLog } from '#platform/log/log.ts';
import { createStatusLinkRoute } from '#routes/api/status-link-route.ts';
import { createNewsletterRoutes } from '#routes/v1/newsletter-routes.ts';
import { describeOnEachEngine } from '../support/databases.ts';

const minuteMs = 60_000;
const lantern = { email: 'hello@lantern.exchange', name: 'Lantern Exchange' };
const ana = { email: 'ana@example.org', language: 'en', locale: 'en' } as const;

describeOnEachEngine('mails that strangers ask for', (open) => {
  async function prepare() {
    const { database } = await open();
    const clock = { time: new Date('2026-03-02T12:00:00.000Z') };
    const work = {
      'status-link': vi.fn((_detail: typeof lantern) => Promise.resolve()),
      'newsletter-confirmation': vi.fn((_detail: object) => Promise.resolve()),
      'desk-recovery': vi.fn((_detail: object) => Promise.resolve()),
    };
    const requests = createMailRequests({ database, work, now: () => clock.time, log: createLog('silent') });
    const stored = () => database.selectFrom('mail_requests').select(['kind', 'detail']).execute();
    const pass = (minutes: number) => {
      clock.time = new Date(clock.time.getTime() + minutes * minuteMs);
    };
    return { database, requests, work, stored, pass };
  }

  it('are stored by the request, which looks nothing up, and handled once', async () => {
    const { requests, work, stored } = await prepare();
    await requests.ask('status-link', lantern);
    await requests.ask('newsletter-confirmation', ana);
    expect(work['status-link']).not.toHaveBeenCalled();
    expect(await stored()).toHaveLength(2);
    await requests.runDue();
    await requests.runDue();
    expect(work['status-link'].mock.calls).toEqual([[lantern]]);
    expect(work['newsletter-confirmation'].mock.calls).toEqual([[ana]]);
    expect(await stored()).toEqual([]);
  });

  it('are stored with texts that are as long as a field may be, and refused when one is longer', async () => {
    const { requests: mailRequests, stored } = await prepare();
    const newsletter = { confirmsByMail: true } as never;
    const app = new Hono();
    app.onError(presentError(createLog('silent')));
    app.route(
      '/',
      createNewsletterRoutes({ newsletter, mailRequests }, (_c, next) => next()),
    );
    const limits = createNodeLimits();
    const publicOrigin = 'https://portal.example';
    app.route('/', createStatusLinkRoute({ mailRequests, limits, publicOrigin }, 100));
    const addressOf = (characters: number) => `${'a'.repeat(characters - 12)}@example.org`;
    const subscribe = async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await app.request('/api/subscribe', { method: 'POST', body: JSON.stringify(body), headers }))
        .status;
    };
    const askLink = async (email: string, name: string) => {
      const body = new URLSearchParams({ email, name, lang: 'en' });
      const answer = await app.request('/api/status-link', { method: 'POST', body });
      return answer.headers.get('location') ?? answer.status;
    };
    expect(await subscribe({ email: addressOf(255) })).toBe(400);
    expect(await subscribe({ email: ana.email, lang: 'x'.repeat(36) })).toBe(400);
    expect(await subscribe({ email: ana.email, lang: 'x'.repeat(5000) })).toBe(413);
    expect(await askLink(lantern.email, 'n'.repeat(201))).toBe('/en/status-link?result=incomplete');
    expect(await askLink(addressOf(255), 'Lantern')).toBe('/en/status-link?result=incomplete');
    expect(await askLink(lantern.email, 'n'.repeat(5000))).toBe(413);
    expect(await stored()).toEqual([]);
    expect(await subscribe({ email: addressOf(254), lang: 'x'.repeat(35) })).toBe(200);
    expect(await askLink(lantern.email, 'n'.repeat(200))).toBe('/en/status-link?result=sent');
    const kept = await stored();
    expect(kept).toHaveLength(2);
    for (const { detail } of kept) expect(detail.length).toBeLessThan(600);
  });

  it('are each handled by one of several nodes', async () => {
    const { requests, work } = await prepare();
    for (let count = 0; count < 5; count += 1) await requests.ask('status-link', lantern);
    await Promise.all([requests.runDue(), requests.runDue(), requests.runDue()]);
    expect(work['status-link']).toHaveBeenCalledTimes(5);
  });

  it('are tried again after an error, which holds up no other, and dropped after a day of errors', async () => {
    const { requests, work, stored, pass } = await prepare();
    work['status-link'].mockRejectedValue(new Error('the database is busy'));
    await requests.ask('status-link', lantern);
    await requests.ask('newsletter-confirmation', ana);
    await requests.runDue();
    expect((await stored()).map(({ kind }) => kind)).toEqual(['status-link']);
    expect(work['newsletter-confirmation']).toHaveBeenCalledOnce();
    await requests.runDue();
    expect(work['status-link']).toHaveBeenCalledOnce();
    pass(5);
    await requests.runDue();
    expect(work['status-link']).toHaveBeenCalledTimes(2);
    pass(24 * 60 + 1);
    await requests.runDue();
    expect(await stored()).toEqual([]);
  });

  it('are refused, as what can be asked again later, while ten thousand wait', async () => {
    const { database, requests, stored } = await prepare();
    const time = '2026-03-02T12:00:00.000Z';
    const row = { kind: 'status-link' as const, detail: JSON.stringify(lantern) };
    const rows = (count: number) =>
      Array.from({ length: count }, () => ({ ...row, next_attempt_time: time, create_time: time }));
    for (let count = 0; count < 10; count += 1)
      await database.insertInto('mail_requests').values(rows(999)).execute();
    await database.insertInto('mail_requests').values(rows(9)).execute();
    await requests.ask('newsletter-confirmation', ana);
    const refusal = { code: 'unavailable', retryAfterSeconds: 300 };
    await expect(requests.ask('newsletter-confirmation', ana)).rejects.toMatchObject(refusal);
    await expect(requests.ask('status-link', lantern)).rejects.toMatchObject(refusal);
    expect(await stored()).toHaveLength(10_000);
  });

  it('are forgotten after a day in which no node handled them', async () => {
    const { requests, stored, pass } = await prepare();
    await requests.ask('status-link', lantern);
    pass(12 * 60);
    await requests.ask('newsletter-confirmation', ana);
    pass(12 * 60 + 1);
    await requests.dropOld();
    expect((await stored()).map(({ kind }) => kind)).toEqual(['newsletter-confirmation']);
  });
});
