import { expect, test } from 'vitest';
import { createDeskCases } from '#app/desk/create-desk-cases.ts';
import { createDeskApp } from '#app/desk/desk-app.ts';
import { createPreviews } from '#features/team/editing/server/previews.ts';
import { brand } from '#brand/brand.ts';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { leftOutWords } from '#features/team/mail/model/left-out.ts';
import { createAppeals } from '#features/listing/appeals/server/appeals.ts';
import { createNumbersDesk } from '#features/submission/numbers/server/numbers.ts';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { createEditing } from '#features/team/editing/server/editing.ts';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import { createWebhooks } from '#features/team/webhooks/server/webhooks.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { isCv } from '#platform/files/is-cv.ts';
import { findFile } from '#platform/files/find-file.ts';
import { createLog } from '#platform/log/log.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createBareDrafts } from '../support/bare-drafts.ts';
import { createProposingRooms } from '../support/proposing-rooms.ts';
import { bareSetup } from '../support/bare-setup.ts';
import { deskOrigin, useDeskAssets } from '../support/desk.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { createTestNoticeDesk } from '../support/notice-desk.ts';
import { createTestTemplates } from '../support/mail-templates.ts';
import { createTestSubscribers } from '../support/subscribers.ts';
import { createTestWatching } from '../support/watching.ts';
import { submit } from '../support/submission-world.ts';

const person = { email: 'rita@example.org', name: 'Rita', password: 'correct horse battery' };

describeOnEachEngine('mails as the desk shows them', (open) => {
  const assets = useDeskAssets();
  const createIt = async () => {
    const world = await createMailWorld(await open(), await startServerForTest());
    const accounts = createAccounts({
      open: world.open,
      secret: 'a secret for tests that is long enough',
      deskOrigin,
      now: () => new Date(),
      log: createLog('silent'),
    });
    const app = createDeskApp({
      ...world,
      accounts,
      mailTemplates: createTestTemplates(world.database, () => new Date()),
      subscribers: createTestSubscribers(world.open, () => new Date()),
      editing: createEditing({ ...world, ports: [], log: createLog('silent'), now: () => new Date() }),
      numbers: createNumbersDesk({ database: world.database, brand, now: () => new Date() }),
      setup: bareSetup(world.database),
      drafts: createBareDrafts(world.open),
      previews: createPreviews({ database: world.database, now: () => new Date() }),
      statusNotices: createTestNoticeDesk(world.database),
      listings: createListingDesk({ database: world.database, now: () => new Date() }),
      ...createProposingRooms(world.open, () => new Date()),
      watching: createTestWatching(world.open, { now: () => new Date() }),
      appeals: createAppeals({ ...world.open, now: () => new Date() }),
      cases: createDeskCases({ database: world.open.database, brand, now: () => new Date() }),
      webhooks: createWebhooks({
        database: world.database,
        web: createFakeWeb(),
        now: () => new Date(),
        log: createLog('silent'),
      }),
      audit: createAudit(world),
      securityDays: 90,
      now: () => new Date(),
      findFile: (sha256) => findFile(world.database, sha256),
      isCv: (sha256) => isCv(world.database, sha256),
      log: createLog('silent'),
      assetsDir: assets(),
      pagesDir: assets(),
      deskOrigin,
    });
    await accounts.create({ ...person, roles: ['reviewer'] });
    const headers = {
      host: new URL(deskOrigin).host,
      origin: deskOrigin,
      'content-type': 'application/json',
    };
    const signedIn = await app.request(`${deskOrigin}/api/auth/sign-in`, {
      method: 'POST',
      headers,
      body: JSON.stringify(person),
    });
    const cookie = signedIn.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const get = (path: string) =>
      app.request(`${deskOrigin}/api/desk/${path}`, { headers: { ...headers, cookie } });
    return { ...world, get };
  };

  test('shows a mail as it is sent, with words in the place of the link that only its team has', async () => {
    const world = await createIt();
    await submit(world, { title: 'Ferry <b>Lines</b>' });
    const [row] = await outboxRows(world);
    const shown = (await (await world.get(`outbox/${row!.id}`)).json()) as Record<string, unknown>;
    const page = await world.get(`outbox/${row!.id}/html`);
    const html = await page.text();
    expect(await outboxRows(world)).toEqual([row]);
    await world.outbox.sendDue();
    const [mail] = world.server.mails;
    expect(shown).toMatchObject({ recipient: mail!.recipients[0], subject: mail!.subject, state: 'waiting' });
    const link = /https:\/\/portal\.example\/en\/submission\/[a-z2-7]{26}/.exec(mail!.text ?? '')![0];
    expect(String(shown['text']).trim()).toBe((mail!.text ?? '').trim().replace(link, leftOutWords));
    expect(mail!.html).toContain(link);
    expect(html).toContain(leftOutWords);
    expect(html).not.toContain('/submission/');
    expect(html).toContain('Ferry &lt;b&gt;Lines');
    expect(Object.keys(shown)).not.toContain('html');
  });

  test('the page of a mail runs nothing, fetches nothing and may be framed by the desk only', async () => {
    const world = await createIt();
    await submit(world);
    const [row] = await outboxRows(world);
    const { headers } = await world.get(`outbox/${row!.id}/html`);
    expect(headers.get('content-security-policy')?.split('; ')).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'self'", 'sandbox']),
    );
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect((await world.get(`outbox/${row!.id}`)).headers.get('x-frame-options')).toBe('DENY');
    expect((await world.get('outbox/999')).status).toBe(404);
  });

  test('viewing a confirmation mail creates no working link', async () => {
    const world = await createIt();
    await world.newsletter.subscribe({ email: 'ana@example.org', language: 'en', locale: 'en' });
    const [row] = await outboxRows(world);
    const shown = (await (await world.get(`outbox/${row!.id}`)).json()) as { text: string };
    expect(shown.text).toContain(leftOutWords);
    expect(shown.text).not.toContain('/newsletter/');
    expect(await world.database.selectFrom('newsletter_tokens').selectAll().execute()).toEqual([]);
  });
});
