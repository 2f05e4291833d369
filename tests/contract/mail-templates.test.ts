import { expect, it } from 'vitest';
import { renderMail, readMailWords } from '#app/render-mail.ts';
import { exampleOf } from '#app/example-mail.ts';
import { checkWords } from '#features/team/mail/model/template/check-words.ts';
import type { MailTemplate, TemplateAction } from '#features/team/mail/model/template/mail-template.ts';
import { wordedMailKinds } from '#features/team/mail/model/template/placeholder.ts';
import type { TemplateKey } from '#features/team/mail/server/template/template-rows.ts';
import { localeCodes } from '#i18n/locales.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestTemplates } from '../support/mail-templates.ts';
import { createMailWorld, mailerFor, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { ana, submit } from '../support/submission-world.ts';

const received: TemplateKey = { kind: 'submission-received', locale: 'en' };
const words = {
  subject: 'We have {title}',
  heading: 'Thank you',
  text: 'Hello, this is <b>{wallet}</b>.\n\n{link}\n\nBest,\nthe reviewers',
};

it.each(wordedMailKinds)('the product’s own words of %s fit it in every language', async (kind) => {
  for (const locale of localeCodes)
    expect(checkWords(kind, await readMailWords({ kind, locale })), locale).toEqual([]);
});

it.each(wordedMailKinds)('the example of %s fills every placeholder', async (kind) => {
  const { subject, text } = await renderMail({
    subject: exampleOf(kind, new Date()),
    locale: 'en',
    publicOrigin: 'https://portal.example',
  });
  expect(subject + text).not.toMatch(/[{}]/);
  const paragraphs = (await readMailWords({ kind, locale: 'en' })).text.split('\n\n');
  for (const paragraph of paragraphs) expect(text).toContain(paragraph.split('{')[0]);
});

describeOnEachEngine('words of mails', (open) => {
  async function createIt() {
    const server = await startServerForTest();
    const world = await createMailWorld(await open(), server);
    const templates = createTestTemplates(world.database, () => world.clock.time, mailerFor(server.url));
    const act = (action: TemplateAction, key = received) => templates.act(key, action, ana);
    const save = (basedOn: string | null, changes: Partial<typeof words> = {}) =>
      act({ name: 'save', words: { ...words, ...changes }, basedOn });
    const stored = async (key = received) => (await templates.get(key)).stored!;
    const send = async () => {
      await submit(world, { title: 'Ferry <b>Lines</b>' });
      await world.outbox.sendDue();
      return server.mails.at(-1)!;
    };
    const audit = () =>
      world.database.selectFrom('audit_log').selectAll().where('area', '=', 'mail').orderBy('id').execute();
    return { ...world, templates, act, save, stored, send, audit };
  }

  it('sends the desk’s words with the values of the mail, as text and escaped in HTML', async () => {
    const { save, send } = await createIt();
    expect(await save(null)).toBe('done');
    const mail = await send();
    expect(mail.subject).toBe('We have “Ferry <b>Lines</b>”');
    expect(mail.text).toMatch(/^Thank you\n\nHello, this is <b>Tideport<\/b>\.\n\nCheck status\nhttps:/);
    expect(mail.text).toContain('Best,\nthe reviewers');
    expect(mail.html).toContain('Hello, this is &lt;b&gt;Tideport&lt;/b&gt;.');
    // The product's small print stays.
    expect(mail.text).toContain('Keep the link private');
  });

  it('shows a preview that is the mail word for word', async () => {
    const { templates, save, stored } = await createIt();
    await save(null);
    const preview = await templates.preview(received, (await stored()).words);
    const sent = await renderMail({
      subject: exampleOf(received.kind, new Date()),
      locale: 'en',
      publicOrigin: 'https://portal.example',
      words,
    });
    expect(preview).toEqual(sent);
  });

  it('writes other languages and other mails in the product’s words', async () => {
    const { save, send, templates } = await createIt();
    await save(null);
    expect((await templates.get({ ...received, locale: 'es' })).stored).toBeNull();
    expect((await templates.list()).filter(({ marks }) => marks.length > 0)).toEqual([
      { id: 'submission-received', marks: [{ locale: 'en', state: 'reworded' }] },
    ]);
    expect((await send()).subject).toMatch(/^We have/);
  });

  it('refuses words that lack the status link, with its name', async () => {
    const { save, templates } = await createIt();
    await expect(save(null, { text: 'Hello {titel}.' })).rejects.toMatchObject({
      code: 'bad-request',
      message: expect.stringMatching(/\{titel\}.*\{link\} \(button that opens the status page/),
    });
    expect((await templates.get(received)).stored).toBeNull();
  });

  it('refuses to overwrite what another person stored in the meantime', async () => {
    const { save, act, stored } = await createIt();
    await save(null);
    expect(await save(null, { heading: 'Mine' })).toBe('stale');
    const { revision } = await stored();
    expect(await save(revision, { heading: 'Second' })).toBe('done');
    expect(await save(revision, { heading: 'Mine' })).toBe('stale');
    expect(await act({ name: 'reset', basedOn: revision })).toBe('stale');
    expect((await stored()).words.heading).toBe('Second');
  });

  it('stores one of two that are saved concurrently', async () => {
    const { save } = await createIt();
    const outcomes = await Promise.all([save(null, { heading: 'One' }), save(null, { heading: 'Two' })]);
    expect(outcomes.toSorted()).toEqual(['done', 'stale']);
  });

  it('goes back to the product’s words, and records each change field by field', async () => {
    const { save, act, stored, send, audit, templates } = await createIt();
    const { product } = await templates.get(received);
    await save(null);
    await act({ name: 'reset', basedOn: (await stored()).revision });
    expect((await send()).subject).toBe('Received: “Ferry <b>Lines</b>”');
    const entries = await audit();
    expect(entries.map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
      'save-template: mail template submission-received en',
      'reset-template: mail template submission-received en',
    ]);
    expect(JSON.parse(entries[0]!.detail)).toMatchObject({
      changes: { subject: { from: product.subject, to: words.subject } },
    });
  });

  it('sends the product’s words where the stored ones no longer fit, and shows the fault', async () => {
    const { database, save, send, templates } = await createIt();
    await save(null);
    await database.updateTable('mail_templates').set({ body: 'Renamed: {statuslink}' }).execute();
    const mail = await send();
    expect(mail.subject).toBe('Received: “Ferry <b>Lines</b>”');
    expect(mail.text).not.toContain('statuslink');
    const [row] = (await templates.list()).filter(({ marks }) => marks.length > 0);
    expect(row?.marks).toEqual([{ locale: 'en', state: 'fault' }]);
    const { problems } = await templates.get(received);
    expect(problems.map((problem) => 'name' in problem && problem.name)).toEqual(['statuslink', 'link']);
  });

  it('says when the product’s English has changed since, until the words are saved again', async () => {
    const { database, save, stored, templates } = await createIt();
    const { product } = await templates.get(received);
    await save(null);
    const before = { ...product, heading: 'Got it' };
    await database
      .updateTable('mail_templates')
      .set({ english: JSON.stringify(before) })
      .execute();
    const shown: MailTemplate = await templates.get(received);
    expect(shown.changed).toEqual({ before, after: product });
    expect((await templates.list()).flatMap(({ marks }) => marks)).toEqual([
      { locale: 'en', state: 'outdated' },
    ]);
    await save((await stored()).revision);
    expect((await templates.get(received)).changed).toBeNull();
  });

  it('sends a test to the editor’s address alone, and changes nothing', async () => {
    const world = await createIt();
    await world.act({ name: 'test', words });
    const [mail] = world.server.mails;
    expect(mail).toMatchObject({ recipients: [ana.email], subject: '[Test] We have “Lagoon Exchange”' });
    expect(await outboxRows(world)).toEqual([]);
    expect(await world.database.selectFrom('mail_templates').selectAll().execute()).toEqual([]);
  });
});
