import { completeTo } from '#lib/block-ranges/block-ranges.ts';
import type { NodeRefusal } from '#lib/block-ranges/node-refusal.ts';
import { readRanges } from '#lib/block-ranges/read-ranges.ts';
import type { ReceivedTransfer } from '#platform/chain/chain-reader.ts';
import { workThrough } from '#platform/jobs/due-rows.ts';
import type { DonationDependencies } from '../donation-dependencies.ts';
import { keepScans } from './keep-scans.ts';
import { restoreGone } from './restore-gone.ts';
import { claimScans, firstAskedTime, heldScan, type ScanRow } from './scan-rows.ts';
import { storeTransfers } from './store-transfers.ts';

/** Read again each time: a reorganization replaces the latest blocks. */
const rereadBlocks = 100;
/** Read in one round, apart from those: some hours of a fast chain. */
const blocksPerRound = 20_000;
/** `eth_getLogs` of one round; each comes with two calls that cost a node nothing. */
export const maxRequests = 60;
/** Between two rounds; while older blocks are left, the next one follows sooner. */
export const scanEveryMs = 60_000;
const scanAgainMs = 2_000;

/** Why a round did not read everything. `lagging`: the endpoint is behind what was read. */
export type ScanIssue = NodeRefusal | 'lagging';

interface Round {
  /** Everything below it was read. */
  nextBlock: number;
  isComplete: boolean;
  issue: ScanIssue | null;
  /** What `storeTransfers` keeps; absent where nothing was read. */
  found?: { range: { from: number; to: number }; transfers: readonly ReceivedTransfer[] };
}

/** Undefined where nobody can be asked. */
async function read({ database, chain }: DonationDependencies, scan: ScanRow): Promise<Round | undefined> {
  const known = scan.next_block;
  const failed = (issue: ScanIssue, nextBlock: number): Round => ({ nextBlock, isComplete: false, issue });
  const answer = await chain.getHeadNumber();
  if (!answer.ok) return answer.code === 'no-endpoint' ? undefined : failed('unreachable', known ?? 0);
  const head = Number(answer.value);
  const first = known ?? (await findFirst({ database, chain }, scan));
  if (first === undefined) return failed('unreachable', 0);
  const from = Math.max(0, first - rereadBlocks);
  const to = Math.min(head, first + blocksPerRound - 1);
  if (head < first - 1) return failed('lagging', first);
  const last: { refusal: NodeRefusal | undefined } = { refusal: undefined };
  const reading = await readRanges<ReceivedTransfer>({
    ranges: to < from ? [] : [{ from, to }],
    maxRequests,
    read: async (range) => {
      const listed = await chain.listTransfers({
        token: scan.token_contract,
        receiver: scan.receiver,
        range,
      });
      if (!listed.ok) last.refusal = listed.reason;
      return listed;
    },
  });
  const reached = completeTo(reading.covered, from);
  if (reached === undefined) return failed(last.refusal ?? 'refused', first);
  return {
    nextBlock: Math.max(first, reached + 1),
    isComplete: reached === head,
    issue: reached < to ? issueOf(last.refusal, reached >= first) : null,
    found: {
      range: { from, to: reached },
      transfers: eachOnce(reading.entries).filter(({ blockNumber }) => blockNumber <= reached),
    },
  };
}

/** A range may have been read whole and in halves. */
const eachOnce = (transfers: readonly ReceivedTransfer[]) => [
  ...new Map(transfers.map((each) => [`${each.txHash} ${each.logIndex}`, each])).values(),
];

/** A limit of the endpoint is none while reading gets on: the next round goes on from there. */
function issueOf(refusal: NodeRefusal | undefined, getsOn: boolean): ScanIssue | null {
  const isLimit = refusal === undefined || refusal === 'range' || refusal === 'rate';
  return getsOn && isLimit ? null : (refusal ?? 'range');
}

/** The block at which reading begins: nothing was asked for before. */
async function findFirst(
  { database, chain }: Pick<DonationDependencies, 'database' | 'chain'>,
  scan: ScanRow,
): Promise<number | undefined> {
  const answer = await chain.findBlockAt(new Date(await firstAskedTime(database, scan)));
  return answer.ok ? answer.value : undefined;
}

/** An issue has the time since when it lasts. */
function issueColumns(scan: ScanRow, issue: ScanIssue | null, at: Date) {
  if (issue === null) return { issue: null, issue_since: null };
  return { issue, issue_since: scan.issue_since ?? at.toISOString() };
}

function report({ log }: DonationDependencies, scan: ScanRow, { issue, nextBlock }: Round): void {
  const where = { chain: scan.chain_id, receiver: scan.receiver, nextBlock };
  if (issue !== null && issue !== scan.issue)
    log.error({ ...where, issue }, 'transfers to the receiving address cannot be read from this block on');
  if (issue === null && scan.issue !== null)
    log.info(where, 'transfers to the receiving address can be read again');
}

async function scanOne(dependencies: DonationDependencies, scan: ScanRow): Promise<void> {
  const { database, now } = dependencies;
  const round = await read(dependencies, scan);
  const at = now();
  const due = (ms: number) => new Date(at.getTime() + ms).toISOString();
  if (!round) {
    await heldScan(database, scan)
      .set({ next_attempt_time: due(scanEveryMs) })
      .execute();
    return;
  }
  const { nextBlock, isComplete, issue, found } = round;
  const isKept = await database.transaction().execute(async (transaction) => {
    const held = await heldScan(transaction, scan)
      .set({
        ...(found && { next_block: nextBlock }),
        ...(isComplete && { read_time: at.toISOString() }),
        ...issueColumns(scan, issue, at),
        next_attempt_time: due(isComplete || issue !== null ? scanEveryMs : scanAgainMs),
      })
      .returning('id')
      .executeTakeFirst();
    if (!held) return false;
    if (found) await storeTransfers(transaction, { scanId: scan.id, receiver: scan.receiver, ...found, at });
    return true;
  });
  if (!isKept) return;
  report(dependencies, scan, round);
  if (issue === null) await restoreGone(dependencies, scan);
}

/**
 * Reads every transfer to every address that donations were asked for to, from the block where the last round ended. A reading that an error
 * ends is done again when its lease ends. Several processes may run this concurrently; each address is read by one.
 * @returns how many addresses were read
 */
export async function scanTransfers(dependencies: DonationDependencies): Promise<number> {
  await keepScans(dependencies);
  return workThrough({
    claim: () => claimScans(dependencies),
    work: (scan) => scanOne(dependencies, scan),
    onError: (error, scan) =>
      dependencies.log.error(
        { error, scanId: scan.id },
        'transfers to the receiving address could not be read; it will be retried',
      ),
  });
}
