import { createAudit } from '#features/team/audit/server/audit.ts';
import { tokenScopes, type TokenScope } from '#features/team/accounts/model/token-scope.ts';
import { createCatalogue } from '#features/store/catalogue/server/create-catalogue.ts';
import { emptyNotes } from '#features/site/downloads/model/new-release.ts';
import { createDownloads } from '#features/site/downloads/server/downloads.ts';
import { twoPeople } from '#features/team/second-person/model/decision-rule.ts';
import type { ProposalCase } from '#features/team/second-person/model/proposal.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { createDesk, type Caller } from './desk.ts';
import { listNow, newDapp } from './new-dapp.ts';

export const sha256 = 'a'.repeat(64);
export const name = 'wallet-android-4.2.0.apk';
/** A release as its form sends it. */
export const release = {
  platform: 'android',
  version: '4.2.0',
  released: '2026-11-20',
  file: { name, sizeBytes: 84_000_000, sha256, checksums: `${sha256}  ${name}\n` },
  notes: { ...emptyNotes, en: 'Approvals show who can move what.' },
};

interface Answered {
  status: number;
  body: { proposed?: number; message?: string; id?: number | string };
}

/** A desk of two editors, on which releases and changed links wait for the other one. */
export async function createSecondPersonWorld(opened: OpenDatabase, assetsDir: string, rule = twoPeople) {
  const { database } = opened;
  const desk = await createDesk(opened, assetsDir, { rule });
  const [ana, ben] = [await desk.signIn('editor', 'Ana'), await desk.signIn('editor', 'Ben')];
  const post = async (caller: Caller, path: string, body: unknown): Promise<Answered> => {
    const answer = await caller.post(`/api/desk/${path}`, body);
    return { status: answer.status, body: (await answer.json()) as Answered['body'] };
  };
  const read = async <Body>(caller: Caller, path: string) =>
    (await (await caller.get(`/api/desk/${path}`)).json()) as Body;
  const decide = (caller: Caller, id: number | undefined, decision: object) =>
    post(caller, `proposals/${id}/actions`, decision);
  const confirm = (caller: Caller, id: number | undefined) => decide(caller, id, { name: 'confirm' });
  const waiting = async (caller: Caller) => (await read<{ data: ProposalCase[] }>(caller, 'proposals')).data;
  const log = async () => {
    const { data } = await createAudit({ database }).list({ page: 1, perPage: 20 });
    return data.map(({ action, actor, detail }) => ({
      ...{ action, actor },
      detail: JSON.parse(detail) as Record<string, unknown>,
    }));
  };
  /** A listed DApp, and a save of it with everything confirmed that the checks ask about. */
  const list = async (title: string) => {
    const [hid] = await listNow(database, [newDapp(title, { desc: title, categoryHids: [1] })]);
    return `listings/dapp-${hid}`;
  };
  const save = async (caller: Caller, path: string, change: object) => {
    const { draft, seen } = await read<{ draft: object; seen: string }>(caller, path);
    const sent = { ...draft, ...change };
    const { findings = [] } = (await (
      await caller.post(`/api/desk/${path}/checks`, { draft: sent })
    ).json()) as { findings?: { key: string }[] };
    return post(caller, `${path}/edits`, { seen, draft: sent, confirmed: findings.map(({ key }) => key) });
  };
  const catalogue = createCatalogue({ ...opened, now: () => new Date() });
  const token = async (caller: Caller, scopes: readonly TokenScope[] = tokenScopes) => {
    const made = await post(caller, 'own-access-tokens', {
      ...{ name: 'nightly', scopes, days: 30, password: desk.password, code: '' },
    });
    const headers = { authorization: `Bearer ${(made.body as { token?: string }).token}`, origin: '' };
    return {
      get: (path: string) => desk.anonymous.get(path, headers),
      post: (path: string, body: unknown) => desk.anonymous.post(path, body, headers),
    };
  };
  const parts = { post, read, decide, confirm, waiting, log, list, save, token };
  return { ...desk, ...parts, ana, ben, database, catalogue, downloads: createDownloads(opened) };
}
