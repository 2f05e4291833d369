import { expect, it } from 'vitest';
import type { Account } from '#features/team/accounts/model/account.ts';
import type { OwnSession } from '#features/team/accounts/model/own-session.ts';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import type { AuditEntry } from '#features/team/audit/model/audit-entry.ts';
import { createDesk, deskOrigin, useDeskAssets, type Caller } from '../support/desk.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { quickHashing } from '../support/quick-hashing.ts';

type ListedAccount = Account & { id: string };

const guest = { email: 'gil@example.org', name: 'Gil', roles: ['reviewer'] };
const password = 'nine quiet herons at the quay';

async function invite(admin: Caller, person: object = guest): Promise<string> {
  const answer = await admin.post('/api/desk/invitations', person);
  const { link } = (await answer.json()) as { link: string };
  expect(link.startsWith(`${deskOrigin}/#/invitation/`)).toBe(true);
  return link.split('/').at(-1)!;
}

async function idOf(admin: Caller, email: string): Promise<string> {
  const { data } = (await (await admin.get('/api/desk/accounts')).json()) as { data: ListedAccount[] };
  return data.find((account) => account.email === email)!.id;
}

const change = async (admin: Caller, email: string, body: object) =>
  admin.post(`/api/desk/accounts/${await idOf(admin, email)}/actions`, body);

describeOnEachEngine('accounts at the desk', (open) => {
  const assets = useDeskAssets();
  const desk = async () => createDesk(await open(), assets());

  it('makes an account from an invitation, once, with its roles and a password the person chose', async () => {
    const { signIn, anonymous } = await desk();
    const admin = await signIn('administrator', 'Ada');
    const token = await invite(admin);
    const found = await anonymous.post('/api/auth/invitation', { token });
    expect(await found.json()).toEqual({ email: 'gil@example.org', name: 'Gil' });
    const accept = (secret: string) =>
      anonymous.post('/api/auth/invitation/accept', { token, password: secret });
    expect((await accept('too short')).status).toBe(400);
    const statuses = (await Promise.all([accept(password), accept(password)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404]);
    expect((await accept(password)).status).toBe(404);
    expect((await anonymous.post('/api/auth/invitation', { token })).status).toBe(404);
    const signedIn = await anonymous.post('/api/auth/sign-in', { email: guest.email, password });
    expect(signedIn.status).toBe(204);
    const { data } = (await (await admin.get('/api/desk/accounts')).json()) as { data: ListedAccount[] };
    expect(data.map(({ email, roles }) => [email, roles])).toContainEqual([guest.email, ['reviewer']]);
    const log = (await (await admin.get('/api/desk/audit?area=account')).json()) as { data: AuditEntry[] };
    expect(log.data.map(({ action, actor }) => `${actor} ${action}`)).toEqual([
      'gil@example.org accept-invitation',
      'ada@example.org invite',
      'command line create',
    ]);
  });

  it('keeps no link that could be read from the database, and lets none live on', async () => {
    const opened = await open();
    const { signIn, anonymous } = await createDesk(opened, assets());
    const admin = await signIn('administrator', 'Ada');
    const first = await invite(admin);
    const openId = async () => {
      const list = await (await admin.get('/api/desk/invitations')).json();
      return (list as { data: { id: number }[] }).data[0]?.id;
    };
    const second = await invite(admin, { ...guest, replaces: await openId() });
    const rows = await opened.database.selectFrom('desk_invitations').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(second);
    const look = (token: string) => anonymous.post('/api/auth/invitation', { token });
    expect((await look(first)).status).toBe(404);
    expect((await look(second)).status).toBe(200);
    await opened.database
      .updateTable('desk_invitations')
      .set({ expires_time: '2020-01-01T00:00:00.000Z' })
      .execute();
    expect((await look(second)).status).toBe(404);
    const third = await invite(admin);
    const { data } = (await (await admin.get('/api/desk/invitations')).json()) as { data: { id: number }[] };
    const revoke = () => admin.post(`/api/desk/invitations/${data[0]!.id}/actions`, { name: 'revoke' });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(404);
    expect((await look(third)).status).toBe(404);
  });

  it('sends no invitation by mail without a mail server; the link to pass on stays', async () => {
    const { signIn } = await desk();
    const admin = await signIn('administrator', 'Ada');
    const refused = await admin.post('/api/desk/invitations', { ...guest, locale: 'en' });
    expect(refused.status).toBe(409);
    await invite(admin);
    const list = await (await admin.get('/api/desk/invitations')).json();
    expect(list).toMatchObject({ total: 1, data: [{ mail: null }], meta: { sends: false } });
    expect((await admin.post('/api/desk/invitations', { ...guest, locale: 'xx' })).status).toBe(400);
  });

  it('ends an open invitation to the same address only where the administrator says so', async () => {
    const { signIn, anonymous } = await desk();
    const admin = await signIn('administrator', 'Ada');
    const first = await invite(admin);
    const again = await admin.post('/api/desk/invitations', guest);
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({
      message: expect.stringContaining('Its link stops working if you invite this address again.') as string,
    });
    const { data } = (await (await admin.get('/api/desk/invitations')).json()) as { data: { id: number }[] };
    const other = await admin.post('/api/desk/invitations', { ...guest, replaces: (data[0]?.id ?? 0) + 1 });
    expect(other.status).toBe(409);
    const second = await invite(admin, { ...guest, replaces: data[0]?.id });
    const accept = (token: string) => anonymous.post('/api/auth/invitation/accept', { token, password });
    expect((await accept(first)).status).toBe(404);
    expect((await accept(second)).ok).toBe(true);
  });

  it('ends the invitations of a person who is no longer an administrator', async () => {
    const { signIn, anonymous } = await desk();
    const ada = await signIn('administrator', 'Ada');
    const eve = await signIn('administrator', 'Eve');
    const token = await invite(eve, { ...guest, roles: ['administrator'] });
    const lower = { name: 'set-roles', roles: ['editor'], seen: ['administrator'] };
    expect((await change(ada, 'eve@example.org', lower)).status).toBe(200);
    expect((await anonymous.post('/api/auth/invitation/accept', { token, password })).status).toBe(404);
  });

  it('changes roles from the next call on, disables and enables, never one’s own account', async () => {
    const { signIn, anonymous } = await desk();
    const admin = await signIn('administrator', 'Ada');
    const ben = await signIn('reviewer', 'Ben');
    const email = 'ben@example.org';
    expect((await change(admin, email, { name: 'set-roles', roles: [], seen: ['reviewer'] })).status).toBe(
      400,
    );
    expect(
      (await change(admin, email, { name: 'set-roles', roles: ['owner'], seen: ['reviewer'] })).status,
    ).toBe(400);
    const editor = { name: 'set-roles', roles: ['editor'], seen: ['reviewer'] };
    expect((await change(admin, email, editor)).status).toBe(200);
    const late = await change(admin, email, { ...editor, roles: ['administrator'] });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      message: expect.stringContaining('They are now: editor.') as string,
    });
    expect((await ben.get('/api/desk/submissions')).status).toBe(403);
    expect((await change(admin, email, { name: 'end-sessions' })).status).toBe(200);
    expect((await ben.get('/api/desk/own-sessions')).status).toBe(401);
    expect((await change(admin, email, { name: 'disable' })).status).toBe(200);
    const credentials = { email, password: 'correct horse battery' };
    expect((await anonymous.post('/api/auth/sign-in', credentials)).status).toBe(401);
    expect((await change(admin, email, { name: 'enable' })).status).toBe(200);
    expect((await anonymous.post('/api/auth/sign-in', credentials)).status).toBe(204);
    for (const name of ['disable', 'end-sessions'])
      expect((await change(admin, 'ada@example.org', { name })).status, name).toBe(409);
    const lower = { name: 'set-roles', roles: ['editor'], seen: ['administrator'] };
    expect((await change(admin, 'ada@example.org', lower)).status).toBe(409);
  });

  it('keeps one administrator when two remove each other at the same moment', async () => {
    const { signIn } = await desk();
    const ada = await signIn('administrator', 'Ada');
    const ben = await signIn('administrator', 'Ben');
    const [idOfAda, idOfBen] = [await idOf(ada, 'ada@example.org'), await idOf(ada, 'ben@example.org')];
    const lower = { name: 'set-roles', roles: ['reviewer'], seen: ['administrator'] };
    const answers = await Promise.all([
      ada.post(`/api/desk/accounts/${idOfBen}/actions`, lower),
      ben.post(`/api/desk/accounts/${idOfAda}/actions`, lower),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  it('lists a person’s own sessions and ends the others, never those of someone else', async () => {
    const { signIn } = await desk();
    const first = await signIn('reviewer', 'Ana');
    const second = await signIn('reviewer', 'Ana');
    const other = await signIn('reviewer', 'Ben');
    const list = async (caller: Caller) =>
      ((await (await caller.get('/api/desk/own-sessions')).json()) as { data: OwnSession[] }).data;
    expect((await list(first)).map(({ is_current }) => is_current).toSorted()).toEqual([false, true]);
    const foreign = (await list(other))[0]!.id;
    await first.post(`/api/desk/own-sessions/${foreign}/actions`, { name: 'end' });
    expect((await other.get('/api/desk/own-sessions')).status).toBe(200);
    await first.post('/api/desk/own-sessions/others/actions', { name: 'end' });
    expect((await second.get('/api/desk/own-sessions')).status).toBe(401);
    expect(await list(first)).toHaveLength(1);
  });

  it('changes one’s own password with the current one, slows guesses down, and ends the other sessions', async () => {
    const { signIn, anonymous, password: current } = await desk();
    const first = await signIn('reviewer', 'Ana');
    const second = await signIn('reviewer', 'Ana');
    const set = async (given: string, next: string) =>
      (await (await first.post('/api/desk/own-password', { current: given, password: next })).json()) as {
        message?: string;
      };
    expect((await set(current, 'short')).message).toMatch(/at least 12/);
    expect((await set('wrong', password)).message).toBe('The current password is wrong.');
    expect((await set(current, password)).message).toBeUndefined();
    expect((await second.get('/api/desk/own-sessions')).status).toBe(401);
    expect((await first.get('/api/desk/own-sessions')).status).toBe(200);
    const signedIn = await anonymous.post('/api/auth/sign-in', { email: 'ana@example.org', password });
    expect(signedIn.status).toBe(204);
    for (let guess = 0; guess < 5; guess += 1) await set('wrong', 'another long password');
    expect((await set(password, 'another long password')).message).toMatch(/Too many failed attempts/);
  });

  it('locks a session after 30 minutes without activity; a call that a page makes by itself is no activity', async () => {
    let now = new Date();
    const opened = await open();
    const accounts = createAccounts({
      open: opened,
      secret: 'a secret for tests that is long enough',
      deskOrigin,
      now: () => now,
      hashing: quickHashing,
    });
    await accounts.create({ email: 'ana@example.org', name: 'Ana', roles: ['reviewer'], password });
    const request = new Request(`${deskOrigin}/api/auth/sign-in`, {
      method: 'POST',
      body: JSON.stringify({ email: 'ana@example.org', password }),
    });
    const answer = await accounts.handler(request, '10.0.0.1');
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
    const later = (minutes: number, headers: Record<string, string> = {}) => {
      now = new Date(now.getTime() + minutes * 60_000);
      return accounts.session(new Headers({ cookie, ...headers }));
    };
    const byHand = { 'Desk-Active': '1' };
    expect(await later(29, byHand)).toBeDefined();
    expect(await later(29, byHand)).toBeDefined();
    expect(await later(29)).toBeDefined();
    expect(await later(2)).toBeUndefined();
    expect(await later(0, byHand)).toBeUndefined();
  });
});
