import { Hono } from 'hono';
import * as v from 'valibot';
import { templateActionSchema, wordsSchema } from '#features/team/mail/model/template/mail-template.ts';
import { wordedMailKinds } from '#features/team/mail/model/template/placeholder.ts';
import type { MailTemplates } from '#features/team/mail/server/template/mail-templates.ts';
import { localeCodes } from '#i18n/locales.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import type { Previews } from '#features/team/editing/server/previews.ts';
import { mailPolicy } from './send-mail-page.ts';
import { wholeListQuery } from './page-query.ts';
import { valid } from './valid.ts';

const templatePath = v.object({ kind: v.picklist(wordedMailKinds), locale: v.picklist(localeCodes) });
const previewBody = v.object({ words: wordsSchema });

/** The words of mails. */
export function createMailTemplateRoutes(
  templates: MailTemplates,
  previews: Previews,
): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const gate = allow('mail.word');

  routes.get('/mail-templates', gate, valid('query', wholeListQuery), async (c) => {
    const data = await templates.list();
    return c.json({ data, total: data.length });
  });

  routes.get('/mail-templates/:kind/:locale', gate, valid('param', templatePath), async (c) =>
    c.json(await templates.get(c.req.valid('param'))),
  );

  routes.post(
    '/mail-templates/:kind/:locale/previews',
    gate,
    valid('param', templatePath),
    valid('json', previewBody),
    async (c) => {
      const mail = await templates.preview(c.req.valid('param'), c.req.valid('json').words);
      const page = { document: mail.html, policy: mailPolicy };
      const id = await previews.render(c.var.person.id, async () => page);
      return c.json({ id, subject: mail.subject, text: mail.text });
    },
  );

  routes.post(
    '/mail-templates/:kind/:locale/actions',
    gate,
    valid('param', templatePath),
    valid('json', templateActionSchema),
    async (c) => {
      const key = c.req.valid('param');
      const outcome = await templates.act(key, c.req.valid('json'), c.var.person);
      const theirs = await templates.get(key);
      if (outcome === 'done') return c.json(theirs);
      const person = theirs.stored?.editor ?? 'Another person';
      const message = `${person} changed these words in the meantime. Your version is kept, but not saved. Compare the two and decide.`;
      return c.json({ message, theirs }, 409);
    },
  );
  return routes;
}
