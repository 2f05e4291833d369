import { expect, it } from 'vitest';
import { leftOutWords } from '#features/team/mail/model/left-out.ts';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createMailWorld, outboxRows, startServerForTest } from '../support/mail-world.ts';
import { quickHashing } from '../support/quick-hashing.ts';

const deskOrigin = 'https://desk.example';
const password = 'nine quiet herons at the quay';
const guest = { email: 'gil@example.org', name: 'Gil', roles: ['reviewer'] as const };

describeOnEachEngine('invitations by mail', (open) => {
  async function createIt() {
    const world = await createMailWorld(await open(), await startServerForTest());
    const now = () => world.clock.time;
    const secret = 'a secret for tests that is long enough';
    const accounts = createAccounts({ open: world.open, secret, deskOrigin, now, hashing: quickHashing });
    await accounts.create({ email: 'ada@example.org', name: 'Ada', roles: ['administrator'], password });
    const [ada] = await accounts.list();
    const admin: SignedIn = { ...ada!, sessionId: 'none' };
    const call = (path: string, body: object) =>
      accounts.handler(
        new Request(`${deskOrigin}/api/auth/${path}`, { method: 'POST', body: JSON.stringify(body) }),
        '192.0.2.1',
      );
    const accept = async (token: string) => (await call('invitation/accept', { token, password })).status;
    const tokenIn = ({ text }: { text?: string | undefined }) =>
      /https:\/\/desk\.example\/#\/invitation\/([\w-]+)/.exec(text ?? '')?.[1] ?? '';
    const listed = async () => (await accounts.listInvitations())[0];
    return { ...world, accounts, admin, accept, tokenIn, listed };
  }

  it('sends the link in the chosen language; it works once', async () => {
    const { accounts, admin, accept, tokenIn, listed, outbox, server } = await createIt();
    expect(await accounts.invite({ ...guest, locale: 'es' }, admin)).toEqual({ ok: true, token: undefined });
    expect(await listed()).toMatchObject({ email: guest.email, mail: { state: 'waiting' } });
    await outbox.sendDue();
    const [mail] = server.mails;
    expect(mail!.recipients).toEqual([guest.email]);
    expect(mail!.raw).toContain('Content-Language: es');
    expect(mail!.html).toContain(`${deskOrigin}/#/invitation/${tokenIn(mail!)}`);
    expect(await listed()).toMatchObject({ mail: { state: 'sent', last_error: null } });
    expect(await accept(tokenIn(mail!))).toBe(204);
    expect(await accept(tokenIn(mail!))).toBe(404);
    expect((await accounts.list()).map(({ email, roles }) => [email, roles])).toContainEqual([
      guest.email,
      ['reviewer'],
    ]);
  });

  it('keeps no link in the database, and shows none at the desk', async () => {
    const world = await createIt();
    const { accounts, admin, tokenIn, outbox, server, database } = world;
    await accounts.invite({ ...guest, locale: 'en' }, admin);
    const [row] = await outboxRows(world);
    const shown = await outbox.show(row!.id);
    expect(shown.text).toContain(leftOutWords);
    expect(await database.selectFrom('desk_invitation_links').selectAll().execute()).toEqual([]);
    await outbox.sendDue();
    const token = tokenIn(server.mails[0]!);
    expect(token).toHaveLength(43);
    const stored = [
      await outboxRows(world),
      await database.selectFrom('desk_invitations').selectAll().execute(),
      await database.selectFrom('desk_invitation_links').selectAll().execute(),
      await database.selectFrom('audit_log').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(await outbox.show(row!.id))).not.toContain(token);
  });

  it('tells what the mail server answered, and sends again with a new link for the whole time', async () => {
    const { accounts, admin, accept, tokenIn, listed, outbox, server, pass } = await createIt();
    server.rules.answerRecipient = () => 550;
    await accounts.invite({ ...guest, locale: 'en' }, admin);
    await outbox.sendDue();
    const failed = await listed();
    expect(failed!.mail).toMatchObject({ state: 'failed' });
    expect(failed!.mail!.last_error).toContain('No such mailbox here');
    delete server.rules.answerRecipient;
    await accounts.sendInvitationAgain(failed!.id, admin);
    await outbox.sendDue();
    pass(6 * 24 * 60 * 60);
    await accounts.sendInvitationAgain(failed!.id, admin);
    await outbox.sendDue();
    const [first, second] = server.mails.map(tokenIn);
    pass(6 * 24 * 60 * 60);
    expect(await accept(first!), 'the link of the earlier mail').toBe(404);
    expect(await accept(second!)).toBe(204);
  });

  it('ends with its time, and with the administrator who sent it', async () => {
    const { accounts, admin, accept, tokenIn, outbox, server, pass, database } = await createIt();
    await accounts.invite({ ...guest, locale: 'en' }, admin);
    await outbox.sendDue();
    await database.updateTable('desk_users').set({ role: 'reviewer' }).execute();
    expect(await accept(tokenIn(server.mails[0]!))).toBe(404);
    await database.updateTable('desk_users').set({ role: 'administrator' }).execute();
    pass(7 * 24 * 60 * 60 + 1);
    expect(await accept(tokenIn(server.mails[0]!))).toBe(404);
  });

  it('sends nothing for an invitation that was revoked, and the link of one that was sent ends', async () => {
    const world = await createIt();
    const { accounts, admin, accept, tokenIn, listed, outbox, server } = world;
    await accounts.invite({ ...guest, locale: 'en' }, admin);
    await accounts.revokeInvitation((await listed())!.id, admin);
    expect(await outboxRows(world)).toEqual([]);
    await accounts.invite({ ...guest, locale: 'en' }, admin);
    await outbox.sendDue();
    const { id } = (await listed())!;
    await accounts.revokeInvitation(id, admin);
    expect(await accept(tokenIn(server.mails[0]!))).toBe(404);
    await expect(accounts.sendInvitationAgain(id, admin)).rejects.toMatchObject({ code: 'conflict' });
    expect(server.mails).toHaveLength(1);
  });

  it('writes down who sent it and who sent it again', async () => {
    const { accounts, admin, listed, database } = await createIt();
    await accounts.invite({ ...guest, locale: 'en' }, admin);
    await accounts.sendInvitationAgain((await listed())!.id, admin);
    const entries = await database
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .orderBy('id')
      .execute();
    expect(entries.slice(-2)).toEqual([
      { action: 'invite', subject: guest.email },
      { action: 'send-invitation', subject: guest.email },
    ]);
  });
});
