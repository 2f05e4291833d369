import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { mailKinds } from '#features/team/mail/model/mail-kind.ts';
import { mailStates } from '#features/team/mail/model/outbox-mail.ts';
import { may } from '#features/team/accounts/model/permissions.ts';
import type { Outbox } from '#features/team/mail/server/outbox.ts';
import { AppError } from '#lib/app-error.ts';
import { allow, type DeskEnvironment } from './desk-gates.ts';
import { mailKindsFor } from './mail-kinds-for.ts';
import { idPath, listQuery, wholeListQuery } from './page-query.ts';
import { sendMailPage } from './send-mail-page.ts';
import { number, valid } from './valid.ts';

const outboxQuery = listQuery({
  state: v.optional(v.picklist(mailStates)),
  kind: v.optional(v.picklist(mailKinds)),
  submission: v.optional(number(1, 999_999_999)),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254))),
});
const outboxAction = v.object({ name: v.picklist(['retry', 'send-again']) });

export function createOutboxRoutes(outbox: Outbox): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const requireSeen = async (c: Context<DeskEnvironment>, id: number) => {
    if (!mailKindsFor(c.var.person).includes(await outbox.getKind(id)))
      throw new AppError('forbidden', 'Your account is not allowed to read emails of this kind.');
    return id;
  };

  routes.get('/outbox-counts', allow('mail.read'), valid('query', wholeListQuery), async (c) => {
    const kinds = mailKindsFor(c.var.person);
    const counts = await outbox.counts(kinds);
    const meta = {
      sends: outbox.sends,
      exports: may(c.var.person, 'mail.export'),
      refused: await outbox.countRefused(kinds),
    };
    return c.json({ data: counts, total: counts.length, meta });
  });

  routes.get('/outbox', allow('mail.read'), valid('query', outboxQuery), async (c) => {
    const { per_page: perPage, ...query } = c.req.valid('query');
    return c.json(await outbox.list({ ...query, perPage, kinds: mailKindsFor(c.var.person) }));
  });

  routes.get('/outbox/:id', allow('mail.read'), valid('param', idPath), async (c) => {
    const id = await requireSeen(c, c.req.valid('param').id);
    const { html: _html, ...mail } = await outbox.show(id);
    return c.json(mail);
  });

  routes.get('/outbox/:id/html', allow('mail.read'), valid('param', idPath), async (c) => {
    const id = await requireSeen(c, c.req.valid('param').id);
    return sendMailPage((await outbox.show(id)).html);
  });

  routes.post(
    '/outbox/:id/actions',
    allow('mail.retry'),
    valid('param', idPath),
    valid('json', outboxAction),
    async (c) => {
      const id = await requireSeen(c, c.req.valid('param').id);
      const act = c.req.valid('json').name === 'retry' ? outbox.retry : outbox.sendAgain;
      await act(id, c.var.person);
      return c.json({ id });
    },
  );
  return routes;
}
