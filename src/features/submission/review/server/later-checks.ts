import type { Finding } from '#features/submission/submissions/model/finding.ts';
import type { SubmissionKind } from '#features/submission/submissions/model/state.ts';
import { parseFindings } from '#features/submission/submissions/server/parse-findings.ts';
import type { StoredForm } from '#features/submission/submissions/server/parse-payload.ts';
import type { LaterChecks } from '#features/submission/submissions/server/server-kind.ts';
import { within } from '#lib/within.ts';
import type { ReviewDependencies } from './review-dependencies.ts';

/**
 * A person at the desk waits for no longer; what was found before stays then. It is longer than a check of a token may take, and shorter than the
 * minute after which the server closes a silent connection.
 */
const waitMs = 50_000;
/** How long a submission waits whose checks could not be made: twice as long each time, so that none uses up what others need. */
const firstPauseMs = 10 * 60_000;
const longestPauseMs = 6 * 60 * 60_000;
/** No further check begins later in a run: a job that runs for long counts as one that fails. What is left is done by the next run. */
const runMs = 60_000;

type Checked = StoredForm & { findings: string };

const isOf =
  ({ codes }: LaterChecks) =>
  ({ code }: Pick<Finding, 'code'>) =>
    codes.includes(code);

/** Makes the longer checks of a form again. @returns what they find now, or what they found before where they cannot be made */
export async function findAgain(
  { forms }: Pick<ReviewDependencies, 'forms'>,
  row: Checked & { kind: SubmissionKind },
): Promise<Finding[]> {
  const { later } = forms[row.kind];
  if (!later) return [];
  const found = await within(later.find(row), waitMs).catch(() => undefined);
  return found ?? parseFindings(row.findings).filter(isOf(later));
}

interface Kind {
  kind: SubmissionKind;
  later: LaterChecks;
}

type Dependencies = Pick<ReviewDependencies, 'database' | 'forms' | 'now' | 'log'>;

/** Numbers of the submissions in review for which the longer checks were not made since they were sent. */
async function listUnchecked({ database }: Dependencies, { kind, later }: Kind): Promise<number[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'findings'])
    .where('kind', '=', kind)
    .where('state', '=', 'in-review')
    // The checks of a change are those of an edit, and a further language is of what was checked.
    .where('change_hid', 'is', null)
    .where('parent_id', 'is', null)
    .orderBy('id')
    .execute();
  return rows.filter(({ findings }) => !parseFindings(findings).some(isOf(later))).map(({ id }) => id);
}

/** Adds what is found to the findings, unless others took their place in the meantime or it is decided. @returns whether anything was found */
async function checkOne({ database }: Dependencies, { later }: Kind, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('submissions')
    .select(['id', 'payload', 'payload_version', 'findings'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return false;
  const found = await later.find(row);
  if (!found) return false;
  await database
    .updateTable('submissions')
    .set({ findings: JSON.stringify([...parseFindings(row.findings), ...found]) })
    .where('id', '=', id)
    .where('state', '=', 'in-review')
    .where('payload', '=', row.payload)
    .where('findings', '=', row.findings)
    .execute();
  return true;
}

/** When a submission is tried again, and how long it waits then. */
interface Wait {
  untilMs: number;
  pauseMs: number;
}

function waitAgain(last: Wait | undefined, nowMs: number): Wait {
  const pauseMs = last ? Math.min(2 * last.pauseMs, longestPauseMs) : firstPauseMs;
  return { untilMs: nowMs + pauseMs, pauseMs };
}

/** @returns a job that makes the longer checks of what is in review, one after the other */
export function createLaterChecks(dependencies: Dependencies): (signal?: AbortSignal) => Promise<void> {
  const { forms, now, log } = dependencies;
  const kinds = (Object.keys(forms) as SubmissionKind[]).flatMap((kind) => {
    const { later } = forms[kind];
    return later ? [{ kind, later, waits: new Map<number, Wait>() }] : [];
  });

  async function checkKind(
    { waits, ...kind }: Kind & { waits: Map<number, Wait> },
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const ids = await listUnchecked(dependencies, kind);
    const unchecked = new Set(ids);
    const endMs = now().getTime() + runMs;
    for (const id of waits.keys()) if (!unchecked.has(id)) waits.delete(id);
    for (const id of ids) {
      const last = waits.get(id);
      if (last && last.untilMs > now().getTime()) continue;
      if (signal?.aborted || now().getTime() >= endMs) return;
      const isDone = await checkOne(dependencies, kind, id).catch((error: unknown) => {
        log.error({ error, submissionId: id }, 'a submission could not be checked; it is tried again');
        return false;
      });
      if (!isDone) waits.set(id, waitAgain(last, now().getTime()));
    }
  }
  return async (signal) => {
    for (const kind of kinds) await checkKind(kind, signal);
  };
}
