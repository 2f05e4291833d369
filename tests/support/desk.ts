import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { brand } from '#brand/brand.ts';
import { createDeskCases } from '#app/desk/create-desk-cases.ts';
import { createDeskApp, type DeskApp, type DeskAppOptions } from '#app/desk/desk-app.ts';
import { createPreviews } from '#features/team/editing/server/previews.ts';
import type { DecisionRule } from '#features/team/second-person/model/decision-rule.ts';
import type { Role } from '#features/team/accounts/model/role.ts';
import { createAccounts } from '#features/team/accounts/server/accounts.ts';
import { createAppeals } from '#features/listing/appeals/server/appeals.ts';
import { createAudit } from '#features/team/audit/server/audit.ts';
import { createDonations } from '#features/submission/donations/server/donations.ts';
import { createListingDesk } from '#features/store/catalogue/server/listing-desk.ts';
import { composeReviewing, composeSubmissions } from '#app/compose-reviewing.ts';
import { contentPorts } from '#app/content-ports.ts';
import { createEditing } from '#features/team/editing/server/editing.ts';
import type { OutboxDependencies } from '#features/team/mail/server/outbox-dependencies.ts';
import { createStaffNotices } from '#features/team/notices/server/staff-notices.ts';
import { createOutbox } from '#features/team/mail/server/outbox.ts';
import { createNumbersDesk } from '#features/submission/numbers/server/numbers.ts';
import { createSenders } from '#features/submission/submissions/server/senders.ts';
import { createFileStore } from '#features/submission/uploads/server/file-store.ts';
import type { Submissions } from '#features/submission/submissions/server/submissions.ts';
import { unavailableChain } from '#platform/chain/unavailable-chain.ts';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { isCv } from '#platform/files/is-cv.ts';
import { findFile } from '#platform/files/find-file.ts';
import { storeUpload } from '#platform/files/store-upload.ts';
import { createLog } from '#platform/log/log.ts';
import { waitingMailer } from '#platform/mail/waiting-mailer.ts';
import { createFakeWeb } from '#platform/web/fake-web.ts';
import { deskForm } from './desk-form.ts';
import { createBareDrafts } from './bare-drafts.ts';
import { testOpener } from './file-opener.ts';
import { makePdf } from './files/pdf-file.ts';
import { createTestIssues } from './issues.ts';
import { bareSetup } from './bare-setup.ts';
import { createTestNoticeDesk } from './notice-desk.ts';
import { createTestReports } from './reports.ts';
import { createTestTemplates } from './mail-templates.ts';
import { createTestSubscribers } from './subscribers.ts';
import { createWebhooks } from '#features/team/webhooks/server/webhooks.ts';
import { createTestWatching } from './watching.ts';
import { seedDeskCatalogue } from './seed-desk-catalogue.ts';
import { createProposingRooms } from './proposing-rooms.ts';
import { quickHashing } from './quick-hashing.ts';
import { validApplication } from './submission-world.ts';

export const deskOrigin = 'http://127.0.0.1:4001';
const host = '127.0.0.1:4001';
const password = 'correct horse battery';
const now = () => new Date();

/** A folder that looks like dist/desk, one per test file. */
export function useDeskAssets(): () => string {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'desk-assets-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/desk-1234.js'), 'export {};\n');
    writeFileSync(join(folder, 'index.html'), '<meta property="csp-nonce" nonce="DESK_STYLE_NONCE">');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}

export interface Caller {
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

function callerOf(app: DeskApp, cookie?: string): Caller {
  const session: Record<string, string> = cookie ? { cookie } : {};
  return {
    get: async (path, headers = {}) =>
      app.request(`${deskOrigin}${path}`, { headers: { host, ...session, ...headers } }),
    post: async (path, body, headers = {}) =>
      app.request(`${deskOrigin}${path}`, {
        method: 'POST',
        headers: { host, origin: deskOrigin, 'content-type': 'application/json', ...session, ...headers },
        body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
      }),
  };
}

/** A caller that keeps its cookies as a browser does. @param jar to look at, or to copy as a thief would */
function browserOf(app: DeskApp, jar = new Map<string, string>()): Caller & { jar: Map<string, string> } {
  const caller = () => callerOf(app, [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
  const keep = (answer: Response) => {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    get: async (...call) => keep(await caller().get(...call)),
    post: async (...call) => keep(await caller().post(...call)),
  };
}

async function storeIcon(database: Database, key: string): Promise<string> {
  const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0B6E55' } })
    .png()
    .toBuffer();
  const stored = await storeUpload({ database, opener: testOpener, now }, png, { role: 'icon', key });
  if (!stored.ok) throw new Error(stored.refusal.code);
  return stored.file.sha256;
}

async function storeDocument(database: Database, role: 'audit' | 'cv', key: string): Promise<string> {
  // The same file is one row, no matter who sent it: a CV that is an audit report too would be a CV for everyone.
  const stored = await storeUpload({ database, opener: testOpener, now }, makePdf({ content: role }), {
    role,
    key,
  });
  if (!stored.ok) throw new Error(stored.refusal.code);
  return stored.file.sha256;
}

type Compose = OutboxDependencies['compose'];

interface DeskOptions {
  /** The setting DESK_ORIGIN; it is called under 127.0.0.1 all the same. */
  configured?: string;
  /** Writes the mails that the desk shows; without it they have no content. */
  composerFor?: (submissions: Submissions) => Compose;
  /** Most tests are about one person's work, so the desk is that of a brand with one person. */
  rule?: DecisionRule | undefined;
  /** What Prometheus reads, where it may. */
  metrics?: DeskAppOptions['metrics'];
  /** Of the node by which the desk checks tokens of `bsc` again. */
  rpcUrl?: string | undefined;
}

/** The desk with the real features behind it, on one database. */
export async function createDesk(
  open: OpenDatabase,
  assetsDir: string,
  {
    configured = deskOrigin,
    composerFor = () => async () => undefined,
    rule,
    metrics,
    rpcUrl,
  }: DeskOptions = {},
) {
  const { database, engine } = open;
  const log = createLog('silent');
  const donations = createDonations({ database, engine, brand, chain: unavailableChain, now, log });
  const senders = createSenders({ secret: 'a key of the tests', perAddress: 5, engine });
  const web = createFakeWeb();
  const shared = { open, web, chainOf: () => unavailableChain, donations, senders, now, log };
  const submissions = composeSubmissions(shared);
  const files = createFileStore({ database, opener: testOpener, now });
  const reviewing = composeReviewing({
    ...{ ...shared, brand, submissions, files },
    publicOrigin: 'https://portal.example',
  });
  const accounts = createAccounts({
    open,
    secret: 'a secret for tests that is long enough',
    deskOrigin: configured,
    now,
    hashing: quickHashing,
  });
  const outbox = createOutbox({
    database,
    mailer: waitingMailer,
    compose: composerFor(submissions),
    onSettled: async () => undefined,
    onRetried: async () => undefined,
    now,
    log,
  });
  const { paymentQuestions } = reviewing;
  const app = createDeskApp({
    ...reviewing,
    listings: createListingDesk({ database, now }),
    ...createProposingRooms(open, now, rule),
    reports: createTestReports(open, now, { rpcUrl }),
    watching: createTestWatching(open, { now }),
    appeals: createAppeals({ database, engine, now }),
    cases: createDeskCases({ database, brand, now }),
    outbox,
    mailTemplates: createTestTemplates(database, now),
    subscribers: createTestSubscribers(open, now),
    webhooks: createWebhooks({ database, web, now, log }),
    staffNotices: createStaffNotices({ database, deskOrigin: configured, now }),
    issues: createTestIssues(open, { now }),
    numbers: createNumbersDesk({ database, brand, now }),
    setup: bareSetup(database),
    editing: createEditing({ database, ports: contentPorts, opener: testOpener, now, log }),
    statusNotices: createTestNoticeDesk(database, now),
    drafts: createBareDrafts(open),
    previews: createPreviews({ database, now }),
    accounts,
    audit: createAudit({ database }),
    securityDays: 90,
    findFile: (sha256) => findFile(database, sha256),
    isCv: (sha256) => isCv(database, sha256),
    opener: testOpener,
    files,
    log,
    now,
    assetsDir,
    pagesDir: assetsDir,
    deskOrigin: configured,
    metrics,
  });
  await seedDeskCatalogue(database);
  const storeFiles = async (key: string) => ({
    icon: await storeIcon(database, key),
    audit_file: await storeDocument(database, 'audit', key),
  });
  const sentFiles = await storeFiles('the-key-of-this-desk');
  let sent = 0;
  /** By number of the submission, what only its team has. */
  const references = new Map<number, string>();
  const numberOf = async (reference: string) => {
    const { number } = (await submissions.status(reference))!;
    references.set(number, reference);
    return number;
  };

  return {
    app,
    accounts,
    files: sentFiles,
    submissions,
    paymentQuestions,
    references,
    anonymous: callerOf(app),
    browser: (jar?: Map<string, string>) => browserOf(app, jar),
    password,
    /** Makes an account and signs it in. */
    async signIn(role: Role | readonly Role[], name = 'Ana'): Promise<Caller> {
      const email = `${name.toLowerCase()}@example.org`;
      await accounts.create({ email, name, roles: [role].flat(), password });
      const answer = await callerOf(app).post('/api/auth/sign-in', { email, password });
      if (answer.status !== 204) throw new Error(`Signing in answered ${answer.status}`);
      return callerOf(
        app,
        answer.headers
          .getSetCookie()
          .map((cookie) => cookie.split(';')[0])
          .join('; '),
      );
    },
    /** Sends a DApp that awaits its payment. @returns its number at the desk */
    async send(title: string): Promise<number> {
      const draftKey = `draft-key-of-test-${(sent += 1)}-000000`;
      const created = await submissions.create({
        kind: 'dapp',
        locale: 'en',
        draftKey,
        payload: deskForm(title, await storeFiles(draftKey)),
      });
      if (!created.ok) throw new Error(JSON.stringify(created));
      await submissions.quote(created.reference);
      return numberOf(created.reference);
    },
    /** Sends an ambassador's application. @returns its number at the desk, and its CV */
    async apply(): Promise<{ id: number; cv: string }> {
      const draftKey = `draft-key-of-test-${(sent += 1)}-000000`;
      const cv = await storeDocument(database, 'cv', draftKey);
      const payload = validApplication(cv);
      const created = await submissions.create({ kind: 'ambassador', locale: 'en', draftKey, payload });
      if (!created.ok) throw new Error(JSON.stringify(created));
      return { id: await numberOf(created.reference), cv };
    },
  };
}
