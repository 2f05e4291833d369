import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

const hourMs = 60 * 60_000;
const states = ['in-review', 'listed', 'listed', 'rejected', 'changes-requested'] as const;
const kinds = ['dapp', 'token', 'nft'] as const;
const codes = ['wrong-amount', 'wrong-token', 'not-found'] as const;

const networks = ['eth', 'bsc', 'tron'] as const;
const deciders = ['Ana', 'Ben', 'Rita'];
const foundOnce = JSON.stringify([{ severity: 'warning', code: 'same-email', params: {} }]);

/** The contract that submission `id` names. */
export const contractOf = (id: number) => `0x${id.toString(16).padStart(40, 'c')}`;

/** Base units that were quoted to submission `id`. */
export const unitsOf = (id: number) => String(200_000_000_000_000_000_000n + BigInt(id) * 1_000_000_000_000n);

interface Load {
  count: number;
  now: Date;
  /** Bytes of each form; as long as real ones. */
  formBytes?: number;
}

/** Text of so many characters that compresses as little as people's do; the same for each submission. */
function describeAt(id: number, length: number): string {
  let state = id;
  const words: string[] = [];
  for (let written = 0; written < length; written += 6) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    words.push(state.toString(36).slice(-5).padStart(5, 'a'));
  }
  return words.join(' ').slice(0, length);
}

/** Submissions of the past year with their history, each paid, every fifth after a refused payment. They come after those that are there. */
export async function loadSubmissions(
  database: Database,
  { count, now, formBytes = 2_000 }: Load,
): Promise<void> {
  const payloadOf = (id: number) =>
    JSON.stringify({
      networks: [networks[id % 3], ...(id % 4 === 0 ? ['base'] : [])],
      title: `Load ${id}`,
      url: `https://load-${id}.example/app`,
      addresses: [{ network: networks[id % 3], addresses: contractOf(id) }],
      text: describeAt(id, formBytes),
    });
  const batch = 100;
  const { last } = await database
    .selectFrom('submissions')
    .select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('last'))
    .executeTakeFirstOrThrow();
  await database.transaction().execute(async (transaction) => {
    for (let done = 0; done < count; done += batch) {
      const ids = Array.from(
        { length: Math.min(batch, count - done) },
        (_, index) => Number(last) + done + index + 1,
      );
      const timeOf = (id: number, hours: number) =>
        new Date(now.getTime() - (1 + (id % 8_000)) * hourMs + hours * 60_000).toISOString();
      await transaction
        .insertInto('submissions')
        .values(
          ids.map((id) => ({
            id,
            reference_hash: `load-${id}`,
            draft_key_hash: `load-${id}`,
            kind: kinds[id % 3]!,
            state: states[id % 5]!,
            version: 3,
            locale: id % 10 === 9 ? 'fr' : 'en',
            payload: payloadOf(id),
            findings: id % 5 === 0 ? foundOnce : '[]',
            title: `Load ${id}`,
            email: `team-${id}@load.example`,
            subject_key: `load-${id}.example`,
            create_time: timeOf(id, 0),
            update_time: timeOf(id, 2),
            promised_time: timeOf(id, 30),
            listed_hid: null,
            parent_id: null,
            added_language: null,
            address_hash: null,
            network_hash: null,
            forget_time: null,
          })),
        )
        .execute();
      const history = ids.flatMap((id) => {
        const step = (version: number, from: string | null, to: string) => ({
          submission_id: id,
          version,
          at: timeOf(id, version),
          actor: from === 'in-review' ? ('reviewer' as const) : ('system' as const),
          actor_name: from === 'in-review' ? (deciders[id % 3] ?? null) : null,
          from_state: from,
          to_state: to,
          code: null,
          text: null,
          detail: null,
        });
        const state = states[id % 5]!;
        return [
          step(1, null, 'awaiting-payment'),
          step(2, 'checking-payment', 'in-review'),
          ...(state === 'in-review' ? [] : [step(3, 'in-review', state)]),
        ];
      });
      await transaction.insertInto('submission_history').values(history).execute();
      await transaction
        .insertInto('quotes')
        .values(
          ids.map((id) => ({
            submission_id: id,
            amount_units: unitsOf(id),
            reserved: 0,
            reserved_until: null,
            payer_address: null,
            payer_time: null,
            create_time: timeOf(id, 0),
          })),
        )
        .execute();
      await transaction
        .insertInto('payments')
        .values(
          ids.map((id) => {
            const isRefused = id % 5 === 0;
            return {
              submission_id: id,
              tx_hash: `0x${id.toString(16).padStart(64, '0')}`,
              link: 'link',
              status: isRefused ? ('refused' as const) : ('accepted' as const),
              code: isRefused ? codes[id % 3]! : null,
              detail: JSON.stringify({ mined_time: timeOf(id, 1) }),
              attempts: 1,
              next_attempt_time: timeOf(id, 1),
              code_time: timeOf(id, 1),
              quote_id: null,
              confirmed_by: null,
              amount_units: isRefused ? null : '200473100000000000000',
              proposed_by: null,
              proposed_name: null,
              proposed_code: null,
              proposed_reason: null,
              create_time: timeOf(id, 1),
              update_time: timeOf(id, 1),
            };
          }),
        )
        .execute();
    }
  });
}
