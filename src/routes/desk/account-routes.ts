import { Hono } from 'hono';
import * as v from 'valibot';
import { accountChangeSchema, rolesSchema } from '#features/team/accounts/model/account-change.ts';
import { accountErrorWords } from '#features/team/accounts/model/account-error-words.ts';
import {
  invitationActions,
  invitationLocales,
  invitationPath,
} from '#features/team/accounts/model/invitation.ts';
import { recoveryPath } from '#features/team/accounts/model/recovery.ts';
import type { Accounts } from '#features/team/accounts/server/accounts.ts';
import { AppError } from '#lib/app-error.ts';
import { allow, clientOf, type AddressOf, type DeskEnvironment } from './desk-gates.ts';
import { orTheirs } from './or-theirs.ts';
import { idPath, wholeListQuery } from './page-query.ts';
import { endBody, valid } from './valid.ts';

const text = v.pipe(v.string(), v.maxLength(254));
const accountPath = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });
const invitationBody = v.object({
  email: text,
  name: text,
  roles: rolesSchema,
  /** Language of its mail; absent where the link is passed on. */
  locale: v.optional(v.picklist(invitationLocales)),
  replaces: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const invitationAction = v.object({ name: v.picklist(invitationActions) });

const noMailServer = () =>
  new AppError('conflict', 'No mail server is set up. Create a link and send it yourself.');

interface InvitationOptions {
  deskOrigin: string;
  /** Whether there is a mail server. */
  sendsMail: boolean;
}

/** Invitations to an account, by mail or by a link that is passed on. */
function addInvitationRoutes(
  routes: Hono<DeskEnvironment>,
  accounts: Accounts,
  { deskOrigin, sendsMail }: InvitationOptions,
): void {
  const gate = allow('accounts.manage');

  routes.get('/invitations', gate, valid('query', wholeListQuery), async (c) => {
    const data = await accounts.listInvitations();
    return c.json({ data, total: data.length, meta: { sends: sendsMail } });
  });

  routes.post('/invitations', gate, valid('json', invitationBody), async (c) => {
    const invitation = c.req.valid('json');
    if (invitation.locale && !sendsMail) throw noMailServer();
    const made = await accounts.invite(invitation, c.var.person);
    if (!made.ok) throw new AppError('bad-request', accountErrorWords[made.issue]);
    return c.json({ id: 'new', ...(made.token && { link: `${deskOrigin}${invitationPath(made.token)}` }) });
  });

  routes.post(
    '/invitations/:id/actions',
    gate,
    valid('param', idPath),
    valid('json', invitationAction),
    async (c) => {
      const { id } = c.req.valid('param');
      if (c.req.valid('json').name === 'send') {
        if (!sendsMail) throw noMailServer();
        await accounts.sendInvitationAgain(id, c.var.person);
      } else if (!(await accounts.revokeInvitation(id, c.var.person)))
        throw new AppError('not-found', 'This invitation was already accepted or revoked.');
      return c.json({ id });
    },
  );
}

/** Other people's accounts: for administrators. */
export function createAccountRoutes(accounts: Accounts, options: InvitationOptions): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();
  const gate = allow('accounts.manage');

  routes.get('/accounts', gate, valid('query', wholeListQuery), async (c) => {
    const data = await accounts.list();
    return c.json({ data, total: data.length });
  });

  routes.post(
    '/accounts/:id/actions',
    gate,
    valid('param', accountPath),
    valid('json', accountChangeSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return orTheirs(c, {
        act: async () => {
          const { deskOrigin, sendsMail } = options;
          const change = c.req.valid('json');
          const token = await accounts.change({ id, change, person: c.var.person, sendsMail });
          return c.json({ id, ...(token && { link: `${deskOrigin}${recoveryPath(token)}` }) });
        },
        read: async () => (await accounts.list()).find((account) => account.id === id),
      });
    },
  );

  addInvitationRoutes(routes, accounts, options);
  return routes;
}

const passwordBody = v.object({
  current: v.pipe(v.string(), v.maxLength(512)),
  password: v.pipe(v.string(), v.maxLength(512)),
});

/** What someone does with their own account: open to everyone who is signed in. */
export function createOwnRoutes(accounts: Accounts, addressOf: AddressOf): Hono<DeskEnvironment> {
  const routes = new Hono<DeskEnvironment>();

  routes.get('/own-sessions', valid('query', wholeListQuery), async (c) => {
    const data = await accounts.listSessions(c.var.person);
    return c.json({ data, total: data.length });
  });

  routes.post('/own-sessions/:id/actions', valid('param', accountPath), valid('json', endBody), async (c) => {
    const { id } = c.req.valid('param');
    const ended = await accounts.endSessions(c.var.person, id === 'others' ? undefined : id);
    return c.json({ id, ended });
  });

  routes.post('/own-password', valid('json', passwordBody), async (c) => {
    const change = { ...c.req.valid('json'), clientAddress: clientOf(addressOf, c) };
    const outcome = await accounts.changeOwnPassword(c.var.person, change);
    if (!outcome.ok) throw new AppError('bad-request', accountErrorWords[outcome.issue]);
    return c.json({ id: 'own' });
  });
  return routes;
}
