import * as v from 'valibot';
import type { Database } from '#platform/database/database.ts';
import { findingsSchema, outcomes, verdictOf, type Finding, type Outcome } from '../model/check.ts';
import type { CheckResult, TokenQuestion } from './check-token.ts';

/** For whom a check was made first; others who ask for the same block get it too. */
export type MadeFor = 'visitor' | 'review' | 'listed';

/** A check as it was made. */
export interface TokenCheck {
  id: number;
  network: string;
  /** In small letters. */
  address: string;
  /** The pair that a person named, in small letters; null where the exchanges were asked. */
  pair: string | null;
  block: number;
  name: string | null;
  symbol: string | null;
  verdict: Outcome;
  findings: readonly Finding[];
  /** RFC 3339. */
  create_time: string;
}

const keptDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

const columns = [
  ...(['id', 'network', 'address', 'pair', 'block', 'name', 'symbol'] as const),
  ...(['verdict', 'findings', 'create_time'] as const),
] as const;

interface Row extends Omit<TokenCheck, 'pair' | 'block' | 'verdict' | 'findings'> {
  /** Empty where the exchanges were asked. */
  pair: string;
  block: string;
  verdict: string;
  findings: string;
}

/** Undefined for a row that another version has written in a way that this one does not know. */
function parseRow(row: Row | undefined): TokenCheck | undefined {
  if (!row) return undefined;
  const findings = v.safeParse(findingsSchema, JSON.parse(row.findings));
  const verdict = outcomes.find((each) => each === row.verdict);
  if (!findings.success || !verdict) return undefined;
  const pair = row.pair === '' ? null : row.pair;
  return { ...row, pair, verdict, block: Number(row.block), findings: findings.output };
}

/** The check of one block, where one was made. */
export async function findCheckOf(
  database: Database,
  { network, token, pair }: TokenQuestion,
  block: bigint,
): Promise<TokenCheck | undefined> {
  const row = await database
    .selectFrom('token_checks')
    .select(columns)
    .where('network', '=', network)
    .where('address', '=', token)
    .where('pair', '=', pair ?? '')
    .where('block', '=', String(block))
    .executeTakeFirst();
  return parseRow(row);
}

/** The last check of a token by a pair that was looked up: what one person named decides nothing for others. */
export async function findLatestCheck(
  database: Database,
  { network, address }: { network: string; address: string },
): Promise<TokenCheck | undefined> {
  const row = await database
    .selectFrom('token_checks')
    .select(columns)
    .where('network', '=', network)
    .where('address', '=', address)
    .where('pair', '=', '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return parseRow(row);
}

/** Where another node has stored a check of the same block, that one stays. */
export async function storeCheck(
  database: Database,
  { network, token, pair }: TokenQuestion,
  { result, madeFor, now }: { result: CheckResult; madeFor: MadeFor; now: Date },
): Promise<void> {
  await database
    .insertInto('token_checks')
    .values({
      ...{ network, address: token, pair: pair ?? '', block: String(result.block) },
      ...{ name: result.name, symbol: result.symbol },
      verdict: verdictOf(result.findings),
      findings: JSON.stringify(result.findings),
      made_for: madeFor,
      create_time: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['network', 'address', 'pair', 'block']).doNothing())
    .execute();
}

/** The check of a listed token stays longer, also where someone else asked for it first. */
export async function keepLonger(database: Database, id: number): Promise<void> {
  await database
    .updateTable('token_checks')
    .set({ made_for: 'listed' })
    .where('id', '=', id)
    .where('made_for', '<>', 'listed')
    .execute();
}

/** Checks are kept for 90 days, and the last one of each listed token longer. */
export async function dropOldChecks(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('token_checks')
    .where('create_time', '<', new Date(now.getTime() - keptDays * dayMs).toISOString())
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('token_checks as kept')
        .select(({ fn }) => fn.max('kept.id').as('last_id'))
        .where('kept.made_for', '=', 'listed')
        .groupBy(['kept.network', 'kept.address']),
    )
    .execute();
}
