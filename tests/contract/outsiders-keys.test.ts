import { expect, it } from 'vitest';
import { createComposer } from '#app/compose-mail.ts';
import { renderMail } from '#app/render-mail.ts';
import { createRecoveryMails } from '#features/team/accounts/server/recovery/recovery-mails.ts';
import { createInvitationMails } from '#features/team/accounts/server/invitations/invitation-mails.ts';
import type { SignedIn } from '#features/team/accounts/model/account.ts';
import { roles } from '#features/team/accounts/model/role.ts';
import { createAppeals } from '#features/listing/appeals/server/appeals.ts';
import { createNewsletter } from '#features/site/newsletter/server/newsletter.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createDesk, deskOrigin, useDeskAssets, type Caller } from '../support/desk.ts';
import { deskBodies } from '../support/desk-bodies.ts';
import { describeOnEachEngine } from '../support/databases.ts';
import { createTestIssues } from '../support/issues.ts';
import { createTestReports } from '../support/reports.ts';

const now = () => new Date();

/** What opens a page for its holder alone: the keys in the links of a mail. */
const keysIn = (text: string) =>
  [...text.matchAll(/(?:\/submission\/|\/invitation\/|token=)([\w-]{20,})/g)].map(([, key = '']) => key);

const textOf = async (mail: ReturnType<ReturnType<typeof createComposer>>) => {
  const written = await mail;
  return typeof written === 'object' ? (written.text ?? '') : '';
};

/** The desk with what outsiders sent to it, and every key that they were given. */
async function createOutsiders(open: OpenDatabase, assetsDir: string) {
  const { database } = open;
  const reports = createTestReports(open, now);
  const newsletter = createNewsletter({ database, now, confirmsByMail: true });
  const others = { newsletter, reports, issues: createTestIssues(open, { now }), renderMail };
  const composerFor = (submissions: Parameters<typeof createComposer>[0]['submissions']) =>
    createComposer({
      ...others,
      submissions,
      invitations: createInvitationMails({ database, deskOrigin, now }),
      recoveries: createRecoveryMails({ ...open, deskOrigin, now }),
      findAccountNotice: async () => undefined,
      alerts: { findMailFacts: async () => undefined },
      staffNotices: { findMailFacts: async () => undefined },
      findWords: async () => undefined,
      publicOrigin: 'https://portal.example',
    });
  const desk = await createDesk(open, assetsDir, { composerFor });
  const ana = await desk.signIn(roles, 'Ana');
  const inReview = async (title: string) => {
    const id = await desk.send(title);
    await database.updateTable('submissions').set({ state: 'in-review' }).where('id', '=', id).execute();
    return id;
  };
  const decide = async (id: number, action: object) => {
    const { version } = (await (await ana.get(`/api/desk/submissions/${id}`)).json()) as { version: number };
    expect((await ana.post(`/api/desk/submissions/${id}/actions`, { version, action })).status).toBe(200);
  };
  await desk.send('Lagoon Exchange');
  await inReview('Reef Market');
  await decide(await inReview('Harbor Swap'), { name: 'approve' });
  const refused = await inReview('Ferry Lines');
  await decide(refused, { name: 'reject', reason: 'other', text: 'No.' });
  const appeals = createAppeals({ ...open, now });
  const reference = desk.references.get(refused)!;
  expect(await appeals.submit({ reference, text: 'Look again.' })).toBe('sent');
  await desk.apply();
  const report = { reason: 'phishing', text: 'It asks for the phrase.', email: 'ria@example.org' } as const;
  await reports.submit({ kind: 'site', site: 'tidep0rt.example', lang: 'en', ...report }, undefined);
  await newsletter.subscribe({ email: 'ana@example.org', language: 'en', locale: 'en' });
  const { id } = await database.selectFrom('desk_users').select('id').executeTakeFirstOrThrow();
  const inviter = { id, email: 'ana@example.org', name: 'Ana', roles } as unknown as SignedIn;
  const invitation = { email: 'ben@example.org', name: 'Ben', roles: ['reviewer'], locale: 'en' } as const;
  expect((await desk.accounts.invite(invitation, inviter)).ok).toBe(true);
  const compose = composerFor(desk.submissions);
  const keys = new Set(desk.references.values());
  for (const row of await database.selectFrom('outbox').selectAll().execute())
    for (const key of keysIn(await textOf(compose(row, 'send')))) keys.add(key);
  return { ...desk, database, ana, keys };
}

describeOnEachEngine('the keys of teams, applicants and subscribers', (open) => {
  const assets = useDeskAssets();

  it('are in no answer of the desk, whatever a person with every role asks for', async () => {
    const opened = await open();
    const { app, ana, keys, database, files, references } = await createOutsiders(opened, assets());
    const mails = await database.selectFrom('outbox').select(['id', 'kind']).execute();
    // Of the submissions, the newsletter and the invitation.
    expect(keys.size).toBeGreaterThanOrEqual(references.size + 2);
    const routes = app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/desk/'))
      .map(({ method, path }) => ({ method, pattern: path }));
    const idsIn = (pattern: string) => {
      if (pattern.includes('/listings/')) return ['dapp-1', 'dapp-2'];
      if (pattern.includes('/outbox/')) return mails.map(({ id }) => String(id));
      return pattern.includes('/submissions/') ? [...references.keys()].map(String) : ['1'];
    };
    const kindIn = (pattern: string) =>
      pattern.includes('/mail-templates/') ? 'submission-received' : 'news';
    const pathsOf = (pattern: string) =>
      (pattern.includes(':id') ? idsIn(pattern) : ['']).map((id) =>
        pattern
          .replace(':id', id)
          .replace(':kind', kindIn(pattern))
          .replace(':answer', 'duplicate')
          .replace(':locale', 'en')
          .replace(':field', 'picture')
          .replace(':step', 'categories')
          .replace(/:number|:page/, '1')
          .replace(':name', 'a'.repeat(22))
          .replace(':sha256', files.icon),
      );
    const answerOf = async (caller: Caller, { method, pattern }: (typeof routes)[number], path: string) => {
      const query = pattern.endsWith('/found') ? '?q=lagoon' : '';
      const body = deskBodies[`${method} ${pattern}`] ?? {};
      const answer = await (method === 'GET' ? caller.get(path + query) : caller.post(path, body));
      expect(answer.status, path).not.toBe(401);
      return `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
    };
    const walk = async (method: string) => {
      for (const route of routes.filter((each) => each.method === method))
        for (const path of pathsOf(route.pattern)) {
          const said = await answerOf(ana, route, path);
          const seen = [...keys].filter((key) => said.includes(key));
          expect(seen, `${method} ${path}`).toEqual([]);
        }
    };
    await walk('GET');
    // What was done is in the log, in the outbox and in the lists.
    await walk('POST');
    await walk('GET');
    for (const reference of keys) {
      const found = await ana.get(`/api/desk/submissions?q=${reference}`);
      expect(await found.text()).not.toContain(reference);
    }
  }, 240_000);
});
