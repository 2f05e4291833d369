import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { leftOutWords } from '#features/team/mail/model/left-out.ts';
import { createNewsletterLinks } from '#routes/api/newsletter-links.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestIssues } from '../support/issues.ts';
import { headersOf } from '../support/mail-server.ts';
import { createIssueWorld, editor, english, korean } from '../support/issue-world.ts';
import { publicOrigin } from '../support/mail-world.ts';

describeOnEachEngine('newsletter issues', (open) => {
  const createIt = async () => createIssueWorld(await open());
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => [`reader${index}@example.org`, 'en'] as const);

  test('each reader gets it once, in their language or in English where it is missing', async () => {
    const world = await createIt();
    await world.join([
      ['ana@example.org', 'en'],
      ['kim@example.org', 'ko'],
      ['yui@example.org', 'ja'],
    ]);
    await world.newsletter.subscribe({ email: 'unconfirmed@example.org', language: 'en', locale: 'en' });
    await world.database.deleteFrom('outbox').execute();
    const { id } = await world.write();
    expect(world.server.mails).toEqual([]);
    const shares = (await world.issues.get(id)).languages.filter(({ subscribers }) => subscribers > 0);
    expect(shares.map(({ locale, gets }) => [locale, gets])).toEqual(
      expect.arrayContaining([
        ['en', 'en'],
        ['ko', 'ko'],
        ['ja', 'en'],
      ]),
    );
    await world.act(id, { name: 'start' });
    await world.run();
    const subjects = world.server.mails.map(({ recipients, subject }) => [recipients[0], subject]);
    expect(subjects.toSorted()).toEqual([
      ['ana@example.org', english.subject],
      ['kim@example.org', korean.subject],
      ['yui@example.org', english.subject],
    ]);
    const [mail] = world.server.mails.filter(({ recipients }) => recipients[0] === 'ana@example.org');
    expect(mail!.html).toContain('<strong>lower</strong>');
    expect(mail!.html).toContain(`href="${publicOrigin}/en/news"`);
    expect(mail!.text).toContain(`See news (${publicOrigin}/en/news).`);
    expect(mail!.html).not.toMatch(/<img|src=|url\(/);
    expect(await world.issues.get(id)).toMatchObject({ state: 'sent', recipients: 3, sent: 3, failed: 0 });
    await world.run();
    expect(world.server.mails).toHaveLength(3);
  });

  test('where the editor chose no email, readers of a missing language get none', async () => {
    const world = await createIt();
    await world.join([
      ['ana@example.org', 'en'],
      ['yui@example.org', 'ja'],
    ]);
    const { id } = await world.write({ en: english }, 'none');
    await world.act(id, { name: 'start' });
    await world.run();
    expect(world.readers()).toEqual(['ana@example.org']);
    expect(await world.issues.get(id)).toMatchObject({ state: 'sent', recipients: 1, sent: 1 });
  });

  test('the mailbox’s unsubscribe works with one POST; opening the same address changes nothing', async () => {
    const world = await createIt();
    await world.join([['ana@example.org', 'en']]);
    const { id } = await world.write();
    await world.act(id, { name: 'start' });
    await world.run();
    const headers = headersOf(world.server.mails[0]!);
    const address = /^List-Unsubscribe: <([^>]+)>\r?$/m.exec(headers)?.[1] ?? '';
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const links = new Hono().route('/', createNewsletterLinks(world));
    const path = address.slice(publicOrigin.length);
    const opened = await links.request(path, { headers: { 'accept-language': 'ko' } });
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toMatch(/^\/ko\/newsletter\/unsubscribe\?token=[\w-]{43}$/);
    expect((await world.state('ana@example.org'))!.confirmed_time).not.toBeNull();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await links.request(path, { method: 'POST', body })).status).toBe(200);
    expect((await world.state('ana@example.org'))!.confirmed_time).toBeNull();
    // The next issue leaves the address out.
    const next = await world.write({ en: { ...english, subject: 'December' } });
    await expect(world.act(next.id, { name: 'start' })).rejects.toThrow(
      'No subscriber would get this issue.',
    );
  });

  test('an address that the mail server refuses for good is left out, one that it puts off is tried again', async () => {
    const world = await createIt();
    await world.join([
      ['ana@example.org', 'en'],
      ['gone@example.org', 'en'],
      ['full@example.org', 'en'],
    ]);
    let isFull = true;
    world.server.rules.answerRecipient = (address) => {
      if (address === 'gone@example.org') return 550;
      return address === 'full@example.org' && isFull ? 452 : undefined;
    };
    const { id } = await world.write();
    await world.act(id, { name: 'start' });
    await world.run();
    expect(world.readers()).toEqual(['ana@example.org']);
    expect(await world.issues.get(id)).toMatchObject({ state: 'sending', sent: 1, failed: 1 });
    const gone = await world.state('gone@example.org');
    expect(gone!.refused_error).toContain('No such mailbox here');
    expect((await world.state('full@example.org'))!.refused_time).toBeNull();
    isFull = false;
    world.pass(60);
    await world.run();
    expect(world.readers()).toEqual(['ana@example.org', 'full@example.org']);
    expect(await world.issues.get(id)).toMatchObject({ state: 'sent', sent: 2, failed: 1 });

    const next = await world.write({ en: { ...english, subject: 'December' } });
    await world.act(next.id, { name: 'start' });
    await world.run();
    expect(await world.issues.get(next.id)).toMatchObject({ state: 'sent', recipients: 2, sent: 2 });
    // Its owner enters it again, and shows by the confirmation that the mailbox works.
    world.server.rules.answerRecipient = () => undefined;
    await world.newsletter.subscribe({ email: 'gone@example.org', language: 'en', locale: 'en' });
    expect(await world.state('gone@example.org')).toMatchObject({ confirmed_time: null, refused_time: null });
  });

  test('pausing holds back what waits, continuing sends it, stopping drops it', async () => {
    const world = await createIt();
    await world.join(numbered(11));
    const { id } = await world.write();
    await world.act(id, { name: 'start' });
    await world.issues.queueDue();
    await world.act(id, { name: 'pause' });
    await world.run();
    expect(world.server.mails).toEqual([]);
    await world.act(id, { name: 'resume' });
    await world.issues.queueDue();
    await world.outbox.sendDue();
    expect(world.server.mails).toHaveLength(4);
    await world.issues.queueDue();
    await world.act(id, { name: 'stop' });
    await world.run();
    expect(world.server.mails).toHaveLength(4);
    expect(await world.issues.get(id)).toMatchObject({
      state: 'stopped',
      recipients: 11,
      sent: 4,
      queued: 8,
      skipped: 4,
    });
    await expect(world.act(id, { name: 'resume' })).rejects.toThrow('The state of the issue has changed.');
  });

  test('a mail that is put off at the moment of the pause waits until the issue goes on', async () => {
    const world = await createIt();
    await world.join([['ana@example.org', 'en']]);
    const { id } = await world.write();
    await world.act(id, { name: 'start' });
    world.server.rules.beforeTaking = async () => {
      await world.act(id, { name: 'pause' });
      throw Object.assign(new Error('Come again later'), { responseCode: 450 });
    };
    await world.run();
    delete world.server.rules.beforeTaking;
    expect((await world.issues.get(id)).state).toBe('paused');
    world.pass(24 * 60 * 60);
    await world.run();
    expect(world.server.mails).toEqual([]);
    await world.act(id, { name: 'resume' });
    world.pass(120);
    await world.run();
    expect(world.readers()).toEqual(['ana@example.org']);
    expect(await world.issues.get(id)).toMatchObject({ state: 'sent', sent: 1, failed: 0, skipped: 0 });
  });

  test('a failed mail that the desk sends again counts as sent, and as failed no longer', async () => {
    const world = await createIt();
    await world.join([['ana@example.org', 'en']]);
    const { id } = await world.write();
    await world.act(id, { name: 'start' });
    world.server.rules.beforeTaking = async () => {
      throw Object.assign(new Error('Not like this'), { responseCode: 554 });
    };
    await world.run();
    delete world.server.rules.beforeTaking;
    expect(await world.issues.get(id)).toMatchObject({ sent: 0, failed: 1 });
    const mail = await world.database
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'newsletter-issue')
      .executeTakeFirstOrThrow();
    await world.outbox.retry(mail.id, editor);
    await world.run();
    expect(world.readers()).toEqual(['ana@example.org']);
    expect(await world.issues.get(id)).toMatchObject({ sent: 1, failed: 0 });
  });

  test('few mails of an issue wait in the outbox, so that others do not wait behind all of them', async () => {
    const world = await createIt();
    await world.join(numbered(11));
    const { id } = await world.write();
    await world.act(id, { name: 'start' });
    for (const _round of [1, 2, 3]) await world.issues.queueDue();
    const { count } = await world.database
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(4);
  });

  test('processes that send the same issue together write to nobody twice', async () => {
    const world = await createIt();
    await world.join(numbered(23));
    const { id } = await world.write();
    await world.act(id, { name: 'start' });
    const other = createTestIssues(world, { now: () => world.clock.time, batchSize: 4 });
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([world.issues, other, world.issues].map((each) => each.queueDue()));
      await world.outbox.sendDue();
    }
    await world.run();
    expect(world.readers()).toHaveLength(23);
    expect(new Set(world.readers()).size).toBe(23);
    expect(await world.issues.get(id)).toMatchObject({ state: 'sent', sent: 23 });
  });

  test('who is erased or subscribes while it is sent gets no mail of it', async () => {
    const world = await createIt();
    await world.join(numbered(3));
    const { id } = await world.write();
    await world.act(id, { name: 'start' });
    await world.issues.queueDue();
    await world.database.deleteFrom('subscribers').where('email', '=', 'reader1@example.org').execute();
    await world.join([['late@example.org', 'en']]);
    await world.run();
    expect(world.readers()).toEqual(['reader0@example.org', 'reader2@example.org']);
    expect(await world.issues.get(id)).toMatchObject({ state: 'sent', sent: 2, skipped: 1 });
  });

  test('a test goes to the editor alone, in the language that was asked for, without a link that works', async () => {
    const world = await createIt();
    await world.join([['ana@example.org', 'en']]);
    const { id } = await world.write();
    await world.act(id, { name: 'test', locale: 'ko' });
    await world.run();
    expect(world.readers()).toEqual([editor.email]);
    expect(world.server.mails[0]!.subject).toBe(`[Test] ${korean.subject}`);
    expect(world.server.mails[0]!.text).toContain(leftOutWords);
    expect(await world.issues.get(id)).toMatchObject({ state: 'ready', sent: 0 });
  });

  test('the text can be replaced while it is ready, and is fixed once it is sent', async () => {
    const world = await createIt();
    await world.join([['ana@example.org', 'en']]);
    const { id, entryId } = await world.write();
    const rewrite = async (subject: string) => {
      const { version } = await world.editing.get('newsletter', entryId);
      const body = { texts: { en: { ...english, subject } }, drafts: [], facts: { fallback: 'en' } };
      const action = { name: 'save' as const, body, current: [] };
      await world.editing.perform({ kind: 'newsletter', id: entryId, version, action, person: editor });
      await world.publish(entryId);
    };
    await rewrite('November, corrected');
    expect(await world.issues.get(id)).toMatchObject({ subject: 'November, corrected', state: 'ready' });
    await world.act(id, { name: 'start' });
    await expect(rewrite('Too late')).rejects.toThrow('its text is fixed');
    await world.run();
    expect(world.server.mails.map(({ subject }) => subject)).toEqual(['November, corrected']);
  });

  test('a preview shows a draft as its mail, in one theme, and English where the language is missing', async () => {
    const world = await createIt();
    const body = { texts: { en: english, ko: korean }, drafts: [], facts: { fallback: 'en' } };
    const dark = await world.issues.preview({ body, locale: 'ko', theme: 'dark' });
    expect(dark).toMatchObject({ subject: korean.subject, locale: 'ko' });
    expect(dark.html).toContain('color-scheme: dark;');
    expect(dark.html).not.toContain('prefers-color-scheme');
    const missing = await world.issues.preview({ body, locale: 'th', theme: 'light' });
    expect(missing).toMatchObject({ subject: english.subject, locale: 'en' });
  });
});
