import { createAppeals } from '#features/listing/appeals/server/appeals.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { roles } from '#features/team/accounts/model/role.ts';
import { createDesk } from '../desk.ts';
import { listNow, newDapp } from '../new-dapp.ts';
import { createTestReports } from '../reports.ts';

const now = () => new Date();

/** The desk with something of everything that can be acted on. Passkeys need a name for a host. */
export async function createActWorld(open: OpenDatabase, assetsDir: string) {
  /** One person, unless an act is about a second one. */
  const rule = { decidesAlone: true };
  const mail = { messageId: 'a', to: 'a@example.org', language: 'en', subject: 'A', text: 'A', html: 'A' };
  const composerFor = () => async () => mail;
  const configured = 'http://localhost:4001';
  const desk = await createDesk(open, assetsDir, { configured, rule, composerFor });
  const { database } = open;
  /** Every role, so that no act is refused for want of one. */
  const ana = await desk.signIn(roles, 'Ana');
  const ben = await desk.signIn(roles, 'Ben');
  const readJson = async <Body>(path: string) => (await (await ana.get(`/api/desk/${path}`)).json()) as Body;
  const postJson = async <Body>(path: string, body: unknown, caller = ana) => {
    const answer = await caller.post(`/api/desk/${path}`, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  return {
    ...desk,
    rule,
    database,
    ana,
    ben,
    readJson,
    postJson,
    /** @returns a submission under review */
    async inReview(title: string): Promise<{ id: number; version: number }> {
      const id = await desk.send(title);
      const moved = database.updateTable('submissions').set({ state: 'in-review' }).where('id', '=', id);
      const { version } = await moved.returning('version').executeTakeFirstOrThrow();
      return { id, version };
    },
    /** @returns the number of a listed DApp */
    async list(title: string) {
      const [hid = 0] = await listNow(database, [newDapp(title, { categoryHids: [1], chainHids: [1] })]);
      return hid;
    },
    async accountId(name: string) {
      const { data } = await readJson<{ data: { id: string; name: string }[] }>('accounts');
      return data.find((account) => account.name === name)?.id ?? '';
    },
    /** A payment of a submission that a person has confirmed. */
    async pay(submission_id: number, digits: string) {
      const paid = `0x${digits.repeat(32)}`;
      const time = now().toISOString();
      await database
        .insertInto('payments')
        .values({
          ...{ submission_id, tx_hash: paid, link: paid, status: 'accepted', code: null, detail: '{}' },
          ...{ attempts: 1, next_attempt_time: time, code_time: time, quote_id: null, confirmed_by: 'Ana' },
          ...{ amount_units: '2500000000000000000', payer_address: `0x${'5a'.repeat(20)}` },
          ...{ proposed_by: null, proposed_name: null, proposed_code: null, proposed_reason: null },
          ...{ create_time: time, update_time: time },
        })
        .execute();
    },
    /** @returns the number of a confirmed subscriber */
    async subscribe(email: string) {
      const time = now().toISOString();
      const { id } = await database
        .insertInto('subscribers')
        .values({
          ...{ email, email_key: email, locale: 'en', language: 'en' },
          ...{ create_time: time, requested_time: null, confirmed_time: time },
          ...{ unsubscribed_time: null, refused_time: null, refused_error: null },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    appeals: createAppeals({ ...open, now }),
    reports: createTestReports(open, now),
  };
}

export type ActWorld = Awaited<ReturnType<typeof createActWorld>>;

/** One call of a route that succeeds. */
export interface Act {
  /** What it makes first, whose own entries do not count. @returns path below `/api/desk/`, and body */
  prepare: (world: ActWorld) => Promise<{ path: string; body: unknown; caller?: ActWorld['ana'] }>;
  /** `area action` of each entry that it leaves, in order. */
  writes: readonly string[];
  /** Why it leaves none. */
  because?: string;
}

/** By method and pattern of the route. */
export type Acts = Readonly<Record<string, readonly Act[]>>;
